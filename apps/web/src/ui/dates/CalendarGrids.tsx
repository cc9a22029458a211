import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Button } from 'react-aria-components/Button';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { datePickerText } from './date-picker.text.ts';

const turn =
  'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken disabled:opacity-40 desktop:size-9';

const cell = cx(
  'grid size-11 place-items-center rounded-control text-base tabular-nums outline-none desktop:size-9 desktop:text-sm',
  'hover:bg-sunken data-outside-month:hidden data-disabled:text-ink-3 data-disabled:line-through data-unavailable:text-ink-3 data-unavailable:line-through',
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-brand',
  'data-today:font-bold data-today:underline data-today:underline-offset-4',
);

const single = 'data-selected:bg-brand data-selected:text-on-brand';
const range = cx(
  'data-selected:rounded-none data-selected:bg-brand-soft data-selected:text-brand-ink',
  'data-selection-start:rounded-l-control data-selection-start:bg-brand data-selection-start:text-on-brand',
  'data-selection-end:rounded-r-control data-selection-end:bg-brand data-selection-end:text-on-brand',
);

/** The month inside a calendar's pop-over; Sunday first, as calendars in Korea hang. */
export function CalendarGrids({ selects }: { readonly selects: 'day' | 'range' }) {
  return (
    <>
      <div className="mb-1 flex items-center justify-between">
        <Button slot="previous" aria-label={datePickerText.previous} className={turn}>
          <Icon name="chevronLeft" />
        </Button>
        <Heading className="text-base font-semibold" />
        <Button slot="next" aria-label={datePickerText.next} className={turn}>
          <Icon name="chevronRight" />
        </Button>
      </div>
      <CalendarGrid className="border-separate border-spacing-y-0.5">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="text-xs font-semibold text-ink-3">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cx(cell, selects === 'day' ? single : range)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
