import type { LectureStudent } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import type { StudentSort } from '@dure/contract/insight/lecture-dashboard/student-sorts';
import type { ReactNode } from 'react';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { TableSelection, TableSort } from '../../../ui/lists/table-types.ts';
import { PersonCell } from '../../../ui/people/PersonCell.tsx';
import { PercentCell } from '../../../ui/states/PercentCell.tsx';
import { lectureDashboardText } from './lecture-dashboard.text.ts';

const text = lectureDashboardText.students;

const SORTS: Readonly<Record<StudentSort, TableSort>> = {
  joined: { column: 'joined', direction: 'ascending' },
  progress: { column: 'progress', direction: 'ascending' },
  progressDesc: { column: 'progress', direction: 'descending' },
  lastRead: { column: 'lastRead', direction: 'ascending' },
  lastReadDesc: { column: 'lastRead', direction: 'descending' },
};
function sortOf({ column, direction }: TableSort): StudentSort {
  const isDown = direction === 'descending';
  if (column === 'progress') return isDown ? 'progressDesc' : 'progress';
  return column === 'lastRead' ? (isDown ? 'lastReadDesc' : 'lastRead') : 'joined';
}

export interface StudentsTableProps {
  readonly students: readonly LectureStudent[];
  readonly sort: StudentSort;
  readonly onSort: (sort: StudentSort) => void;
  readonly studentLink: (memberUUID: string, parts: LinkParts) => ReactNode;
  readonly isStale: boolean;
  readonly emptyText: string;
  /** Who is chosen to be written to. */
  readonly selection: TableSelection;
}

/** Members of a lecture club with how far they have read, and when last. */
export function StudentsTable(props: StudentsTableProps) {
  const { students, sort, onSort, studentLink, isStale, emptyText, selection } = props;
  return (
    <Table
      label={text.label}
      rows={students}
      rowId={({ memberUUID }) => memberUUID}
      rowName={({ nickname }) => nickname}
      sort={SORTS[sort]}
      onSort={(next) => onSort(sortOf(next))}
      isStale={isStale}
      selection={selection}
      emptyText={emptyText}
      columns={[
        {
          id: 'name',
          header: text.name,
          isRowHeader: true,
          cell: ({ memberUUID, nickname, profileImageUrl, isSilent }) => (
            <PersonCell
              name={nickname}
              image={profileImageUrl}
              label={text.open(nickname)}
              link={(parts) => studentLink(memberUUID, parts)}
              flag={isSilent ? text.silentChip : undefined}
            />
          ),
        },
        {
          id: 'progress',
          header: text.progress,
          isSortable: true,
          cell: ({ progress, nickname }) => (
            <PercentCell
              label={`${nickname} ${text.progress}`}
              percent={progress}
              words={lectureDashboardText.studies.percent(progress)}
              className="max-desktop:hidden"
            />
          ),
        },
        {
          id: 'questions',
          header: text.questions,
          align: 'end',
          className: 'whitespace-nowrap max-desktop:hidden!',
          cell: ({ questionCount }) =>
            questionCount === 0 ? lectureDashboardText.studies.none : text.questionCount(questionCount),
        },
        {
          id: 'lastStudy',
          header: text.lastStudy,
          className: 'max-desktop:hidden!',
          cell: ({ lastStudy }) => (lastStudy ? text.study(lastStudy.no, lastStudy.title) : text.never),
        },
        {
          id: 'lastRead',
          header: text.lastRead,
          isSortable: true,
          className: 'whitespace-nowrap',
          cell: ({ lastReadAt }) =>
            lastReadAt === null ? lectureDashboardText.studies.none : <DateText date={lastReadAt} look="short" />,
        },
        {
          id: 'joined',
          header: text.joined,
          isSortable: true,
          className: 'max-desktop:hidden!',
          cell: ({ joinedAt }) =>
            joinedAt === null ? lectureDashboardText.studies.none : <DateText date={joinedAt} />,
        },
      ]}
    />
  );
}
