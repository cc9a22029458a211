import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { CalendarGrids } from './CalendarGrids.tsx';
import { cx } from '../cx.ts';
import { DateBox } from './DateBox.tsx';
import { DatePopover } from './DatePopover.tsx';
import { DateSegments } from './DateSegments.tsx';
import { AriaFieldFrame, useAriaField } from '../fields/AriaFieldFrame.tsx';
import { fieldClass } from '../fields/FieldFrame.tsx';
import type { FieldProps } from '../fields/use-field.ts';

export interface DateFieldProps extends FieldProps {
  readonly className?: string;
}

export interface DatePickerProps extends DateFieldProps {
  /** A calendar day, as `2026-11-20`. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string;
  readonly max?: string;
}

export function DatePicker(props: DatePickerProps) {
  const { label, labelHidden, description, value, onChange, min, max, className, ...field } = props;
  const { error, settle, field: inForm } = useAriaField(props.error, field.name);
  const change = (next: string | null) => {
    settle();
    onChange(next);
  };
  const canClear = value !== null && field.isRequired !== true && field.isDisabled !== true;
  return (
    <AriaDatePicker
      {...field}
      {...inForm}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => change(date?.toString() ?? null)}
      granularity="day"
      shouldForceLeadingZeros
      className={cx(fieldClass, className)}
    >
      <AriaFieldFrame
        {...{ label, error, description }}
        labelHidden={labelHidden ?? false}
        isRequired={field.isRequired}
        labelElement="span"
      >
        <DateBox onClear={canClear && (() => change(null))}>
          <DateSegments />
        </DateBox>
      </AriaFieldFrame>
      <DatePopover>
        <Calendar>
          <CalendarGrids selects="day" />
        </Calendar>
      </DatePopover>
    </AriaDatePicker>
  );
}
