import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageCount } from '../../kernel/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { useDialogs } from '../../ui/dialogs.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { useToast } from '../../ui/toasts.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { decideRequests, forgetClub, PEOPLE_PAGE_SIZE, requestsQuery, type Decision } from './club-manage.api.ts';
import { clubManageText } from './club-manage.text.ts';
import type { PeopleProps } from './MembersTable.tsx';
import { PersonCell } from './PersonCell.tsx';
import { RejectRequestsDialog } from './RejectRequestsDialog.tsx';

const text = clubManageText.members;

/** Who asks to join: accepted or rejected one by one, or all that are chosen. */
export function RequestsTable({ clubSequence, filter, pageLink }: PeopleProps) {
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<readonly string[]>();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(requestsQuery(clubSequence, filter));
  const decision = useMutation({
    mutationFn: (body: Decision) => decideRequests(clubSequence, body),
    onSuccess: ({ decided }, { decision: made }) => {
      setRejecting(undefined);
      setSelected(new Set());
      toast({ message: made === 'ACCEPT' ? text.accepted(decided) : text.rejected(decided), tone: 'good' });
    },
    onError: ({ message }) => void alert({ message }),
    onSettled: () => forgetClub(queryClient, clubSequence),
  });
  if (error && !data) {
    return (
      <ErrorState title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;

  const chosen = data.contents.map(({ memberUUID }) => memberUUID).filter((id) => selected.has(id));
  const accept = (memberUUIDs: string[]) => decision.mutate({ memberUUIDs, decision: 'ACCEPT' });
  return (
    <>
      {chosen.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-2">{text.chosen(chosen.length)}</span>
          <Button size="small" variant="primary" isPending={decision.isPending} onPress={() => accept(chosen)}>
            {text.acceptChosen(chosen.length)}
          </Button>
          <Button size="small" onPress={() => setRejecting(chosen)}>
            {text.rejectChosen(chosen.length)}
          </Button>
        </div>
      )}
      <Table
        label={text.requests}
        columns={[
          { id: 'name', header: text.name, cell: (person) => <PersonCell person={person} />, isRowHeader: true },
          {
            id: 'message',
            header: text.message,
            cell: ({ message }) => <span className="line-clamp-3">{message === '' ? text.noMessage : message}</span>,
          },
          { id: 'requestedAt', header: text.requestedAt, cell: ({ requestedAt }) => <DateText date={requestedAt} /> },
          {
            id: 'decide',
            header: text.decide,
            align: 'end',
            cell: ({ memberUUID, nickname }) => (
              <span className="flex justify-end gap-2">
                <Button size="small" aria-label={text.acceptNamed(nickname)} onPress={() => accept([memberUUID])}>
                  {text.accept}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={text.rejectNamed(nickname)}
                  onPress={() => setRejecting([memberUUID])}
                >
                  {text.reject}
                </Button>
              </span>
            ),
          },
        ]}
        rows={data.contents}
        rowId={({ memberUUID }) => memberUUID}
        rowName={({ nickname }) => nickname}
        selection={{ selected, onChange: setSelected }}
        isStale={isPlaceholderData}
        emptyText={filter.keyword === '' ? text.noRequests : text.noneFound}
      />
      <Pagination page={filter.page} pageCount={pageCount(data, PEOPLE_PAGE_SIZE)} link={pageLink} />
      {rejecting && (
        <RejectRequestsDialog
          count={rejecting.length}
          isPending={decision.isPending}
          onClose={() => setRejecting(undefined)}
          onReject={(message) => decision.mutate({ memberUUIDs: [...rejecting], decision: 'REJECT', message })}
        />
      )}
    </>
  );
}
