import type { StudyView } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getLectureClubAbout } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { iconButtonClass } from '../../ui/buttons/IconButton.tsx';
import { formatDateRange } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Icon } from '../../ui/Icon.tsx';
import { studyText as text } from './study.text.ts';

const StudyContents = lazy(() => import('./StudyContents.tsx').then((module) => module.StudyContents));

const STEPS = [
  { step: -1, label: text.previous, icon: 'chevronUp' },
  { step: 1, label: text.next, icon: 'chevronDown' },
] as const;

/** Which study of which club this is, when it is taken up, and the ones beside it. */
export function StudyHead({ club: clubSequence, study }: { readonly club: number; readonly study: StudyView }) {
  const zone = useTimeZone();
  const { data: club } = useQuery(getLectureClubAbout({ params: { id: clubSequence } }));
  const { no, title, startAt, endAt } = study;
  return (
    <header className="flex flex-none items-center gap-x-4 border-b border-line bg-surface px-4 py-1.5 desktop:px-6">
      <div className="min-w-0 flex-1 wide:flex wide:items-center wide:gap-4">
        <Link
          to="/lecture/$clubSequence"
          params={{ clubSequence }}
          className="touch-target flex min-w-0 items-center gap-1 text-sm text-ink-2 hover:text-ink wide:max-w-80 wide:font-semibold"
        >
          <Icon name="chevronLeft" size={15} />
          <span className="truncate">{club?.clubName}</span>
        </Link>
        <h1 className="truncate font-bold wide:text-base">{text.no(no, title)}</h1>
        {startAt !== null && endAt !== null && (
          <p className="flex-none text-sm text-ink-3 tabular-nums max-wide:hidden">
            {formatDateRange(startAt, endAt, zone)}
          </p>
        )}
      </div>
      <nav aria-label={text.beside} className="flex flex-none items-center">
        <Suspense>
          {club && club.studies.length > 1 && <StudyContents club={clubSequence} no={no} studies={club.studies} />}
        </Suspense>
        {STEPS.map(({ step, label, icon }) => {
          const other = club?.studies.find((one) => one.no === no + step);
          return (
            other && (
              <Link
                key={step}
                to="/lecture/$clubSequence/studies/$studySequence"
                params={{ clubSequence, studySequence: other.clubStudySequence }}
                aria-label={label}
                className={iconButtonClass()}
              >
                <Icon name={icon} />
              </Link>
            )
          );
        })}
      </nav>
    </header>
  );
}
