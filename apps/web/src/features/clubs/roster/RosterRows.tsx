import type { RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import { ROSTER_STATES, type RosterState } from '@dure/contract/memberships/roster-states';
import { useState } from 'react';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { ChipButton } from '../../../ui/buttons/ChipButton.tsx';
import type { ChipTone } from '../../../ui/buttons/chip-class.ts';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { rosterText as text } from './roster.text.ts';

const TONES: Record<RosterState, ChipTone> = {
  ADD: 'good',
  MEMBER: 'neutral',
  RUNS_CLUB: 'neutral',
  EXPELLED: 'bad',
  UNKNOWN: 'pre',
  FAULT: 'bad',
};

function Result({ row: { state, faults, name, nickname } }: { readonly row: RosterRow }) {
  // A slip in an address may be somebody else's account: another name gives it away.
  const isOther = state === 'ADD' && nickname !== null && name !== '' && nickname !== name;
  return (
    <span className="flex flex-col items-start gap-1">
      <Chip tone={TONES[state]}>{text.states[state]}</Chip>
      {isOther && <span className="text-sm text-ink-2">{text.account(nickname)}</span>}
      {faults.map(({ column, message }) => (
        <span key={column} className="text-sm text-bad">
          {text.fault(text.columns[column], message)}
        </span>
      ))}
    </span>
  );
}

const columns: readonly Column<RosterRow>[] = [
  { id: 'no', header: text.no, align: 'end', className: 'w-16', cell: ({ no }) => no },
  {
    id: 'email',
    header: text.email,
    isRowHeader: true,
    cell: ({ email }) =>
      email === '' ? <span className="text-ink-3">{text.blank}</span> : <span className="break-all">{email}</span>,
  },
  { id: 'name', header: text.name, cell: ({ name }) => name },
  { id: 'studentNumber', header: text.studentNumber, cell: ({ studentNumber }) => studentNumber },
  { id: 'result', header: text.result, cell: (row) => <Result row={row} /> },
];

/** What becomes of each row of a roster: counted, the faulty ones first where there are some. */
export function RosterRows({ rows }: { readonly rows: readonly RosterRow[] }) {
  const counts = Map.groupBy(rows, ({ state }) => state);
  const [shown, setShown] = useState<RosterState | undefined>(counts.has('FAULT') ? 'FAULT' : undefined);
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={text.result} className="flex flex-wrap gap-1.5">
        <ChipButton isSelected={shown === undefined} onChange={() => setShown(undefined)}>
          {text.all}
        </ChipButton>
        {ROSTER_STATES.filter((state) => counts.has(state)).map((state) => (
          <ChipButton key={state} isSelected={shown === state} onChange={() => setShown(state)}>
            {text.counts[state](counts.get(state)!.length)}
          </ChipButton>
        ))}
      </div>
      <Table
        label={text.label}
        columns={columns}
        rows={shown === undefined ? rows : (counts.get(shown) ?? [])}
        rowId={({ no }) => String(no)}
        rowName={({ email }) => email}
        className="max-h-[45dvh]"
      />
    </div>
  );
}
