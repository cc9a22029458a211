import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DateBox } from './DateBox.tsx';
import { DatePopover } from './DatePopover.tsx';
import { AriaFieldFrame, useAriaField } from '../fields/AriaFieldFrame.tsx';
import { fieldClass } from '../fields/FieldFrame.tsx';
import type { FieldProps, FrameProps } from '../fields/use-field.ts';

/** What the fields of a day, of an instant and of a period take; `min` and `max` are written as the value's parts. */
export interface DateFieldProps<Value> extends FieldProps {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly min?: string;
  readonly max?: string;
  readonly className?: string;
}

/** The picker's properties and its frame; `parse` reads a bound, the names are the paths of the form's errors. */
export function useDateField<Value, Props extends DateFieldProps<Value>, Bound>(
  props: Props & DateFieldProps<Value>,
  parse: (bound: string) => Bound,
  name?: string,
  endName?: string,
) {
  const { label, labelHidden, description, value, onChange, min, max, className, error: given, ...field } = props;
  const { error, settle, field: inForm } = useAriaField(given, name, endName);
  const { isRequired, isDisabled } = props;
  const change = (next: Value | null) => {
    settle();
    onChange(next);
  };
  const canClear = value !== null && isRequired !== true && isDisabled !== true;
  return {
    change,
    picker: {
      ...field,
      ...inForm,
      ...(min !== undefined && { minValue: parse(min) }),
      ...(max !== undefined && { maxValue: parse(max) }),
      shouldForceLeadingZeros: true,
      className: cx(fieldClass, className),
    },
    frame: {
      ...{ label, error, description, isRequired },
      labelHidden: labelHidden ?? false,
      onClear: canClear && (() => change(null)),
    },
  };
}

export interface DateFieldFrameProps extends FrameProps {
  readonly onClear: (() => void) | false;
  readonly calendar: ReactNode;
  /** The segments that are typed. */
  readonly children: ReactNode;
}

/** What stands in a picker: label, box with segments, calendar in its popover. */
export function DateFieldFrame({ onClear, calendar, children, ...frame }: DateFieldFrameProps) {
  return (
    <>
      <AriaFieldFrame {...frame} labelElement="span">
        <DateBox onClear={onClear}>{children}</DateBox>
      </AriaFieldFrame>
      <DatePopover>{calendar}</DatePopover>
    </>
  );
}
