import { parseDate } from '@internationalized/date';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarGrids } from './CalendarGrids.tsx';
import { cx } from '../cx.ts';
import { DateBox } from './DateBox.tsx';
import type { DateFieldProps } from './DatePicker.tsx';
import { DatePopover } from './DatePopover.tsx';
import { DateSegments } from './DateSegments.tsx';
import { AriaFieldFrame, useAriaField } from '../fields/AriaFieldFrame.tsx';
import { fieldClass } from '../fields/FieldFrame.tsx';

/** Two calendar days, both included, as `2026-11-20`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

export interface DateRangePickerProps extends Omit<DateFieldProps, 'name'> {
  readonly value: DayRange | null;
  readonly onChange: (value: DayRange | null) => void;
  readonly min?: string;
  readonly max?: string;
  /** The paths of the two days, for the form's errors. */
  readonly startName?: string;
  readonly endName?: string;
}

export function DateRangePicker(props: DateRangePickerProps) {
  const { label, labelHidden, description, value, onChange, min, max, className, ...field } = props;
  const { error, settle, field: inForm } = useAriaField(props.error, field.startName, field.endName);
  const change = (next: DayRange | null) => {
    settle();
    onChange(next);
  };
  const canClear = value !== null && field.isRequired !== true && field.isDisabled !== true;
  return (
    <AriaDateRangePicker
      {...field}
      {...inForm}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
      onChange={(range) => change(range && { start: range.start.toString(), end: range.end.toString() })}
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
          <DateSegments slot="start" />
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
          <DateSegments slot="end" />
        </DateBox>
      </AriaFieldFrame>
      <DatePopover>
        <RangeCalendar>
          <CalendarGrids selects="range" />
        </RangeCalendar>
      </DatePopover>
    </AriaDateRangePicker>
  );
}
