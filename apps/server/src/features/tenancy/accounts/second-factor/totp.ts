import { ONE_TIME_CODE_DIGITS } from '@dure/contract/tenancy/accounts/account-limits';
import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;
const SECRET_BYTES = 20;

/** What every app of this kind takes (RFC 6238). */
const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: ONE_TIME_CODE_DIGITS,
    period: PERIOD_MS / 1000,
  });

/** A secret to be, as base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code for the app says: the secret, whose it is and where. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, issuer, label).toString();

/** Of which thirty seconds a code is: the present ones or those beside them. Undefined where it is none. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / PERIOD_MS) + delta;
}
