import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import { ROSTER_STATES, type RosterColumn, type RosterState } from '@dure/contract/clubs/memberships/roster-states';
import { useState } from 'react';
import { cellKey, touchedRows, type RowTable } from '../../../../kernel/row-check/row-table.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { ChipButton } from '../../../../ui/buttons/ChipButton.tsx';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column } from '../../../../ui/lists/table-types.ts';
import { checkedCell } from '../../../../ui/row-check/checked-cell.ts';
import { DoneMarks } from '../../../../ui/row-check/DoneMarks.tsx';
import { rowCheckText } from '../../../../ui/row-check/row-check.text.ts';
import { RowCell } from '../../../../ui/row-check/RowCell.tsx';
import { rosterText as text } from './roster.text.ts';

const TONES: Record<RosterState, ChipTone> = {
  ADD: 'good',
  MEMBER: 'neutral',
  RUNS_CLUB: 'neutral',
  EXPELLED: 'bad',
  UNKNOWN: 'pre',
  FAULT: 'bad',
};

function Result({ row: { state, name, nickname } }: { readonly row: RosterRow }) {
  // A slip in an address may be somebody else's account: another name gives it away.
  const isOther = state === 'ADD' && nickname !== null && name !== '' && nickname !== name;
  return (
    <span className="flex flex-col items-start gap-1">
      <Chip tone={TONES[state]}>{text.states[state]}</Chip>
      {isOther && <span className="text-sm text-ink-2">{text.account(nickname)}</span>}
    </span>
  );
}

export interface RosterRowsProps {
  /** Rows with a mended cell stay where they were faulty. */
  readonly table: RowTable<RosterRow>;
  readonly isChecking: boolean;
  readonly onMend: (no: number, column: RosterColumn, value: string) => void;
}

/** What becomes of each row of a roster: counted, the faulty ones first where there are some, and mended in place. */
export function RosterRows({ table, isChecking, onMend }: RosterRowsProps) {
  const { rows, touched, cleaned = {} } = table;
  const counts = Map.groupBy(rows, ({ state }) => state);
  const [shown, setShown] = useState<RosterState | undefined>(counts.has('FAULT') ? 'FAULT' : undefined);
  const mended = touchedRows(touched);
  const isOpen = ({ no, state }: RosterRow) => state === 'FAULT' || mended.has(no);
  const isShown = (row: RosterRow) =>
    shown === undefined || row.state === shown || (shown === 'FAULT' && mended.has(row.no));
  const cell = (column: RosterColumn) => (row: RosterRow) =>
    isOpen(row) ? (
      <RowCell
        no={row.no}
        head={text.columns[column]}
        value={row[column]}
        fault={row.faults.find((one) => one.column === column)}
        isMended={touched.includes(cellKey(row.no, column))}
        cleaned={cleaned[cellKey(row.no, column)]}
        isField
        onMend={(value) => onMend(row.no, column, value)}
      />
    ) : (
      <span className="flex flex-col items-start gap-1 break-all">
        {column === 'studentNumber' && row.hasOtherNumber
          ? text.numberChange(row.currentStudentNumber ?? text.otherNumber, row.studentNumber)
          : row[column]}
        <DoneMarks done={cleaned[cellKey(row.no, column)]?.map((one) => rowCheckText.cleaned[one]) ?? []} />
      </span>
    );
  const columns: readonly Column<RosterRow>[] = [
    { id: 'no', header: text.no, align: 'end', className: 'w-16', cell: ({ no }) => no },
    { id: 'email', header: text.email, isRowHeader: true, className: checkedCell, cell: cell('email') },
    { id: 'name', header: text.name, className: checkedCell, cell: cell('name') },
    {
      id: 'studentNumber',
      header: text.studentNumber,
      className: checkedCell,
      cell: cell('studentNumber'),
    },
    {
      id: 'result',
      header: text.result,
      cell: (row) => <Result row={row} />,
    },
  ];
  const offered = ROSTER_STATES.filter((state) => counts.has(state) || (state === 'FAULT' && mended.size > 0));
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={text.result} className="flex flex-wrap gap-1.5">
        <ChipButton isSelected={shown === undefined} onChange={() => setShown(undefined)}>
          {text.all}
        </ChipButton>
        {offered.map((state) => (
          <ChipButton key={state} isSelected={shown === state} onChange={() => setShown(state)}>
            {text.counts[state](counts.get(state)?.length ?? 0)}
          </ChipButton>
        ))}
      </div>
      <Table
        label={text.label}
        columns={columns}
        rows={rows.filter(isShown)}
        rowId={({ no }) => String(no)}
        rowName={({ email }) => email}
        isStale={isChecking}
        className="max-h-[45dvh]"
      />
    </div>
  );
}
