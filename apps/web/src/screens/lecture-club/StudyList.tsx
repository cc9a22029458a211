import type { LectureClubAbout, StudyOutline } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { daysBetween } from '../../ui/dates/days/which-day.ts';
import { formatDateRange } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { useNow } from '../../ui/dates/use-now.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import { lectureClubText as text } from './lecture-club.text.ts';
import { hasBegun, isNow } from './study-dates.ts';

const DAYS_A_WEEK = 7;

/** Studies by the week of the club in which they begin, counted from 1. */
function byWeek({ startAt, studies }: LectureClubAbout, zone: string): Map<number, StudyOutline[]> {
  const weeks = new Map<number, StudyOutline[]>();
  for (const study of studies) {
    const days = startAt === null || study.startAt === null ? 0 : daysBetween(startAt, study.startAt, zone);
    const week = 1 + Math.max(0, Math.floor(days / DAYS_A_WEEK));
    weeks.set(week, [...(weeks.get(week) ?? []), study]);
  }
  return weeks;
}

interface StudyRowProps {
  readonly clubSequence: number;
  readonly study: StudyOutline;
  /** Whether the viewer may read it. */
  readonly isOpen: boolean;
}

function StudyRow({ clubSequence, study, isOpen }: StudyRowProps) {
  const [zone, now] = [useTimeZone(), useNow()];
  const { clubStudySequence, no, title, description, startAt, endAt, materialCount, myProgress } = study;
  const dates = startAt !== null && endAt !== null ? [formatDateRange(startAt, endAt, zone)] : [];
  const materials = materialCount > 0 ? [text.materials(materialCount)] : [];
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken">
      <span className="w-9 flex-none font-semibold text-ink-3 tabular-nums">{text.no(no)}</span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {isOpen ? (
            <Link
              to="/lecture/$clubSequence/studies/$studySequence"
              params={{ clubSequence, studySequence: clubStudySequence }}
              className="after:absolute after:inset-0 hover:text-brand-ink"
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {isNow(study, now) && (
            <Chip tone="good" className="ml-2">
              {text.now}
            </Chip>
          )}
        </p>
        {description !== '' && <p className="line-clamp-2 text-sm text-ink-2">{description}</p>}
        <p className="text-sm text-ink-3 tabular-nums">{[...dates, ...materials].join(' · ')}</p>
      </div>
      {myProgress !== null && (hasBegun(study, now) || myProgress > 0) && (
        <span className="flex flex-none items-center gap-3">
          <Progress label={title} value={myProgress} wordsHidden className="w-24 max-desktop:hidden" />
          <span className="text-right text-sm font-semibold text-ink-2 tabular-nums desktop:w-18">
            {text.progress(myProgress)}
          </span>
        </span>
      )}
    </li>
  );
}

/** The curriculum by week; its people come to each study, with what they have read of it. */
export function StudyList({ club }: { readonly club: LectureClubAbout }) {
  const zone = useTimeZone();
  const isOpen = club.can.enter || club.can.manage;
  const { clubSequence } = club;
  return (
    <Card as="section" aria-labelledby="curriculum" className="flex flex-col gap-3">
      <h2 id="curriculum" className="font-bold">
        {text.curriculum(club.studies.length)}
      </h2>
      {!isOpen && <p className="text-sm text-ink-3">{text.after}</p>}
      {[...byWeek(club, zone)].map(([week, studies]) => (
        <section
          key={week}
          aria-label={text.week(week)}
          className="desktop:grid desktop:grid-cols-[4rem_minmax(0,1fr)] desktop:items-start"
        >
          <h3 className="text-sm font-semibold text-ink-3 tabular-nums desktop:pt-3.5">{text.week(week)}</h3>
          <ol className="divide-y divide-line rounded-box border border-line max-desktop:mt-1.5">
            {studies.map((study) => (
              <StudyRow key={study.clubStudySequence} {...{ clubSequence, study, isOpen }} />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
