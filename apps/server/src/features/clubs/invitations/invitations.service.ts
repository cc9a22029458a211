import type * as endpoints from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { soundRows } from '../../../kernel/imports/sound-rows.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { checkRegisters } from '../../tenancy/accounts/accounts.public.ts';
import { clean, cleanSigns, emailNormal, seatByAddress } from '../memberships/memberships.public.ts';
import { checkClubs, checkEnd } from './checks.service.ts';
import { makeClassCode } from './class-codes/class-codes.service.ts';
import { findAccounts, findOpenInvitations } from './inviting.queries.ts';
import { invitationsText } from './invitations.text.ts';
import { type InviteeEntry, judgeInvitees } from './invitees.policy.ts';
import { invite } from './inviting.service.ts';

type Wished = z.output<(typeof endpoints.invitePeople)['body']>;

const cleanInvitee = ({ no, name, email, studentNumber, organizationCode }: InviteeEntry): InviteeEntry => ({
  no,
  name: clean(name),
  email: cleanSigns(email),
  studentNumber: cleanSigns(studentNumber),
  organizationCode: clean(organizationCode),
});

/** Says what becomes of each person of a list; confirmed, it invites all who can be. */
export async function invitePeople(unit: Unit, wished: Wished) {
  const { tenantId, tenant, now, memberId } = unit;
  const { role, clubSequences, usesClassCode, confirmed } = wished;
  checkRegisters(tenant);
  const entries = wished.rows.map(cleanInvitee);
  const emails = entries.map(({ email }) => emailNormal(email));
  const queries = [findAccounts(tenantId, emails), findOpenInvitations(tenantId, emails, now)] as const;
  const judged = ([accounts, invited]: [{ email_normal: string }[], { email_normal: string }[]]) =>
    judgeInvitees(entries, {
      organizations: tenant.organization_codes,
      accounts: new Set(accounts.map(({ email_normal }) => email_normal)),
      invited: new Set(invited.map(({ email_normal }) => email_normal)),
      usesClassCode,
    });
  const found = await unit.read(...queries);
  const validUntil = checkEnd(unit, wished.validUntil);
  await checkClubs(unit, clubSequences);
  if (!confirmed) return { rows: judged(found), invited: null, seated: null, classCodeId: null };

  return unit.write(async (transaction: Transaction) => {
    const rows = judged(await transaction.all(...queries));
    const sound = soundRows(rows, wished);
    const to = (state: string) => sound.filter((row) => row.state === state);
    const how = { role, status: 'INVITED', validUntil, clubSequences } as const;
    const invited = await invite(unit, transaction, [...to('INVITE'), ...to('INVITED')], how);
    const members = to('MEMBER').map(({ email }) => emailNormal(email));
    const taken = await seatByAddress(transaction, clubSequences, members, { memberId, now });
    const seated = new Set([...taken.values()].flat()).size;
    const people = to('CODE');
    const name = invitationsText.listCode(people.length);
    const code = { name, places: people.length, clubSequences, validUntil, people };
    const classCodeId = people.length > 0 ? await makeClassCode(unit, transaction, code) : null;
    unit.record(transaction, {
      action: 'invitations',
      before: { invited: 0, seated: 0, byCode: 0 },
      after: { invited, seated, byCode: people.length },
    });
    return { rows, invited, seated, classCodeId };
  });
}
