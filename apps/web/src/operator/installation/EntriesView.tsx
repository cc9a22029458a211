import { OPERATOR_ACTION_LABELS } from '@dure/contract/platform/operator/operator-labels.text';
import { useCallback, useState } from 'react';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import type { Column } from '../../ui/lists/table-types.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { listEntries, type Entry } from './calls.ts';
import { installationText } from './installation.text.ts';
import { PageButtons } from './PageButtons.tsx';
import { useLoaded } from './use-loaded.ts';

const text = installationText.entries;
const PAGE_SIZE = 25;

const columns: readonly Column<Entry>[] = [
  { id: 'when', header: text.when, cell: ({ happenedAt }) => <DateText date={happenedAt} look="short" /> },
  { id: 'who', header: text.who, cell: ({ actor }) => actor, className: 'wrap-anywhere' },
  {
    id: 'what',
    header: text.what,
    isRowHeader: true,
    cell: ({ action }) => OPERATOR_ACTION_LABELS[action],
    className: 'break-keep',
  },
  {
    id: 'tenant',
    header: text.tenant,
    cell: ({ tenantName }) => tenantName ?? '',
    isInCard: ({ tenantName }) => tenantName !== null,
    className: 'wrap-anywhere',
  },
  {
    id: 'reason',
    header: text.reason,
    cell: ({ reason }) => reason,
    isInCard: ({ reason }) => reason !== '',
    className: 'break-keep wrap-anywhere',
  },
  {
    id: 'where',
    header: text.where,
    cell: ({ address, device }) => [address, device].filter(Boolean).join(' · '),
    isInCard: ({ address }) => address !== '',
    className: 'wrap-anywhere',
  },
];

/** What operators did. */
export function EntriesView() {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, reload } = useLoaded(useCallback(() => listEntries(page), [page]));
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold">{text.title}</h1>
      <p className="break-keep text-ink-2">{text.lead}</p>
      {error ? (
        <ErrorState error={error} onRetry={reload} isRetrying={isLoading} />
      ) : (
        <Table
          label={text.title}
          columns={columns}
          rows={data?.contents ?? []}
          rowId={({ entryId }) => entryId}
          rowName={({ action }) => OPERATOR_ACTION_LABELS[action]}
          isStale={isLoading}
          emptyText={text.empty}
        />
      )}
      <PageButtons page={page} pageCount={Math.ceil((data?.totalElements ?? 0) / PAGE_SIZE)} onChange={setPage} />
    </div>
  );
}
