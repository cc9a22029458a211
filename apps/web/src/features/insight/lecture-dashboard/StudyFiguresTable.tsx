import type { StudyFigures } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { DateRangeText } from '../../../ui/dates/DateText.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import { PercentCell } from '../../../ui/states/PercentCell.tsx';
import { lectureDashboardText } from './lecture-dashboard.text.ts';

const text = lectureDashboardText.studies;

export interface StudyFiguresTableProps {
  readonly studies: readonly StudyFigures[];
  readonly memberCount: number;
}

/** Studies with how the members read them. */
export function StudyFiguresTable({ studies, memberCount }: StudyFiguresTableProps) {
  return (
    <Table
      label={text.label}
      rows={studies}
      rowId={({ clubStudySequence }) => String(clubStudySequence)}
      rowName={({ title }) => title}
      emptyText={text.empty}
      columns={[
        {
          id: 'study',
          header: text.study,
          isRowHeader: true,
          cell: ({ no, title, failedCount }) => (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-ink-3 tabular-nums">{text.no(no)}</span>
              <span className="font-semibold">{title}</span>
              {failedCount > 0 && <Chip tone="bad">{text.unread(failedCount)}</Chip>}
            </span>
          ),
        },
        {
          id: 'period',
          header: text.period,
          className: 'whitespace-nowrap max-desktop:hidden!',
          cell: ({ startAt, endAt }) =>
            startAt === null || endAt === null ? text.none : <DateRangeText start={startAt} end={endAt} />,
        },
        {
          id: 'materials',
          header: text.materials,
          align: 'end',
          className: 'max-desktop:hidden!',
          cell: ({ materialCount }) => text.materialCount(materialCount),
        },
        {
          id: 'readers',
          header: text.readers,
          align: 'end',
          className: 'whitespace-nowrap max-desktop:hidden!',
          cell: ({ readerCount }) => text.of(readerCount, memberCount),
        },
        {
          id: 'finished',
          header: text.finished,
          align: 'end',
          className: 'whitespace-nowrap',
          cell: ({ finishedCount, pageCount }) => (pageCount === 0 ? text.none : text.of(finishedCount, memberCount)),
        },
        {
          id: 'questions',
          header: text.questions,
          align: 'end',
          className: 'whitespace-nowrap max-desktop:hidden!',
          cell: ({ questionCount, waitingCount }) =>
            questionCount === 0 ? text.none : text.questionCount(questionCount, waitingCount),
        },
        {
          id: 'mean',
          header: text.mean,
          cell: ({ title, meanProgress, hasBegun }) =>
            meanProgress === null || (!hasBegun && meanProgress === 0) ? (
              <span className="whitespace-nowrap text-ink-3">{hasBegun ? text.none : text.later}</span>
            ) : (
              <PercentCell
                label={`${title} ${text.mean}`}
                percent={meanProgress}
                words={text.percent(meanProgress)}
                className="max-desktop:hidden"
              />
            ),
        },
      ]}
    />
  );
}
