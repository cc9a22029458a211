import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { cx } from './cx.ts';

/** Sentences by the path of the field they belong to, as the server answers them. */
export type FormErrors = Readonly<Record<string, string>>;

const noErrors: FormErrors = {};
const FormErrorsContext = createContext<FormErrors>(noErrors);

export interface FormProps {
  /** A field shows the sentence under its `name` until it is changed; a new object shows all again. */
  readonly errors?: FormErrors;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly 'aria-label'?: string;
}

/** Puts errors under their fields and the focus on the first of them. */
export function Form({ errors = noErrors, onSubmit, children, className, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) firstInvalid(form.current)?.focus();
  }, [errors]);
  return (
    <FormErrorsContext value={errors}>
      <AriaForm
        {...props}
        ref={form}
        validationBehavior="aria"
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className={cx('flex flex-col gap-5', className)}
      >
        {children}
      </AriaForm>
    </FormErrorsContext>
  );
}

const focusable = 'input:not([type=hidden], [hidden]), textarea, button, [tabindex="0"], [role=spinbutton]';

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector('[data-invalid]:not(form)')?.querySelector<HTMLElement>(focusable);
}

/** For a field that is no React Aria field: its sentence, and what to call when the person changes the value. */
export function useFormError(name: string | undefined): readonly [string | undefined, () => void] {
  const errors = use(FormErrorsContext);
  const [seen, setSeen] = useState<FormErrors>();
  const error = name === undefined || seen === errors ? undefined : errors[name];
  return [error, () => setSeen(errors)];
}
