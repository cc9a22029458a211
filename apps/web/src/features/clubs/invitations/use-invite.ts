import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { INVITEE_COLUMNS, type InviteeColumn } from '@dure/contract/clubs/invitations/invitee-columns';
import type { LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import { isFaulty } from '@dure/contract/imports/checked-row';
import { useQueryClient } from '@tanstack/react-query';
import { invitePeople } from '../../../api/clubs/invitations/invitations.writes.ts';
import { useRowCheck } from '../../../kernel/row-check/use-row-check.ts';
import { endOfDay } from '../../../ui/dates/days/day.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { keptTable, type InviteOptions, type InviteTable } from './invite-draft.ts';

type Person = Pick<Invitee, 'no' | InviteeColumn>;
const personOf = ({ no, name, email, loginName, studentNumber, organizationCode }: Person) => ({
  no,
  name,
  email,
  loginName,
  studentNumber,
  organizationCode,
});

export interface Invited {
  readonly invited: number;
  readonly seated: number;
  /** Who come by the class code that was made. */
  readonly byCode: number;
  /** Paper for those whose account was made; told this once. */
  readonly accounts: LoginCards | null;
  /** Those that wait to be mended. */
  readonly faulty: readonly Invitee[];
}

/** A list of people that is looked through and mended, and invited as the options say. The device keeps it until then. */
export function useInvite(options: InviteOptions, onInvited: (invited: Invited) => void) {
  const client = useQueryClient();
  const zone = useTimeZone();
  const send = (rows: readonly Person[], how: { confirmed: boolean; skipsFaulty: boolean }) =>
    invitePeople(client, {
      body: {
        rows: rows.map(personOf),
        role: options.role,
        clubSequences: options.clubs.map(({ clubSequence }) => clubSequence),
        validUntil: endOfDay(options.until, zone),
        usesClassCode: options.usesClassCode,
        ...how,
      },
    });
  const judge = async (rows: readonly Person[], emptyRows: number): Promise<InviteTable> => {
    const { rows: found } = await send(rows, { confirmed: false, skipsFaulty: false });
    return { rows: found, touched: [], emptyRows };
  };
  const check = useRowCheck<Invitee, InviteTable, Invited>({
    columns: INVITEE_COLUMNS,
    textOf: (row, column) => row[column as InviteeColumn],
    withText: (row, column, text) => ({ ...row, [column]: text }),
    check: ({ rows, emptyRows }) => judge(rows, emptyRows),
    // Good rows wait for no bad one: those stay here.
    add: async ({ rows }) => {
      const { rows: judged, ...done } = await send(rows, { confirmed: true, skipsFaulty: true });
      const { invited, seated, accounts, classCodeId } = done;
      const byCode = classCodeId === null ? 0 : judged.filter(({ state }) => state === 'CODE').length;
      return { invited: invited ?? 0, seated: seated ?? 0, accounts, byCode, faulty: judged.filter(isFaulty) };
    },
    onAdded: onInvited,
    first: () => keptTable().read(),
    keep: (table) => {
      if (table) return keptTable().write(table);
      keptTable().clear();
      return true;
    },
  });
  return { ...check, judge };
}
export type Invite = ReturnType<typeof useInvite>;
