import type { ClubMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { listClubMembers } from '../../../../api/clubs/memberships/memberships.reads.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { pageCount } from '../../../../kernel/query-client.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column, TableSort } from '../../../../ui/lists/table-types.ts';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { membersText as text } from './members.text.ts';
import { PEOPLE_A_PAGE, type MemberFilter } from './people-filter.ts';
import { PersonCell } from './PersonCell.tsx';

const ExpelDialog = lazy(() => import('./ExpelDialog.tsx').then((module) => module.ExpelDialog), {
  failure: 'popover',
});

export interface PeopleProps<Filter> {
  readonly clubSequence: number;
  readonly filter: Filter;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  /** A club that is over is only read. */
  readonly isReadOnly: boolean;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
}

/** How a membership ended, in words. */
function Ending({ member }: { readonly member: ClubMember }) {
  const { membershipStatus, endedAt, reason } = member;
  if (membershipStatus === 'MEMBER') return <Chip tone="good">{text.memberStatus.MEMBER}</Chip>;
  return (
    <span className="flex flex-col items-start gap-1">
      <Chip tone={membershipStatus === 'EXPELLED' ? 'bad' : 'neutral'}>{text.memberStatus[membershipStatus]}</Chip>
      {endedAt !== null && <DateText date={endedAt} className="text-sm text-ink-3" />}
      {reason !== null && <span className="text-sm text-ink-2">{text.reason(reason)}</span>}
    </span>
  );
}

export interface MembersTableProps extends PeopleProps<MemberFilter> {
  /** Whether members of the club answer quizzes. */
  readonly hasAnswers: boolean;
  /** What other features do for a present member. */
  readonly acts?: (member: ClubMember) => ReactNode;
}

/** The members of a club, present or former, and the way to expel one. */
export function MembersTable(props: MembersTableProps) {
  const { clubSequence, filter, sort, onSort, isReadOnly, pageLink, hasAnswers, acts } = props;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listClubMembers({ params: { clubSequence }, query: { ...filter, size: PEOPLE_A_PAGE } }),
  );
  const [expelled, setExpelled] = useState<ClubMember>();
  if (error && !data) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <WorkSkeleton hasHead={false} />;
  const isPresent = (filter.status ?? 'MEMBER') === 'MEMBER';
  const columns: readonly Column<ClubMember>[] = [
    {
      id: 'nickname',
      header: text.name,
      isRowHeader: true,
      isSortable: true,
      cell: (person) => <PersonCell person={person} />,
    },
    {
      id: 'studentNumber',
      header: text.studentNumber,
      cell: ({ studentNumber }) => studentNumber ?? text.none,
    },
    ...(isPresent
      ? []
      : [{ id: 'state', header: text.state, cell: (member: ClubMember) => <Ending member={member} /> }]),
    {
      id: 'joinedAt',
      header: text.joinedAt,
      isSortable: true,
      cell: ({ joinedAt }) => (joinedAt === null ? text.none : <DateText date={joinedAt} />),
    },
    ...(hasAnswers
      ? [
          {
            id: 'finals',
            header: text.finals,
            align: 'end' as const,
            cell: ({ finalAnswerCount }: ClubMember) => text.finalCount(finalAnswerCount),
          },
        ]
      : []),
    ...(isReadOnly
      ? []
      : [
          {
            id: 'manage',
            header: text.manage,
            align: 'end' as const,
            cell: (member: ClubMember) =>
              member.membershipStatus === 'MEMBER' && (
                <>
                  {acts?.(member)}
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={text.expel.named(member.nickname)}
                    onPress={() => setExpelled(member)}
                  >
                    {text.expel.action}
                  </Button>
                </>
              ),
          },
        ]),
  ];
  const isWhole = filter.keyword === '';
  return (
    <>
      <Table
        label={text.members}
        columns={columns}
        rows={data.contents}
        rowId={({ memberUUID }) => memberUUID}
        rowName={({ nickname }) => nickname}
        sort={sort}
        onSort={onSort}
        isStale={isPlaceholderData}
        emptyText={isWhole ? (isPresent ? text.empty : text.emptyFormer) : text.noneFound}
      />
      <Pagination page={filter.page} pageCount={pageCount(data, PEOPLE_A_PAGE)} link={pageLink} />
      <Suspense>
        {expelled && (
          <ExpelDialog clubSequence={clubSequence} member={expelled} onClose={() => setExpelled(undefined)} />
        )}
      </Suspense>
    </>
  );
}
