import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { formatDateRange, formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { joinedText as words } from './joined.text.ts';

export interface JoinedDialogProps {
  readonly club: ClubAbout;
  /** The way to its dates. */
  readonly calendar: ReactNode;
  /** What joining brought. */
  readonly earned: ReactNode;
  readonly onClose: () => void;
}

/** That one is in, when it begins, and the dates to take along. */
export function JoinedDialog({ club, calendar, earned, onClose }: JoinedDialogProps) {
  const { clubName, startAt, endAt, curriculum } = club;
  const timeZone = useTimeZone();
  const now = useNow();
  const isAhead = startAt !== null && Date.parse(startAt) > now;
  const next = curriculum
    .flatMap(({ openAt }) => openAt ?? [])
    .filter((openAt) => Date.parse(openAt) > now)
    .toSorted()[0];
  return (
    <Dialog
      title={words.title}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          {calendar}
          <Button variant="primary" onPress={onClose}>
            {words.go}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{clubName}</p>
      <p className="mt-1 text-xl font-bold text-pretty">
        {isAhead ? words.starts(formatMonthDay(startAt, timeZone)) : words.running}
      </p>
      {next !== undefined && <p className="mt-2 text-ink-2">{words.next(formatMonthDay(next, timeZone))}</p>}
      {startAt !== null && endAt !== null && (
        <p className="mt-1 text-sm text-ink-3 tabular-nums">{formatDateRange(startAt, endAt, timeZone)}</p>
      )}
      <p className="mt-4 text-sm text-ink-2">{words.calendarNote}</p>
      {earned}
    </Dialog>
  );
}
