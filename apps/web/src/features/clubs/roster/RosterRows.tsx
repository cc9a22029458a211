import type { RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import { ROSTER_STATES, type RosterState } from '@dure/contract/memberships/roster-states';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { ChipButton } from '../../../ui/buttons/ChipButton.tsx';
import type { ChipTone } from '../../../ui/buttons/chip-class.ts';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { rosterText as text } from './roster.text.ts';
import { RosterField } from './RosterField.tsx';

const TONES: Record<RosterState, ChipTone> = {
  ADD: 'good',
  MEMBER: 'neutral',
  RUNS_CLUB: 'neutral',
  EXPELLED: 'bad',
  UNKNOWN: 'pre',
  FAULT: 'bad',
};
export type RosterColumn = keyof typeof text.columns;

interface ResultProps {
  readonly row: RosterRow;
  readonly isMended: boolean;
}
function Result({ row: { state, name, nickname }, isMended }: ResultProps) {
  // A slip in an address may be somebody else's account: another name gives it away.
  const isOther = state === 'ADD' && nickname !== null && name !== '' && nickname !== name;
  return (
    <span className="flex flex-col items-start gap-1">
      <Chip tone={TONES[state]}>{text.states[state]}</Chip>
      {isMended && <span className="text-sm text-good">{text.mended}</span>}
      {isOther && <span className="text-sm text-ink-2">{text.account(nickname)}</span>}
    </span>
  );
}

export interface RosterRowsProps {
  readonly rows: readonly RosterRow[];
  /** Rows that were faulty, by number: they stay where they were mended. */
  readonly touched: ReadonlySet<number>;
  readonly isChecking: boolean;
  readonly onMend: (no: number, column: RosterColumn, value: string) => void;
}

/** What becomes of each row of a roster: counted, the faulty ones first where there are some, and mended in place. */
export function RosterRows({ rows, touched, isChecking, onMend }: RosterRowsProps) {
  const counts = Map.groupBy(rows, ({ state }) => state);
  const [shown, setShown] = useState<RosterState | undefined>(counts.has('FAULT') ? 'FAULT' : undefined);
  const isOpen = ({ no, state }: RosterRow) => state === 'FAULT' || touched.has(no);
  const isShown = (row: RosterRow) =>
    shown === undefined || row.state === shown || (shown === 'FAULT' && touched.has(row.no));
  const cell = (column: RosterColumn) => (row: RosterRow) => {
    const fault = row.faults.find((one) => one.column === column);
    const repair = fault?.repair ?? null;
    return isOpen(row) ? (
      <span className="flex flex-col items-start gap-1">
        <RosterField
          label={text.mend(row.no, text.columns[column])}
          value={row[column]}
          fault={fault?.message}
          onMend={(value) => onMend(row.no, column, value)}
        />
        {repair !== null && (
          <Button size="small" onPress={() => onMend(row.no, column, repair)}>
            {text.repair(repair)}
          </Button>
        )}
      </span>
    ) : (
      <span className="break-all">
        {column === 'studentNumber' && row.hasOtherNumber
          ? text.numberChange(row.currentStudentNumber ?? text.otherNumber, row.studentNumber)
          : row[column]}
      </span>
    );
  };
  const columns: readonly Column<RosterRow>[] = [
    { id: 'no', header: text.no, align: 'end', className: 'w-16', cell: ({ no }) => no },
    { id: 'email', header: text.email, isRowHeader: true, cell: cell('email') },
    { id: 'name', header: text.name, cell: cell('name') },
    { id: 'studentNumber', header: text.studentNumber, cell: cell('studentNumber') },
    {
      id: 'result',
      header: text.result,
      cell: (row) => <Result row={row} isMended={touched.has(row.no) && row.state !== 'FAULT'} />,
    },
  ];
  const offered = ROSTER_STATES.filter((state) => counts.has(state) || (state === 'FAULT' && touched.size > 0));
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
