import { ONE_TIME_CODE_DAYS } from '@dure/contract/tenancy/accounts/account-limits';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { LoginCard, LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import type { RowsOf, Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { accessDenial } from '../managed-members/member-access.policy.ts';
import { holdAccounts } from '../managed-members/member-access.queries.ts';
import { hashOfOneTimeCode, newOneTimeCode } from './one-time-code.ts';
import { holdWithoutAddress, keepCodes } from './one-time-codes.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** When codes end that are made now. */
export const codesEnd = ({ now }: Unit): Date => new Date(now.getTime() + ONE_TIME_CODE_DAYS * DAY_MS);

type Owner = Pick<RowsOf<ReturnType<typeof holdWithoutAddress>>[number], 'member_id' | 'nickname' | 'login_name'>;

/** Makes a code for each of the accounts, which are held; what they are is told to whoever asks and kept nowhere. */
export async function makeCards(unit: Unit, transaction: Transaction, owners: readonly Owner[]): Promise<LoginCard[]> {
  const { tenantId, memberId: issuedBy, now } = unit;
  const cards = owners.map(({ member_id: memberUUID, nickname, login_name: loginName }) => ({
    memberUUID,
    nickname,
    loginName,
    oneTimeCode: newOneTimeCode(),
  }));
  if (cards.length === 0) return cards;
  const kept = cards.map((card) => ({
    memberId: card.memberUUID,
    codeHash: hashOfOneTimeCode(card.memberUUID, card.oneTimeCode),
  }));
  await transaction.change(keepCodes({ tenantId, issuedBy, now, validUntil: codesEnd(unit) }, kept));
  for (const { memberUUID: memberId } of cards)
    unit.record(transaction, { action: 'oneTimeCode', before: {}, after: {}, secrets: ['oneTimeCode'], memberId });
  return cards;
}

/** New codes for members without an address, for a manager; their own comes from another manager. */
export function issueOneTimeCodes(unit: Unit, memberUUIDs: readonly string[]): Promise<LoginCards> {
  const { tenantId, memberId: callerId } = unit;
  const ids = [...new Set(memberUUIDs)];
  if (ids.includes(callerId)) return refuse('ownAccess');
  return unit.writeAfter([holdAccounts(tenantId, [callerId, ...ids])], async (transaction, [held]) => {
    // Judged anew: whoever waited may have lost the role meanwhile.
    const denials = ids.map((id) => accessDenial(callerId, id, held)).filter((one) => one && one !== 'notFound');
    if (denials[0]) return refuse(denials[0]);
    const cards = await makeCards(unit, transaction, await transaction.rows(holdWithoutAddress(tenantId, ids)));
    if (cards.length === 0) unit.record(transaction, { action: 'oneTimeCode', before: {}, after: {} });
    return { cards, validUntil: codesEnd(unit).toISOString() };
  });
}

/** A new code for one learner without an address, for whoever may give it; undefined where there is no such learner. */
export async function issueCodeOf(unit: Unit, transaction: Transaction, memberId: string) {
  const [owner] = await transaction.rows(holdWithoutAddress(unit.tenantId, [memberId]));
  // Whoever holds the code becomes its owner: instructors and managers get theirs from a manager.
  if (!owner || highestRole(owner.roles) !== 'ROLE_USER') return undefined;
  return { cards: await makeCards(unit, transaction, [owner]), validUntil: codesEnd(unit).toISOString() };
}
