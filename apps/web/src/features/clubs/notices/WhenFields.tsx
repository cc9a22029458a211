import { MAX_NOTICE_DAYS_AHEAD } from '@dure/contract/clubs/notices/notice-limits';
import { Suspense } from 'react';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { ToggleChips } from '../../../ui/buttons/ToggleChips.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import type { NoticeValues } from './notice-draft.ts';
import { noticesText } from './notices.text.ts';

const text = noticesText.writing;
const DateTimePicker = lazy(() =>
  import('../../../ui/dates/DateTimePicker.tsx').then((module) => module.DateTimePicker),
);
const DAY_MS = 24 * 60 * 60_000;
const WHEN = [
  { value: 'NOW', label: text.now },
  { value: 'LATER', label: text.later },
] as const;

export interface WhenFieldsProps {
  readonly values: NoticeValues;
  readonly onChange: (part: Partial<NoticeValues>) => void;
}

/** At once, or at a time of the organisation. */
export function WhenFields({ values: { isLater, sendAt }, onChange }: WhenFieldsProps) {
  const zone = useTimeZone();
  const now = useNow();
  return (
    <div className="flex flex-col gap-3">
      <ToggleChips
        label={text.when}
        selectionMode="single"
        options={WHEN}
        value={[isLater ? 'LATER' : 'NOW']}
        onChange={([when]) => when && onChange({ isLater: when === 'LATER' })}
      />
      {isLater && (
        <Suspense fallback={<div className="h-18" />}>
          <DateTimePicker
            label={text.sendAt}
            name="sendAt"
            value={sendAt}
            min={new Date(now).toISOString()}
            max={new Date(now + MAX_NOTICE_DAYS_AHEAD * DAY_MS).toISOString()}
            isRequired
            description={text.zone(zone)}
            onChange={(next) => onChange({ sendAt: next })}
            className="max-w-80"
          />
        </Suspense>
      )}
    </div>
  );
}
