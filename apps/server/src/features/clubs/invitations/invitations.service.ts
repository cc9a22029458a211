import type * as endpoints from '@dure/contract/clubs/invitations/invitations.endpoints';
import { INVITEE_COLUMNS } from '@dure/contract/clubs/invitations/invitee-columns';
import { loginNameNormal, logInNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import type { z } from 'zod';
import type { AllRows, Transaction } from '../../../kernel/database/database.ts';
import { cleanedCells } from '../../../kernel/imports/cleaned-cells.ts';
import { soundRows } from '../../../kernel/imports/sound-rows.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  checkRegisters,
  codesEnd,
  findByLoginNames,
  makeNamedAccounts,
  takesLoginNames,
} from '../../tenancy/accounts/accounts.public.ts';
import { clean, cleanSigns, seatPeople } from '../memberships/memberships.public.ts';
import { checkClubs, checkEnd } from './checks.service.ts';
import { makeClassCode } from './class-codes/class-codes.service.ts';
import { findAccounts, findOpenInvitations } from './inviting.queries.ts';
import { invitationsText } from './invitations.text.ts';
import { type InviteeEntry, judgeInvitees, type ListedInvitee, namedEntry } from './invitees.policy.ts';
import { invite } from './inviting.service.ts';

type Wished = z.output<(typeof endpoints.invitePeople)['body']>;

function cleanInvitee(given: ListedInvitee, how: Parameters<typeof namedEntry>[1]): InviteeEntry {
  const { no, name, email, loginName, studentNumber, organizationCode } = given;
  const kept = {
    no,
    name: clean(name),
    email: cleanSigns(email),
    loginName: cleanSigns(loginName),
    studentNumber: cleanSigns(studentNumber),
    organizationCode: clean(organizationCode),
  };
  const entry = namedEntry(kept, how);
  return { ...entry, cleaned: cleanedCells(INVITEE_COLUMNS, given, entry) };
}

const personOf = ({ name, loginName, studentNumber, organizationCode }: InviteeEntry) => ({
  nickname: name,
  loginName,
  studentNumber: studentNumber === '' ? null : studentNumber,
  organizationCode,
});

/** Says what becomes of each person of a list; confirmed, it invites all who can be. */
export async function invitePeople(unit: Unit, wished: Wished) {
  const { tenantId, tenant, now, memberId } = unit;
  const { role, clubSequences, usesClassCode, confirmed } = wished;
  checkRegisters(tenant);
  const how = { usesClassCode, takesLoginNames: takesLoginNames(tenant) };
  const entries = wished.rows.map((row) => cleanInvitee(row, how));
  const emails = entries.map(({ email }) => email.toLowerCase());
  const names = entries.map(({ loginName }) => loginNameNormal(loginName));
  const queries = [
    findAccounts(tenantId, emails),
    findOpenInvitations(tenantId, emails, now),
    findByLoginNames(tenantId, names),
  ] as const;
  const judged = ([accounts, invited, named]: AllRows<typeof queries>) =>
    judgeInvitees(entries, {
      ...how,
      organizations: tenant.organization_codes,
      accounts: new Set(accounts.map(({ email_normal }) => email_normal)),
      invited: new Set(invited.map(({ email_normal }) => email_normal)),
      named: new Map(named.map((one) => [one.login_name_normal, one.student_number])),
    });
  const found = await unit.read(...queries);
  const validUntil = checkEnd(unit, wished.validUntil);
  await checkClubs(unit, clubSequences);
  if (!confirmed) return { rows: judged(found), invited: null, seated: null, accounts: null, classCodeId: null };

  return unit.write(async (transaction: Transaction) => {
    const rows = judged(await transaction.all(...queries));
    const sound = soundRows(rows, wished);
    const to = (state: string) => sound.filter((row) => row.state === state);
    const how = { role, status: 'INVITED', validUntil, clubSequences } as const;
    const invited = await invite(unit, transaction, [...to('INVITE'), ...to('INVITED')], how);
    const cards = await makeNamedAccounts(unit, transaction, to('ACCOUNT').map(personOf), role);
    const logIns = [...to('MEMBER'), ...to('ACCOUNT')].map((row) => logInNormal(row.email || row.loginName));
    const taken = await seatPeople(transaction, clubSequences, { logIns }, { memberId, now });
    const seated = new Set([...taken.values()].flat()).size;
    const people = to('CODE');
    const name = invitationsText.listCode(people.length);
    const code = { name, places: people.length, clubSequences, validUntil, people };
    const classCodeId = people.length > 0 ? await makeClassCode(unit, transaction, code) : null;
    unit.record(transaction, {
      action: 'invitations',
      before: { invited: 0, seated: 0, madeAccounts: 0, byCode: 0 },
      after: { invited, seated, madeAccounts: cards.length, byCode: people.length },
    });
    const accounts = cards.length > 0 ? { cards, validUntil: codesEnd(unit).toISOString() } : null;
    return { rows, invited, seated, accounts, classCodeId };
  });
}
