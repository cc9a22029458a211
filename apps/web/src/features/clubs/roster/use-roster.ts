import type { RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importMembers } from '../../../api/memberships/member-management.writes.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { rosterText as text } from './roster.text.ts';
import type { RosterColumn } from './RosterRows.tsx';

export const countOf = (rows: readonly RosterRow[], state: RosterRow['state']) =>
  rows.filter((row) => row.state === state).length;

/** Who is a member by then and has another student number already. */
export const countOtherNumbers = (rows: readonly RosterRow[]) =>
  rows.filter(({ state, hasOtherNumber }) => (state === 'MEMBER' || state === 'ADD') && hasOtherNumber).length;

/** Who is a member already and gets a student number by the roster. */
export const countNumbers = (rows: readonly RosterRow[], replaces: boolean) =>
  rows.filter(
    ({ state, studentNumber, hasOtherNumber }) =>
      state === 'MEMBER' && studentNumber !== '' && (replaces || !hasOtherNumber),
  ).length;

const entryOf = ({ no, email, name, studentNumber }: RosterRow) => ({ no, email, name, studentNumber });

/** What is sent once the roster has been looked through. */
interface Confirmed {
  readonly rows: readonly RosterRow[];
  readonly skipsFaulty: boolean;
  readonly replacesNumbers: boolean;
}

/** A roster on its way into a club: read from its file, mended row by row, then taken in. */
export function useRoster(clubSequence: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const params = { clubSequence };
  const send = (rows: readonly RosterRow[], confirmed?: Omit<Confirmed, 'rows'>) =>
    importMembers(queryClient, {
      params,
      body: {
        rows: rows.map(entryOf),
        ...(confirmed && { confirmed: true, ...confirmed }),
      },
      files: { file: [] },
    });
  const reading = useMutation({
    mutationFn: (file: File) => importMembers(queryClient, { params, body: {}, files: { file: [file] } }),
  });
  const checking = useMutation({ mutationFn: (rows: readonly RosterRow[]) => send(rows) });
  const adding = useMutation({
    mutationFn: ({ rows, ...confirmed }: Confirmed) => send(rows, confirmed),
    onSuccess: ({ rows, added }) => {
      toast({ message: added ? text.added(added) : text.numbered, tone: 'good' });
      if (countOf(rows, 'UNKNOWN') + countOf(rows, 'FAULT') === 0) onDone();
    },
  });
  const roster = checking.data ?? reading.data;
  return {
    reading,
    checking,
    adding,
    // What was typed stands there while it is checked, and stays where the check fails.
    rows: checking.isPending || checking.isError ? checking.variables : roster?.rows,
    placesLeft: roster?.placesLeft ?? null,
    canReplaceNumbers: roster?.canReplaceNumbers ?? false,
    touched,
    mend: (all: readonly RosterRow[], no: number, column: RosterColumn, value: string) => {
      setTouched(new Set([...touched, no]));
      checking.mutate(all.map((row) => (row.no === no ? { ...row, [column]: value } : row)));
    },
    reset: () => {
      setTouched(new Set());
      for (const one of [reading, checking, adding]) one.reset();
    },
  };
}
