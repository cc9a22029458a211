import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { ReactNode } from 'react';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { dayNumber } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { TodoRow } from '../TodoRow.tsx';
import { finishingText as text } from './finishing.text.ts';
import { undoneIn, type Undone } from './undone.ts';

function wayTo({ kind, title }: Undone, clubSequence: number): ReactNode {
  const look = { params: { clubSequence }, size: 'small' } as const;
  const named = (action: string) => ({ 'aria-label': `${title}: ${action}`, children: action });
  if (kind === 'ungraded' || kind === 'review') {
    const filter = kind === 'review' ? 'review' : 'waiting';
    const words = named(kind === 'review' ? text.answer : text.grade);
    return <RouterButtonLink to="/quiz-dashboard/$clubSequence/grading" search={{ filter }} {...look} {...words} />;
  }
  if (kind === 'unopened')
    return <RouterButtonLink to="/quiz-dashboard/$clubSequence/quizzes" {...look} {...named(text.quizzes)} />;
  if (kind === 'held')
    return <RouterButtonLink to="/quiz-dashboard/$clubSequence/grading" {...look} {...named(text.release)} />;
  const words = named(kind === 'reports' ? text.read : text.write);
  return <RouterButtonLink to="/quiz-dashboard/$clubSequence/evaluation" {...look} {...words} />;
}

export interface UndoneRowsProps {
  readonly club: { readonly clubSequence: number; readonly clubStatus: string; readonly endAt: string | null };
  readonly figures: ClubDashboard;
}

/** What a club that ends leaves undone, each with the way to do it. */
export function UndoneRows({ club: { clubSequence, clubStatus, endAt }, figures }: UndoneRowsProps) {
  const zone = useTimeZone();
  const now = useNow();
  const isOver = clubStatus === CLUB_STATUS.finished;
  const rows = undoneIn(figures, isOver);
  const ends = endAt === null ? null : text.endsIn(dayNumber(endAt, zone) - dayNumber(now, zone));
  return (
    <section aria-labelledby="undone" className="border-b border-line pb-5">
      <h2 id="undone" className="text-xl font-bold">
        {isOver ? text.titleOver : text.title}
      </h2>
      <p className="text-sm text-ink-2">{rows.length === 0 ? text.none : isOver ? text.over : ends}</p>
      {rows.length > 0 && (
        <ul className="mt-2.5">
          {rows.map((one) => (
            <TodoRow key={one.kind} title={one.title} note={one.note}>
              {wayTo(one, clubSequence)}
            </TodoRow>
          ))}
        </ul>
      )}
    </section>
  );
}
