import { MAX_BANNER_DAYS } from '@dure/contract/clubs/notices/notice-limits';
import { NOTICE_WAYS } from '@dure/contract/clubs/notices/notice-states';
import type { NoticeReach } from '@dure/contract/clubs/notices/notices.endpoints';
import { Suspense } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { cx } from '../../../ui/cx.ts';
import { dayAfter, dayOf } from '../../../ui/dates/days/which-day.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { endOfDay } from '../../../ui/dates/days/day.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import type { NoticeValues } from './notice-draft.ts';
import { noticesText } from './notices.text.ts';

const text = noticesText.writing;
// Few notices have a banner: its calendar costs more than the page.
const DatePicker = lazy(() => import('../../../ui/dates/DatePicker.tsx').then((module) => module.DatePicker));

export interface WayFieldsProps {
  readonly values: NoticeValues;
  readonly reach: NoticeReach | undefined;
  readonly onChange: (part: Partial<NoticeValues>) => void;
}

/** Where readers find a notice, and until when its banner stands. */
export function WayFields({ values: { ways, bannerDay, sendAt, isLater }, reach, onChange }: WayFieldsProps) {
  const zone = useTimeZone();
  const now = new Date(useNow()).toISOString();
  const first = dayOf(isLater && sendAt !== null ? sendAt : now, zone);
  const until = bannerDay === null ? '' : text.until(formatMonthDay(endOfDay(bannerDay, zone), zone));
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={text.where} className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
          {text.where}
        </span>
        <div className="grid gap-2 desktop:grid-cols-3">
          {NOTICE_WAYS.map((way) => {
            const isOn = ways.includes(way);
            const hint = text.wayHints[way](reach, until);
            return (
              <Checkbox
                key={way}
                isSelected={isOn}
                onChange={(on) =>
                  onChange({ ways: NOTICE_WAYS.filter((one) => (one === way ? on : ways.includes(one))) })
                }
                className={cx(
                  'rounded-control border px-3 desktop:min-h-11',
                  '[&>span:last-child]:flex [&>span:last-child]:flex-1 [&>span:last-child]:items-baseline [&>span:last-child]:justify-between [&>span:last-child]:gap-2',
                  isOn ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface',
                )}
              >
                <span>{text.ways[way]}</span>
                {isOn && hint !== '' && <span className="text-sm text-ink-2 tabular-nums">{hint}</span>}
              </Checkbox>
            );
          })}
        </div>
      </div>
      {ways.includes('BANNER') && (
        <Suspense fallback={<div className="h-18" />}>
          <DatePicker
            label={text.bannerUntil}
            name="bannerUntil"
            value={bannerDay}
            min={first}
            max={dayAfter(first, MAX_BANNER_DAYS)}
            isRequired
            onChange={(day) => onChange({ bannerDay: day })}
            className="max-w-80"
          />
        </Suspense>
      )}
    </div>
  );
}
