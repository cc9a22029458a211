import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { INVITEE_COLUMNS, INVITEE_STATES, type InviteeState } from '@dure/contract/clubs/invitations/invitee-columns';
import { useState } from 'react';
import { useTenant } from '../../../kernel/session.ts';
import { cellKey, touchedRows } from '../../../kernel/row-check/row-table.ts';
import { ChipButton } from '../../../ui/buttons/ChipButton.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Pagination, type PaginationProps } from '../../../ui/lists/Pagination.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { checkedCell } from '../../../ui/row-check/checked-cell.ts';
import { RowCell } from '../../../ui/row-check/RowCell.tsx';
import type { Invite } from './use-invite.ts';
import { invitingText as text } from './inviting.text.ts';

/** More rows at once make typing slow. */
const ROWS_A_PAGE = 25;
type Shown = InviteeState | 'ALL' | 'MENDED';

export interface InviteeRowsProps {
  readonly invite: Invite;
  readonly page: number;
  readonly link: PaginationProps['link'];
}

/** What becomes of each person of a list: counted, the faulty ones first where there are some, and mended in place. */
export function InviteeRows({ invite, page, link }: InviteeRowsProps) {
  const { rows, touched, cleaned = {} } = invite.table!;
  const counts = Map.groupBy(rows, ({ state }) => state);
  const mended = touchedRows([...touched, ...Object.keys(cleaned)]);
  const [chosen, setChosen] = useState<Shown>();
  const shown = chosen ?? (counts.has('FAULT') ? 'FAULT' : 'ALL');
  const isShown = ({ no, state }: Invitee) => {
    if (shown === 'ALL') return true;
    // A row stays where it was faulty once it is mended.
    return shown === 'MENDED' ? mended.has(no) : state === shown || (shown === 'FAULT' && mended.has(no));
  };
  const all = rows.filter(isShown);
  const pageCount = Math.max(1, Math.ceil(all.length / ROWS_A_PAGE));
  const at = Math.min(page, pageCount);
  const hasNames = useTenant().loginNameType !== 'NONE';
  const columns: readonly Column<Invitee>[] = [
    { id: 'no', header: text.no, className: 'w-14 align-top tabular-nums', cell: ({ no }) => no },
    ...INVITEE_COLUMNS.filter((column) => column !== 'loginName' || hasNames).map((column) => ({
      id: column,
      header: text.columns[column],
      isRowHeader: column === 'name',
      className: checkedCell,
      cell: (row: Invitee) => (
        <RowCell
          no={row.no}
          head={text.columns[column]}
          value={row[column]}
          fault={row.faults.find((fault) => fault.column === column)}
          isMended={touched.includes(cellKey(row.no, column))}
          cleaned={cleaned[cellKey(row.no, column)]}
          onMend={(value) => invite.mend(row.no, column, value)}
        />
      ),
    })),
    {
      id: 'state',
      header: text.way,
      className: 'align-top whitespace-nowrap',
      cell: ({ no, name, email, state }) => (
        <span className="flex items-center justify-between gap-2">
          {text.states[state]}
          <IconButton
            icon="close"
            label={text.remove(name || email || text.cellOf(no))}
            onPress={() => void invite.remove(no)}
          />
        </span>
      ),
    },
  ];
  const filters: readonly [Shown, string, number][] = [
    ...INVITEE_STATES.toReversed()
      .filter((state) => counts.has(state))
      .map((state): [Shown, string, number] => [state, text.states[state], counts.get(state)!.length]),
    ...(mended.size > 0 ? [['MENDED', text.mended, mended.size] as [Shown, string, number]] : []),
    ['ALL', text.all, rows.length],
  ];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div role="group" aria-label={text.show} className="flex flex-wrap gap-1.5">
        {filters.map(([state, name, count]) => (
          <ChipButton key={state} isSelected={shown === state} onChange={() => setChosen(state)}>
            {text.count(name, count)}
          </ChipButton>
        ))}
      </div>
      <Table
        label={text.table}
        columns={columns}
        rows={all.slice((at - 1) * ROWS_A_PAGE, at * ROWS_A_PAGE)}
        rowId={({ no }) => String(no)}
        rowName={({ name, email, loginName }) => name || email || loginName}
        isStale={invite.checking.isPending}
      />
      <Pagination page={at} pageCount={pageCount} link={link} />
    </div>
  );
}
