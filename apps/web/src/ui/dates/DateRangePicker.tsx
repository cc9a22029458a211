import { parseDate } from '@internationalized/date';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarGrids } from './CalendarGrids.tsx';
import { DateFieldFrame, useDateField, type DateFieldProps } from './date-field.tsx';
import { DateSegments } from './DateSegments.tsx';

/** Two calendar days, both included, as `2026-11-20`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

export interface DateRangePickerProps extends Omit<DateFieldProps<DayRange>, 'name'> {
  /** The paths of the two days, for the form's errors. */
  readonly startName?: string;
  readonly endName?: string;
}

export function DateRangePicker(props: DateRangePickerProps) {
  const { value, startName, endName } = props;
  const { change, picker, frame } = useDateField(props, parseDate, startName, endName);
  return (
    <AriaDateRangePicker
      {...picker}
      value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
      onChange={(range) => change(range && { start: range.start.toString(), end: range.end.toString() })}
      granularity="day"
    >
      <DateFieldFrame
        {...frame}
        calendar={
          <RangeCalendar>
            <CalendarGrids selects="range" />
          </RangeCalendar>
        }
      >
        <DateSegments slot="start" />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <DateSegments slot="end" />
      </DateFieldFrame>
    </AriaDateRangePicker>
  );
}
