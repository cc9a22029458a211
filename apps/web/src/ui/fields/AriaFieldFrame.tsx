import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/DateField';
import { FieldNotes, labelClass, LabelWords } from './FieldFrame.tsx';
import { useFormError, useIsInForm } from './Form.tsx';
import type { FrameProps } from './use-field.ts';

export interface AriaFieldFrameProps extends FrameProps {
  readonly children: ReactNode;
  /** The group wants no label element. */
  readonly labelElement?: 'span';
}

/** `FieldFrame` around a control of React Aria, which ties its parts itself. */
export function AriaFieldFrame(props: AriaFieldFrameProps) {
  const { label, labelHidden, description, error, isRequired, children, labelElement } = props;
  return (
    <>
      <Label {...(labelElement && { elementType: labelElement })} className={labelClass(labelHidden)}>
        <LabelWords {...{ label, isRequired }} />
      </Label>
      {children}
      <FieldNotes>
        {description !== undefined && (
          <Text slot="description" className="text-ink-3">
            {description}
          </Text>
        )}
        <FieldError data-sentence="" className="text-bad">
          {error}
        </FieldError>
      </FieldNotes>
    </>
  );
}

/**
 * What a control of React Aria needs of the surrounding form: the message at its path, and what a change does to it.
 */
export function useAriaField(error: string | undefined, name: string | undefined, ofEnd?: string) {
  const isInForm = useIsInForm();
  const [refusal, settle] = useFormError(name);
  const [refusalOfEnd, settleEnd] = useFormError(ofEnd);
  const sentence = error ?? refusal ?? refusalOfEnd;
  return {
    error: sentence,
    settle: () => {
      settle();
      settleEnd();
    },
    field: {
      validationBehavior: isInForm ? ('aria' as const) : ('native' as const),
      ...(sentence !== undefined && { isInvalid: true as const }),
    },
  };
}
