import type { SecondFactor } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { refuse } from '../../../../kernel/refusal.ts';
import { isManager } from '../../../../kernel/session/session.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { mailOwner } from './owner-mail.service.ts';
import { confirmPassword } from '../passwords/password-change.service.ts';
import { findPassword } from '../passwords/passwords.queries.ts';
import { countOwnCode, takeCode } from './code-check.service.ts';
import { secondFactorMails as mails } from './second-factor-mails.text.ts';
import { deleteFactor, findFactor, findSecuritySettings } from './second-factor.queries.ts';
import { keepSecret, makeRecoveryCodes } from './set-up.service.ts';

/** The caller's second factor. */
export async function getSecondFactor(unit: Unit): Promise<SecondFactor> {
  const { tenantId, memberId } = unit;
  const [[factor], [settings], [own]] = await unit.read(
    findFactor(tenantId, memberId),
    findSecuritySettings(tenantId),
    findPassword(tenantId, memberId),
  );
  const isRequired = isManager(unit.me) && settings?.managers_need_second_factor === true;
  return {
    isOn: factor !== undefined,
    startedAt: factor?.started_at.toISOString() ?? null,
    recoveryCodesLeft: factor?.codes_left ?? 0,
    isRequired,
    // It stands beside a password: whoever comes in another way has it asked there.
    can: { setUp: own?.password_hash !== '', end: factor !== undefined && !isRequired },
  };
}

/** Semaphore it on with the first code of the app. */
export async function confirmSecondFactor(unit: Unit, given: { readonly setup: string; readonly code: string }) {
  const { tenantId, memberId } = unit;
  await countOwnCode(unit);
  const own = await unit.first(findPassword(tenantId, memberId));
  const recoveryCodes = await unit.write((transaction) =>
    keepSecret(unit, transaction, { memberId, email: own!.email }, given, ['first', 'anew']),
  );
  return { recoveryCodes };
}

interface Proof {
  readonly password: string;
  readonly code: string;
}

/** Does what asks for password and code. */
async function proven<T>(
  unit: Unit,
  { password, code }: Proof,
  work: (transaction: Transaction, email: string | null) => Promise<T>,
): Promise<T> {
  const { tenantId, memberId } = unit;
  const { email } = await confirmPassword(unit, password, 'password');
  if (!(await unit.first(findFactor(tenantId, memberId)))) return refuse('conflict');
  await countOwnCode(unit);
  return unit.write(async (transaction) => {
    await takeCode(unit, transaction, { memberId, email }, code);
    return work(transaction, email);
  });
}

export async function renewRecoveryCodes(unit: Unit, proof: Proof) {
  return proven(unit, proof, async (transaction, email) => {
    await mailOwner(unit, transaction, email, mails.renewed);
    return { recoveryCodes: makeRecoveryCodes(unit, transaction, unit.memberId) };
  });
}

/** Semaphore it off; where the organisation asks for one it is only replaced. */
export async function endSecondFactor(unit: Unit, proof: Proof): Promise<SecondFactor> {
  const { can, isRequired } = await getSecondFactor(unit);
  if (isRequired || !can.end) return refuse('conflict');
  await proven(unit, proof, async (transaction, email) => {
    transaction.soon(deleteFactor(unit.tenantId, unit.memberId));
    await mailOwner(unit, transaction, email, mails.off);
  });
  return getSecondFactor(unit);
}
