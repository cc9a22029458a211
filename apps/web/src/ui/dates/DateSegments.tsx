import { getDayOfWeek } from '@internationalized/date';
import { use } from 'react';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentRenderProps,
} from 'react-aria-components/DateField';
import { cx } from '../cx.ts';
import { TypedDate } from './TypedDate.tsx';
import { datePickerText } from './date-picker.text.ts';
import { uiText } from '../ui.text.ts';

const segmentClass =
  'inline-block min-w-5.5 rounded-[4px] px-0.5 text-center outline-none data-focused:bg-brand data-focused:text-on-brand data-placeholder:text-ink-3 data-focused:data-placeholder:text-on-brand';

const placeholders: Partial<Record<DateSegmentRenderProps['type'], string>> = datePickerText.placeholder;

/** One date to type, as 2026.11.20 (금) and, where the field has a time, 14:30. */
export function DateSegments({ slot, className }: { readonly slot?: 'start' | 'end'; readonly className?: string }) {
  return (
    <TypedDate {...(slot && { slot })}>
      <DateInput className={cx('flex items-center whitespace-nowrap tabular-nums data-disabled:text-ink-3', className)}>
        {(segment) => {
          // The language's own literals, as in 2026. 11. 20. 14:30, are wider than our way of writing.
          if (segment.type === 'literal') return <span>{segment.text.includes(':') ? ':' : ''}</span>;
          return (
            <span>
              <DateSegment segment={segment} className={segmentClass}>
                {({ text, isPlaceholder, type }) => (isPlaceholder ? (placeholders[type] ?? text) : text)}
              </DateSegment>
              {(segment.type === 'year' || segment.type === 'month') && '.'}
              {segment.type === 'day' && <Weekday isNarrow={slot !== undefined} />}
            </span>
          );
        }}
      </DateInput>
    </TypedDate>
  );
}

/** Two dates side by side have no room for it on a phone. */
function Weekday({ isNarrow }: { readonly isNarrow: boolean }) {
  const date = use(DateFieldStateContext)?.value;
  if (!date) return <span className="px-1" />;
  const name = uiText.date.weekdays[getDayOfWeek(date, 'ko-KR')];
  return <span className={cx('px-1', isNarrow && '@max-[18.5rem]:hidden')}>{`(${name})`}</span>;
}
