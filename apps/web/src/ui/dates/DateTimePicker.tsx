import { parseAbsolute } from '@internationalized/date';
import { useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { CalendarGrids } from './CalendarGrids.tsx';
import { cx } from '../cx.ts';
import { DateBox } from './DateBox.tsx';
import type { DateFieldProps } from './DatePicker.tsx';
import { DatePopover } from './DatePopover.tsx';
import { DateSegments } from './DateSegments.tsx';
import { AriaFieldFrame, useAriaField } from '../fields/AriaFieldFrame.tsx';
import { fieldClass } from '../fields/FieldFrame.tsx';
import { useTimeZone } from './time-zone.ts';

export interface DateTimePickerProps extends DateFieldProps {
  /** An instant in UTC, as `2026-11-20T05:30:00.000Z`; shown and typed in the tenant's time zone. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly min?: string;
  readonly max?: string;
}

/** For openings and deadlines: a day with hour and minute. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { label, labelHidden, description, value, onChange, min, max, className, ...field } = props;
  const zone = useTimeZone();
  const [opened] = useState(() => new Date().toISOString());
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
      {...(min !== undefined && { minValue: parseAbsolute(min, zone) })}
      {...(max !== undefined && { maxValue: parseAbsolute(max, zone) })}
      placeholderValue={parseAbsolute(opened, zone).set({
        hour: 9,
        minute: 0,
        second: 0,
        millisecond: 0,
      })}
      value={value === null ? null : parseAbsolute(value, zone)}
      onChange={(date) => change(date?.toAbsoluteString() ?? null)}
      granularity="minute"
      hourCycle={24}
      hideTimeZone
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
