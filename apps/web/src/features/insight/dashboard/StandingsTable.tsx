import type { MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { ReactNode } from 'react';
import { DateText } from '../../../ui/dates/DateText.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Table } from '../../../ui/lists/Table.tsx';
import type { TableSelection, TableSort } from '../../../ui/lists/table-types.ts';
import { PersonCell } from '../../../ui/people/PersonCell.tsx';
import { PercentCell } from '../../../ui/states/PercentCell.tsx';
import type { StandingsFilter } from './standings.ts';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.standings;
const { none, percent, points } = dashboardText;

type Sort = StandingsFilter['sort'];
const SORTS: Readonly<Record<Sort, TableSort>> = {
  joined: { column: 'joined', direction: 'ascending' },
  progress: { column: 'progress', direction: 'ascending' },
  progressDesc: { column: 'progress', direction: 'descending' },
  grade: { column: 'grade', direction: 'ascending' },
  gradeDesc: { column: 'grade', direction: 'descending' },
};
function sortOf({ column, direction }: TableSort): Sort {
  const isDown = direction === 'descending';
  if (column === 'progress') return isDown ? 'progressDesc' : 'progress';
  return column === 'grade' ? (isDown ? 'gradeDesc' : 'grade') : 'joined';
}

export interface StandingsTableProps {
  readonly data: Page<MemberStanding>;
  readonly filter: StandingsFilter;
  readonly onSort: (sort: Sort) => void;
  readonly memberLink: (memberUUID: string, parts: LinkParts) => ReactNode;
  readonly isStale: boolean;
  /** Whether only some are sought, by name or by a bar. */
  readonly isNarrowed: boolean;
  /** Who is chosen to be written to. */
  readonly selection: TableSelection;
}

/** Members of the club with how far they are. */
export function StandingsTable({
  data,
  filter,
  onSort,
  memberLink,
  isStale,
  isNarrowed,
  selection,
}: StandingsTableProps) {
  const nobody = filter.filter === 'behind' ? text.noBehind : text.empty;
  return (
    <Table
      label={text.label}
      rows={data.contents}
      rowId={({ memberUUID }) => memberUUID}
      rowName={({ nickname }) => nickname}
      sort={SORTS[filter.sort]}
      onSort={(sort) => onSort(sortOf(sort))}
      isStale={isStale}
      selection={selection}
      emptyText={isNarrowed ? text.noneFound : nobody}
      columns={[
        {
          id: 'name',
          header: text.name,
          isRowHeader: true,
          cell: ({ memberUUID, nickname, profileImageUrl, isBehind }) => (
            <PersonCell
              name={nickname}
              image={profileImageUrl}
              label={text.open(nickname)}
              link={(parts) => memberLink(memberUUID, parts)}
              flag={isBehind ? text.behindChip : undefined}
            />
          ),
        },
        {
          id: 'progress',
          header: text.progress,
          isSortable: true,
          cell: ({ progress, nickname }) => (
            <PercentCell label={`${nickname} ${text.progress}`} percent={progress} words={percent(progress)} />
          ),
        },
        { id: 'finals', header: text.finals, align: 'end', cell: ({ finalCount }) => finalCount },
        {
          id: 'onTime',
          header: text.onTime,
          align: 'end',
          className: 'max-desktop:hidden!',
          cell: ({ onTimeCount }) => onTimeCount,
        },
        {
          id: 'grade',
          header: text.grade,
          align: 'end',
          isSortable: true,
          cell: ({ meanGrade }) => (meanGrade === null ? none : points(meanGrade)),
        },
        {
          id: 'joined',
          header: text.joined,
          isSortable: true,
          className: 'max-desktop:hidden!',
          cell: ({ joinedAt }) => (joinedAt === null ? none : <DateText date={joinedAt} />),
        },
      ]}
    />
  );
}
