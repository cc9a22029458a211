import type { RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importMembers } from '../../../api/memberships/member-management.writes.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { rosterText as text } from './roster.text.ts';
import type { RosterColumn } from './RosterRows.tsx';

export const countOf = (rows: readonly RosterRow[], state: RosterRow['state']) =>
  rows.filter((row) => row.state === state).length;

/** Who is a member already and has a student number in the roster. */
export const countNumbers = (rows: readonly RosterRow[]) =>
  rows.filter(({ state, studentNumber }) => state === 'MEMBER' && studentNumber !== '').length;

const entryOf = ({ no, email, name, studentNumber }: RosterRow) => ({ no, email, name, studentNumber });

/** A roster on its way into a club: read from its file, mended row by row, then taken in. */
export function useRoster(clubSequence: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const params = { clubSequence };
  const send = (rows: readonly RosterRow[], skipsFaulty?: boolean) =>
    importMembers(queryClient, {
      params,
      body: {
        rows: rows.map(entryOf),
        ...(skipsFaulty !== undefined && { confirmed: true, skipsFaulty }),
      },
      files: { file: [] },
    });
  const reading = useMutation({
    mutationFn: (file: File) => importMembers(queryClient, { params, body: {}, files: { file: [file] } }),
  });
  const checking = useMutation({ mutationFn: (rows: readonly RosterRow[]) => send(rows) });
  const adding = useMutation({
    mutationFn: ({ rows, skipsFaulty }: { rows: readonly RosterRow[]; skipsFaulty: boolean }) =>
      send(rows, skipsFaulty),
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
