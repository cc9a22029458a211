import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { CalendarGrids } from './CalendarGrids.tsx';
import { cx } from '../cx.ts';
import { DateBox } from './DateBox.tsx';
import { DatePopover } from './DatePopover.tsx';
import { DateSegments } from './DateSegments.tsx';
import { fieldClass, FieldFrame, invalid, type FieldProps } from '../fields/FieldFrame.tsx';

export interface DateFieldProps extends FieldProps {
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
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
  const { label, labelHidden, description, error, value, onChange, min, max, className, ...field } = props;
  const canClear = value !== null && field.isRequired !== true && field.isDisabled !== true;
  return (
    <AriaDatePicker
      {...field}
      {...invalid(error)}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      granularity="day"
      shouldForceLeadingZeros
      className={cx(fieldClass, className)}
    >
      <FieldFrame
        {...{ label, error, description }}
        labelHidden={labelHidden ?? false}
        isRequired={field.isRequired}
        labelElement="span"
      >
        <DateBox onClear={canClear && (() => onChange(null))}>
          <DateSegments />
        </DateBox>
      </FieldFrame>
      <DatePopover>
        <Calendar>
          <CalendarGrids selects="day" />
        </Calendar>
      </DatePopover>
    </AriaDatePicker>
  );
}
