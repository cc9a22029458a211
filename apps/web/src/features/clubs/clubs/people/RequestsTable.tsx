import type { Input } from '@dure/contract/http/endpoint';
import type * as contract from '@dure/contract/clubs/memberships/memberships.endpoints';
import type { MemberRequest } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listMemberRequests } from '../../../../api/clubs/memberships/memberships.reads.ts';
import { decideMemberRequests } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { pageCount } from '../../../../kernel/query-client.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column } from '../../../../ui/lists/table-types.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { membersText as text } from './members.text.ts';
import type { PeopleProps } from './MembersTable.tsx';
import { PEOPLE_A_PAGE, type RequestFilter } from './people-filter.ts';
import { PersonCell } from './PersonCell.tsx';

const DecideRequestsDialog = lazy(
  () => import('./DecideRequestsDialog.tsx').then((module) => module.DecideRequestsDialog),
  { failure: 'popover' },
);

type Decision = Input<typeof contract.decideMemberRequests>['body'];
interface Asked {
  readonly decision: Decision['decision'];
  readonly of: readonly string[];
}

function Outcome({ request }: { readonly request: MemberRequest }) {
  const { membershipStatus, decidedAt, reason } = request;
  return (
    <span className="flex flex-col items-start gap-1">
      <Chip tone={membershipStatus === 'REJECTED' ? 'bad' : membershipStatus === 'PENDING' ? 'pre' : 'neutral'}>
        {text.requestStatus[membershipStatus]}
      </Chip>
      {membershipStatus === 'REJECTED' && decidedAt !== null && (
        <DateText date={decidedAt} className="text-sm text-ink-3" />
      )}
      {membershipStatus === 'REJECTED' && reason !== null && (
        <span className="text-sm text-ink-2">{text.answer(reason)}</span>
      )}
    </span>
  );
}

/** Who asks to join: accepted or rejected one by one, or all that are chosen; and what was decided before. */
export function RequestsTable(props: PeopleProps<RequestFilter>) {
  const { clubSequence, filter, sort, onSort, isReadOnly, pageLink } = props;
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    listMemberRequests({ params: { clubSequence }, query: { ...filter, size: PEOPLE_A_PAGE } }),
  );
  const decision = useMutation({
    mutationFn: (body: Decision) => decideMemberRequests(queryClient, { params: { clubSequence }, body }),
    onSuccess: ({ decided }, { decision: made, memberUUIDs }) => {
      setAsked(undefined);
      setSelected(new Set());
      const gone = memberUUIDs.length - decided;
      if (decided > 0) {
        toast({ message: made === 'ACCEPT' ? text.accepted(decided) : text.rejected(decided), tone: 'good' });
      }
      if (gone > 0) toast({ message: text.goneBefore(gone) });
    },
    onError: (error) =>
      void alert({ message: (error instanceof ApiError && error.fieldMessages['memberUUIDs']) || error.message }),
  });
  if (error && !data) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <WorkSkeleton hasHead={false} />;

  const isWaiting = (filter.status ?? 'PENDING') === 'PENDING';
  const canDecide = isWaiting && !isReadOnly;
  const chosen = data.contents.map(({ memberUUID }) => memberUUID).filter((id) => selected.has(id));
  const columns: readonly Column<MemberRequest>[] = [
    {
      id: 'nickname',
      header: text.name,
      isRowHeader: true,
      isSortable: true,
      cell: (person) => <PersonCell person={person} />,
    },
    {
      id: 'message',
      header: text.message,
      cell: ({ message }) => <span className="whitespace-pre-line">{message === '' ? text.none : message}</span>,
    },
    {
      id: 'requestedAt',
      header: text.requestedAt,
      isSortable: true,
      className: 'whitespace-nowrap',
      cell: ({ requestedAt }) => <DateText date={requestedAt} />,
    },
    ...(isWaiting
      ? []
      : [{ id: 'state', header: text.state, cell: (request: MemberRequest) => <Outcome request={request} /> }]),
    ...(canDecide
      ? [
          {
            id: 'decide',
            header: text.decide,
            align: 'end' as const,
            className: 'whitespace-nowrap',
            cell: ({ memberUUID, nickname }: MemberRequest) => (
              <span className="flex justify-end gap-1.5">
                <Button
                  size="small"
                  aria-label={text.acceptNamed(nickname)}
                  isDisabled={decision.isPending}
                  onPress={() => decision.mutate({ memberUUIDs: [memberUUID], decision: 'ACCEPT' })}
                >
                  {text.accept}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={text.rejectNamed(nickname)}
                  isDisabled={decision.isPending}
                  onPress={() => setAsked({ decision: 'REJECT', of: [memberUUID] })}
                >
                  {text.reject}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      {canDecide && chosen.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-2">{text.chosen(chosen.length)}</span>
          <Button size="small" variant="primary" onPress={() => setAsked({ decision: 'ACCEPT', of: chosen })}>
            {text.acceptChosen(chosen.length)}
          </Button>
          <Button size="small" onPress={() => setAsked({ decision: 'REJECT', of: chosen })}>
            {text.rejectChosen(chosen.length)}
          </Button>
        </div>
      )}
      <Table
        label={text.requests}
        columns={columns}
        rows={data.contents}
        rowId={({ memberUUID }) => memberUUID}
        rowName={({ nickname }) => nickname}
        sort={sort}
        onSort={onSort}
        {...(canDecide && { selection: { selected, onChange: setSelected } })}
        isStale={isPlaceholderData}
        emptyText={filter.keyword !== '' ? text.noneFound : isWaiting ? text.noRequests : text.noSuchRequests}
      />
      <Pagination page={filter.page} pageCount={pageCount(data, PEOPLE_A_PAGE)} link={pageLink} />
      <Suspense>
        {asked && (
          <DecideRequestsDialog
            decision={asked.decision}
            count={asked.of.length}
            isPending={decision.isPending}
            onClose={() => setAsked(undefined)}
            onDecide={(message) => decision.mutate({ memberUUIDs: [...asked.of], decision: asked.decision, message })}
          />
        )}
      </Suspense>
    </>
  );
}
