import { countAttempt, forgetAttempts } from '../../../../kernel/attempts.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { accountsText } from '../accounts.text.ts';
import { ACCOUNT_LIMIT, limit } from '../limits.ts';
import { mailOwner } from './owner-mail.service.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { secondFactorMails as mails } from './second-factor-mails.text.ts';
import { findFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts';
import { openSecret } from './sealing.service.ts';
import { totpStep } from './totp.ts';

const subjectOf = (memberId: string) => `second-factor:${memberId}`;

/** Counts a try at a log-in before it is made; a pause after ten, as after ten wrong passwords. */
export async function countCode(unit: Unit, memberId: string): Promise<void> {
  if ((await countAttempt(unit, subjectOf(memberId), ACCOUNT_LIMIT)) !== undefined) refuse('accountUnavailable');
}

/** The same of the caller, who is in already. */
export const countOwnCode = (unit: Unit): Promise<void> => limit(unit, subjectOf(unit.memberId), ACCOUNT_LIMIT);

/** Forgets the wrong codes before a right one. */
export const forgetCodes = (tenantId: string, memberId: string) => forgetAttempts(tenantId, subjectOf(memberId));

interface Owner {
  readonly memberId: string;
  readonly email: string | null;
}

/** Uses up a code of the app or a recovery code; refuses at its field where it is none, or was used before. */
export async function takeCode(unit: Unit, transaction: Transaction, { memberId, email }: Owner, typed: string) {
  const { tenantId, now } = unit;
  const code = typed.replaceAll(/\s/g, '');
  const factor = await transaction.first(findFactor(tenantId, memberId));
  const isTaken = async () => {
    if (!factor) return false;
    if (/^\d+$/.test(code)) {
      // Where it does not open, recovery codes still do.
      const secret = openSecret(unit.services, tenantId, memberId, factor.sealed_secret);
      const step = secret === undefined ? undefined : totpStep(secret, code, now);
      return step !== undefined && (await transaction.change(takeStep(tenantId, memberId, step))) > 0;
    }
    const isRecovered = await transaction.change(
      takeRecoveryCode(tenantId, memberId, hashOfRecoveryCode(memberId, code)),
    );
    if (isRecovered > 0) await mailOwner(unit, transaction, email, mails.recovered((factor.codes_left ?? 0) - 1));
    return isRecovered > 0;
  };
  if (!(await isTaken())) refuseFields([{ path: 'code', message: accountsText.wrongCode }]);
  transaction.soon(forgetCodes(tenantId, memberId));
}
