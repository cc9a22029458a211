import type { LectureStudentDetail } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { StatGrid } from '../../../ui/layout/StatGrid.tsx';
import { Progress } from '../../../ui/states/Progress.tsx';
import { lectureDashboardText } from './lecture-dashboard.text.ts';

const text = lectureDashboardText.student;
const { none, no: studyNo, percent } = lectureDashboardText.studies;
const when = (instant: string | null) => (instant === null ? none : <DateText date={instant} look="short" />);

/** What somebody has read of each study. */
export function StudentReading({ student }: { readonly student: LectureStudentDetail }) {
  const { isMember, progress, readPages, lastReadAt, joinedAt, studies } = student;
  return (
    <div className="flex flex-col gap-5">
      {!isMember && <p className="text-ink-2">{text.left}</p>}
      <StatGrid
        stats={[
          { label: text.progress, value: percent(progress) },
          { label: text.pages, value: readPages },
          { label: text.lastRead, value: when(lastReadAt) },
          { label: text.joined, value: when(joinedAt) },
        ]}
      />
      <section aria-labelledby="student-studies">
        <h3 id="student-studies" className="font-bold">
          {text.studies}
        </h3>
        <ol className="divide-y divide-line">
          {studies.map(({ clubStudySequence, no, title, pageCount, readPages: read, lastReadAt: at }) => (
            <li key={clubStudySequence} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 flex-[1_1_12rem]">
                <p className="font-semibold">
                  <span className="mr-2 text-ink-3 tabular-nums">{studyNo(no)}</span>
                  {title}
                </p>
                <p className="text-sm text-ink-3 tabular-nums">
                  {pageCount === 0 ? text.nothing : text.of(read, pageCount)}
                  {at !== null && (
                    <>
                      {' · '}
                      <DateText date={at} look="short" />
                    </>
                  )}
                </p>
              </div>
              {pageCount > 0 && <Progress label={title} value={read} max={pageCount} wordsHidden className="w-28" />}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
