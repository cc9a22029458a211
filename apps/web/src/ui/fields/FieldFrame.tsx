import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { cx } from '../cx.ts';
import { uiText } from '../ui.text.ts';

/** What every field has besides its own control. */
export interface FieldProps {
  readonly label: string;
  /** The label is for the screen reader alone, where the place already says it. */
  readonly labelHidden?: boolean;
  readonly description?: ReactNode;
  /** A sentence under the field; errors of a whole form come through `Form` by the field's `name`. */
  readonly error?: string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly isRequired?: boolean | undefined;
  readonly children: ReactNode;
  /** At the end of the line under the control: a counter. */
  readonly aside?: ReactNode;
  /** The group is a fieldset and wants no label element. */
  readonly labelElement?: 'span';
}

export const fieldClass = 'group flex min-w-0 flex-col gap-1.5';

/** The state that shows `error`; without one the form decides. */
export function invalid(error: string | undefined): { isInvalid?: true } {
  return error === undefined ? {} : { isInvalid: true };
}

export function FieldFrame({
  label,
  labelHidden = false,
  description,
  error,
  isRequired,
  children,
  aside,
  labelElement,
}: FieldFrameProps) {
  return (
    <>
      <Label
        {...(labelElement && { elementType: labelElement })}
        className={cx('text-sm font-semibold text-ink-2', labelHidden && 'sr-only')}
      >
        {label}
        {isRequired === true && (
          <span aria-hidden="true" className="ml-1.5 text-xs font-semibold text-brand-ink">
            {uiText.field.required}
          </span>
        )}
      </Label>
      {children}
      <div className="flex items-start justify-between gap-3 text-sm not-has-[:not(:empty)]:hidden">
        <div className="flex min-w-0 flex-col gap-1.5 empty:hidden">
          {description !== undefined && (
            <Text slot="description" className="text-ink-3">
              {description}
            </Text>
          )}
          <FieldError data-sentence="" className="text-bad">
            {error}
          </FieldError>
        </div>
        {aside}
      </div>
    </>
  );
}
