import { AUDIT_KIND_LABELS } from '@dure/contract/platform/audit/audit-actions.text';
import { auditReasonText, auditSubjectText } from '@dure/contract/platform/audit/audit-entry.text';
import type { AuditEntry } from '@dure/contract/platform/audit/audit.endpoints';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailsButton } from '../../../ui/lists/DetailsButton.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { auditText } from './audit.text.ts';
import { ChangeText } from './ChangeText.tsx';

const text = auditText.table;
const tones = { CHANGE: 'brand', LOOK: 'neutral', DOWNLOAD: 'pre' } as const;

const subject: Column<AuditEntry> = {
  id: 'what',
  header: text.what,
  isRowHeader: true,
  cell: auditSubjectText,
  className: 'max-desktop:order-first desktop:min-w-48',
};

/** What the table can show, in its order. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'when',
    header: text.when,
    cell: ({ happenedAt }) => <DateText date={happenedAt} look="short" />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'who',
    header: text.who,
    cell: ({ by }) => by.nickname,
    className: 'break-keep wrap-anywhere desktop:min-w-20',
  },
  {
    id: 'kind',
    header: text.kind,
    cell: ({ kind }) => <Chip tone={tones[kind]}>{AUDIT_KIND_LABELS[kind]}</Chip>,
    className: 'whitespace-nowrap',
  },
  subject,
  {
    id: 'change',
    header: text.change,
    cell: ({ changes }) =>
      changes[0] ? (
        <>
          <ChangeText change={changes[0]} /> {changes.length > 1 && text.more(changes.length - 1)}
        </>
      ) : (
        text.none
      ),
    isInCard: ({ changes }) => changes.length > 0,
    className: 'break-keep wrap-anywhere desktop:min-w-44',
  },
  {
    id: 'reason',
    header: text.reason,
    cell: (entry) => auditReasonText(entry) || text.none,
    isInCard: (entry) => auditReasonText(entry) !== '',
    className: 'break-keep wrap-anywhere desktop:min-w-32',
  },
  {
    id: 'where',
    header: text.where,
    cell: ({ address }) => address || text.none,
    isInCard: () => false,
    className: 'whitespace-nowrap',
  },
];

export interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly columns: readonly Column<AuditEntry>[];
  readonly isStale: boolean;
  readonly opened: string | undefined;
  readonly onOpened: (entryId: string | undefined) => void;
  readonly onPerson: (by: AuditEntry['by']) => void;
}

/** Changes, looks and downloads in one list; each opens to every field that was changed. */
export function AuditTable({ entries, columns, isStale, opened, onOpened, onPerson }: AuditTableProps) {
  const opening: Column<AuditEntry> = {
    ...subject,
    cell: (entry) => (
      <DetailsButton
        isOpen={opened === entry.entryId}
        onChange={(isOpen) => onOpened(isOpen ? entry.entryId : undefined)}
      >
        {auditSubjectText(entry)}
      </DetailsButton>
    ),
  };
  return (
    <Table
      label={text.label}
      columns={columns.map((column) => (column.id === subject.id ? opening : column))}
      rows={entries}
      rowId={({ entryId }) => entryId}
      rowName={auditSubjectText}
      isStale={isStale}
      className="desktop:text-sm"
      details={{
        opened,
        onChange: onOpened,
        render: (entry) => <AuditDetails entry={entry} onPerson={() => onPerson(entry.by)} />,
      }}
    />
  );
}
