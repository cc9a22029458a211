import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { cx } from '../../../../ui/cx.ts';
import { DateRangeText } from '../../../../ui/dates/DateText.tsx';
import { studyFacts } from './club-facts.ts';
import { clubsText } from './clubs.text.ts';

/** Dates and amount of study in one line. */
export function ClubFacts({ club, className }: { readonly club: ClubCard; readonly className?: string }) {
  const { startAt, endAt } = club;
  return (
    <p className={cx('text-sm text-ink-3 tabular-nums', className)}>
      {startAt !== null && endAt !== null ? <DateRangeText start={startAt} end={endAt} /> : clubsText.noDates}
      {studyFacts(club).map((fact) => ` · ${fact}`)}
    </p>
  );
}
