import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { clubStatusLabel, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ReactNode } from 'react';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateRangeText, DateText } from '../../../../ui/dates/DateText.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column, TableSort } from '../../../../ui/lists/table-types.ts';
import { partsOf } from '../cards/club-facts.ts';
import { clubApprovalText } from './club-approval.text.ts';

const text = clubApprovalText.table;

export type ClubLink = (clubSequence: number, parts: LinkParts) => ReactNode;

export interface ApprovalTableProps {
  readonly clubs: readonly ManagedClub[];
  readonly clubLink: ClubLink;
  readonly onOpen: (club: ManagedClub) => void;
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
  readonly isStale: boolean;
}

const tones: Readonly<Record<string, 'pre' | 'bad' | 'good' | 'brand'>> = {
  [CLUB_STATUS.waitingForApproval]: 'pre',
  [CLUB_STATUS.rejected]: 'bad',
  [CLUB_STATUS.cancelled]: 'bad',
  [CLUB_STATUS.recruiting]: 'brand',
  [CLUB_STATUS.running]: 'good',
};

const columnsWith = (clubLink: ClubLink): readonly Column<ManagedClub>[] => [
  {
    id: 'clubName',
    header: text.name,
    isRowHeader: true,
    isSortable: true,
    cell: ({ clubSequence, clubName }) =>
      clubLink(clubSequence, {
        className: 'touch-target inline-block font-semibold underline-offset-4 hover:underline',
        'aria-label': text.open(clubName),
        children: clubName,
      }),
  },
  {
    id: 'type',
    header: text.type,
    cell: ({ clubType }) => clubApprovalText.filter.types[clubType] ?? text.none,
    className: 'whitespace-nowrap',
  },
  {
    id: 'creatorNickname',
    header: text.creator,
    isSortable: true,
    cell: ({ creatorNickname }) => creatorNickname,
    className: 'whitespace-nowrap',
  },
  {
    id: 'status',
    header: text.status,
    cell: ({ clubStatus }) => <Chip tone={tones[clubStatus] ?? 'neutral'}>{clubStatusLabel(clubStatus)}</Chip>,
  },
  {
    id: 'startAt',
    header: text.period,
    isSortable: true,
    cell: ({ startAt, endAt }) =>
      startAt === null || endAt === null ? text.none : <DateRangeText start={startAt} end={endAt} />,
    className: 'whitespace-nowrap',
  },
  { id: 'parts', header: text.parts, cell: partsOf, className: 'whitespace-nowrap' },
  {
    id: 'submittedAt',
    header: text.submittedAt,
    isSortable: true,
    cell: ({ submittedAt }) => (submittedAt === null ? text.none : <DateText date={submittedAt} look="date-time" />),
    className: 'whitespace-nowrap',
  },
];

export function ApprovalTable({ clubs, clubLink, onOpen, sort, onSort, isStale }: ApprovalTableProps) {
  return (
    <Table
      label={text.label}
      columns={columnsWith(clubLink)}
      rows={clubs}
      rowId={({ clubSequence }) => String(clubSequence)}
      rowName={({ clubName }) => clubName}
      onOpen={onOpen}
      sort={sort}
      onSort={onSort}
      isStale={isStale}
    />
  );
}
