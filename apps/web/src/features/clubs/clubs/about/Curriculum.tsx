import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { clubAboutText as words } from './club-about.text.ts';

/** The weeks of a club: what each is about and when it opens. */
export function Curriculum({ weeks }: { readonly weeks: ClubAbout['curriculum'] }) {
  const timeZone = useTimeZone();
  if (weeks.length === 0) return <p className="text-ink-3">{words.noCurriculum}</p>;
  return (
    <ol>
      {weeks.map(({ week, quizCount, openAt, topics }) => (
        <li
          key={week}
          className="grid min-h-12 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2 tabular-nums"
        >
          <b>{words.week(week)}</b>
          <span className={topics.length === 0 ? 'text-ink-3' : undefined}>
            {topics.length === 0 ? words.weekQuizzes(quizCount) : topics.join(' · ')}
          </span>
          {openAt !== null && (
            <time dateTime={openAt} className="text-sm text-ink-3">
              {words.opens(formatMonthDay(openAt, timeZone))}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
