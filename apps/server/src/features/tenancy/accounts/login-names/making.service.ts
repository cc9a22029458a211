import type { LoginCard } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { makeCards } from '../one-time-codes/issuing.service.ts';
import { insertNamed, type NamedPerson } from './making.queries.ts';

/** Rows of one statement: a database takes so many parameters. */
const AT_ONCE = 500;

/** Makes accounts for people without an address; answers the paper by which each chooses a password. */
export async function makeNamedAccounts(
  unit: Unit,
  transaction: Transaction,
  people: readonly Omit<NamedPerson, 'memberId'>[],
  role: MemberRole,
): Promise<LoginCard[]> {
  const { tenantId, tenant, now } = unit;
  const batch = { tenantId, role, memberType: tenant.login_member_types[0] ?? 'MEMBER', now };
  const cards: LoginCard[] = [];
  for (let first = 0; first < people.length; first += AT_ONCE) {
    const some = people.slice(first, first + AT_ONCE).map((one) => ({ ...one, memberId: uuidv7() }));
    const made = await transaction.rows(insertNamed(batch, some));
    cards.push(...(await makeCards(unit, transaction, made)));
  }
  return cards;
}
