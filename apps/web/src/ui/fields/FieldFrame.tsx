import { Children, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { uiText } from '../ui.text.ts';
import type { FrameProps } from './use-field.ts';

export const fieldClass = 'group flex min-w-0 flex-col gap-1.5';
export const labelClass = (isHidden: boolean | undefined) =>
  cx('text-sm font-semibold text-ink-2', isHidden === true && 'sr-only');

export function LabelWords({ label, isRequired }: Pick<FrameProps, 'label' | 'isRequired'>) {
  return (
    <>
      {label}
      {isRequired === true && (
        <span aria-hidden="true" className="ml-1.5 text-xs font-semibold text-brand-ink">
          {uiText.field.required}
        </span>
      )}
    </>
  );
}

/** The line under a control; `aside` stands at its end: a counter. */
export function FieldNotes({ children, aside }: { readonly children: ReactNode; readonly aside?: ReactNode }) {
  const hasNone = [children, aside].every((one) => Children.toArray(one).length === 0);
  return (
    // Not by what stands in it: the browser would look at each letter that is typed anywhere.
    <div className={cx('flex items-start justify-between gap-3 text-sm', hasNone && 'hidden')}>
      <div className="flex min-w-0 flex-col gap-1.5 empty:hidden">{children}</div>
      {aside}
    </div>
  );
}

export interface FieldFrameProps extends FrameProps {
  /** Of the control; label, description and error take theirs from it. */
  readonly id: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  /** Several controls have no label element: their group is named by it. */
  readonly isGroup?: boolean;
}

/** Label, control and what is said of it, as `useField` ties them. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, description, error, isRequired, children, aside, isGroup = false } = props;
  const words = <LabelWords {...{ label, isRequired }} />;
  return (
    <>
      {isGroup ? (
        <span id={`${id}label`} className={labelClass(labelHidden)}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={labelClass(labelHidden)}>
          {words}
        </label>
      )}
      {children}
      <FieldNotes aside={aside}>
        {description !== undefined && (
          <span id={`${id}about`} className="text-ink-3">
            {description}
          </span>
        )}
        {error !== undefined && (
          <span id={`${id}error`} data-sentence="" className="text-bad">
            {error}
          </span>
        )}
      </FieldNotes>
    </>
  );
}
