import type { Transaction } from '../../../../kernel/database/database.ts';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { accountsText } from '../accounts.text.ts';
import { shownLogIn } from '../login-names/log-in.ts';
import { mailOwner } from './owner-mail.service.ts';
import { confirmPassword } from '../passwords/password-change.service.ts';
import { countOwnCode, forgetCodes, takeCode } from './code-check.service.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorMails as mails } from './second-factor-mails.text.ts';
import {
  deleteFactor,
  deleteRecoveryCodes,
  findFactor,
  insertFactor,
  insertRecoveryCodes,
} from './second-factor.queries.ts';
import { ownerOf } from './sealing.service.ts';
import { readChallenge, signChallenge } from './signed-challenge.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';

const PURPOSE = 'second-factor-setup';

/** Anew: instead of the factor that a code was just taken of. */
type Way = 'first' | 'anew';

interface Owner extends RowPart<Members, 'email' | 'login_name'> {
  readonly memberId: string;
}

/** A secret for the app. It is kept nowhere before its first code: it travels sealed, with the word for the next call. */
export async function offerSecret(unit: Unit, { memberId, ...known }: Owner, way: Way) {
  const { tenantId } = unit;
  const secret = newTotpSecret();
  const sealed = unit.services.secrets.seal(secret, ownerOf(tenantId, memberId));
  return {
    secret,
    address: totpAddress(secret, unit.tenant.name, shownLogIn(known)),
    setup: await signChallenge(unit, PURPOSE, { memberId, sealed, way }),
  };
}

/** Makes ten recovery codes; those of before count no longer. */
export function makeRecoveryCodes({ tenantId }: Unit, transaction: Transaction, memberId: string): string[] {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOfRecoveryCode(memberId, code));
  transaction.soon(deleteRecoveryCodes(tenantId, memberId), insertRecoveryCodes(tenantId, memberId, hashes));
  return codes;
}

/** Keeps the secret whose first code this is; answers the recovery codes. */
export async function keepSecret(
  unit: Unit,
  transaction: Transaction,
  { memberId, email }: Pick<Owner, 'memberId' | 'email'>,
  { setup, code }: { readonly setup: string; readonly code: string },
  ways: readonly Way[],
): Promise<string[]> {
  const { tenantId, now, services } = unit;
  const { memberId: whose, sealed = '', way } = await readChallenge(unit, PURPOSE, setup);
  if (whose !== memberId || !ways.includes(way as Way)) return refuse('verificationInvalid');
  const step = totpStep(services.secrets.open(sealed, ownerOf(tenantId, memberId)), code.replaceAll(/\s/g, ''), now);
  if (step === undefined) return refuseFields([{ path: 'code', message: accountsText.wrongCode }]);
  if (way === 'anew') transaction.soon(deleteFactor(tenantId, memberId));
  const kept = await transaction.first(
    insertFactor(tenantId, memberId, { sealedSecret: sealed, step, startedAt: now }),
  );
  // One that was set up meanwhile is replaced by nobody who did not show a code of it.
  if (!kept) return refuse('verificationInvalid');
  transaction.soon(forgetCodes(tenantId, memberId));
  await mailOwner(unit, transaction, email, way === 'anew' ? mails.changed : mails.on);
  return makeRecoveryCodes(unit, transaction, memberId);
}

/** Begins to set up the caller's second factor, or another one instead of it. */
export async function beginSecondFactor(
  unit: Unit,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
) {
  const { tenantId, memberId } = unit;
  const owner = { ...(await confirmPassword(unit, password, 'password')), memberId };
  const factor = await unit.first(findFactor(tenantId, memberId));
  if (!factor) return offerSecret(unit, owner, 'first');
  if (code === undefined) return refuseFields([{ path: 'code', message: accountsText.wrongCode }]);
  await countOwnCode(unit);
  await unit.write((transaction) => takeCode(unit, transaction, owner, code));
  return offerSecret(unit, owner, 'anew');
}
