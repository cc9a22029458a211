import { parseAbsolute } from '@internationalized/date';
import { useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { CalendarGrids } from './CalendarGrids.tsx';
import { DateFieldFrame, useDateField, type DateFieldProps } from './date-field.tsx';
import { DateSegments } from './DateSegments.tsx';
import { useTimeZone } from './time-zone.ts';

/** The value is an instant in UTC, as `2026-11-20T05:30:00.000Z`; shown and typed in the tenant's time zone. */
export type DateTimePickerProps = DateFieldProps<string>;

/** For openings and deadlines: a day with hour and minute. */
export function DateTimePicker(props: DateTimePickerProps) {
  const zone = useTimeZone();
  const parse = (instant: string) => parseAbsolute(instant, zone);
  const [opened] = useState(() => new Date().toISOString());
  const { change, picker, frame } = useDateField(props, parse, props.name);
  return (
    <AriaDatePicker
      {...picker}
      placeholderValue={parse(opened).set({ hour: 9, minute: 0, second: 0, millisecond: 0 })}
      value={props.value === null ? null : parse(props.value)}
      onChange={(date) => change(date?.toAbsoluteString() ?? null)}
      granularity="minute"
      hourCycle={24}
      hideTimeZone
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
