import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageCount } from '../../kernel/query-client.ts';
import { DateText } from '../../ui/DateText.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { LinkParts } from '../../ui/link-parts.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { membersQuery, PEOPLE_PAGE_SIZE, type PeopleFilter } from './club-manage.api.ts';
import { clubManageText } from './club-manage.text.ts';
import { PersonCell } from './PersonCell.tsx';

const text = clubManageText.members;

export interface PeopleProps {
  readonly clubSequence: number;
  readonly filter: PeopleFilter;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
}

export function MembersTable({ clubSequence, filter, pageLink }: PeopleProps) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(membersQuery(clubSequence, filter));
  if (error && !data) {
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  return (
    <>
      <Table
        label={text.members}
        columns={[
          { id: 'name', header: text.name, cell: (person) => <PersonCell person={person} />, isRowHeader: true },
          {
            id: 'joinedAt',
            header: text.joinedAt,
            cell: ({ joinedAt }) => (joinedAt === null ? text.noMessage : <DateText date={joinedAt} />),
          },
        ]}
        rows={data.contents}
        rowId={({ memberUUID }) => memberUUID}
        rowName={({ nickname }) => nickname}
        isStale={isPlaceholderData}
        emptyText={filter.keyword === '' ? text.empty : text.noneFound}
      />
      <Pagination page={filter.page} pageCount={pageCount(data, PEOPLE_PAGE_SIZE)} link={pageLink} />
    </>
  );
}
