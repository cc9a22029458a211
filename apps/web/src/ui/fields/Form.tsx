import { createContext, use, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useRefusedField } from './refused-field.ts';

/** Sentences by the path of the field they belong to, as the server answers them. */
export type FormErrors = Readonly<Record<string, string>>;

const noErrors: FormErrors = {};
const FormErrorsContext = createContext<FormErrors | null>(null);

export interface FormProps {
  /** A field shows the sentence under its `name` until it is changed; a new object shows all again. */
  readonly errors?: FormErrors;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
}

/** Puts errors under their fields; what was submitted and refused is gone to at the first of them, wherever they come from. */
export function Form({ errors = noErrors, onSubmit, children, className, ...props }: FormProps) {
  const { place, look } = useRefusedField<HTMLFormElement>(errors);
  return (
    <FormErrorsContext value={errors}>
      {/* oxlint-disable-next-line react/forbid-elements -- this is the one that everybody uses */}
      <form
        {...props}
        ref={place}
        // The browser's own sentences are not in the product's words.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          look();
        }}
        className={cx('flex flex-col gap-5', className)}
      >
        {children}
      </form>
    </FormErrorsContext>
  );
}

export const useIsInForm = (): boolean => use(FormErrorsContext) !== null;

/** The form's sentence for the field of this name, and what to call when the person changes the value. */
export function useFormError(name: string | undefined): readonly [string | undefined, () => void] {
  const errors = use(FormErrorsContext) ?? noErrors;
  const [seen, setSeen] = useState<FormErrors>();
  const error = name === undefined || seen === errors ? undefined : errors[name];
  return [error, () => setSeen(errors)];
}
