import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { CalendarGrids } from './CalendarGrids.tsx';
import { DateFieldFrame, useDateField, type DateFieldProps } from './date-field.tsx';
import { DateSegments } from './DateSegments.tsx';

/** The value is a calendar day, as `2026-11-20`. */
export type DatePickerProps = DateFieldProps<string>;

export function DatePicker(props: DatePickerProps) {
  const { change, picker, frame } = useDateField(props, parseDate, props.name);
  return (
    <AriaDatePicker
      {...picker}
      value={props.value === null ? null : parseDate(props.value)}
      onChange={(date) => change(date?.toString() ?? null)}
      granularity="day"
    >
      <DateFieldFrame
        {...frame}
        calendar={
          <Calendar>
            <CalendarGrids selects="day" />
          </Calendar>
        }
      >
        <DateSegments />
      </DateFieldFrame>
    </AriaDatePicker>
  );
}
