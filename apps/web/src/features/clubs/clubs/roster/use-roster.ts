import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import { ROSTER_COLUMNS, type RosterColumn, type RosterInviting } from '@dure/contract/clubs/memberships/roster-states';
import { useQueryClient } from '@tanstack/react-query';
import { importMembers } from '../../../../api/clubs/memberships/member-management.writes.ts';
import type { RowTable } from '../../../../kernel/row-check/row-table.ts';
import { useRowCheck } from '../../../../kernel/row-check/use-row-check.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { rosterText as text } from './roster.text.ts';

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

export interface RosterTable extends RowTable<RosterRow> {
  readonly inviting: RosterInviting;
  readonly placesLeft: number | null;
  readonly canReplaceNumbers: boolean;
}

export interface RosterChoices {
  readonly replacesNumbers: boolean;
  readonly invitesUnknown: boolean;
}

interface Imported {
  readonly rows: readonly RosterRow[];
  /** Whether those without an account were invited, or proposed. */
  readonly hasInvited: boolean;
}

/** A roster on its way into a club. */
export function useRoster(clubSequence: number, choices: RosterChoices, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { clubSequence };
  const tableOf = ({ rows, inviting, placesLeft, canReplaceNumbers }: Awaited<ReturnType<typeof importMembers>>) => ({
    rows,
    inviting,
    placesLeft,
    canReplaceNumbers,
    touched: [],
  });
  return useRowCheck<RosterRow, RosterTable, Imported>({
    columns: ROSTER_COLUMNS,
    textOf: (row, column) => row[column as RosterColumn],
    withText: (row, column, text) => ({ ...row, [column]: text }),
    read: async (file) => tableOf(await importMembers(queryClient, { params, body: {}, files: { file: [file] } })),
    check: async ({ rows }) =>
      tableOf(await importMembers(queryClient, { params, body: { rows: rows.map(entryOf) }, files: { file: [] } })),
    add: async ({ rows: sent }, { skipsFaulty }) => {
      const body = { rows: sent.map(entryOf), confirmed: true, skipsFaulty, ...choices };
      const { rows, added, invited, inviting } = await importMembers(queryClient, {
        params,
        body,
        files: { file: [] },
      });
      const invites = choices.invitesUnknown && inviting !== 'NONE';
      const said = [
        added ? text.added(added) : undefined,
        invites && (invited ? text.invited[inviting](invited) : text.nobodyNew),
      ].filter(Boolean);
      toast({ message: said.length > 0 ? said.join(' ') : text.numbered, tone: 'good' });
      return { rows, hasInvited: invites };
    },
    onAdded: ({ rows, hasInvited }) => {
      if ((hasInvited ? 0 : countOf(rows, 'UNKNOWN')) + countOf(rows, 'FAULT') === 0) onDone();
    },
  });
}
