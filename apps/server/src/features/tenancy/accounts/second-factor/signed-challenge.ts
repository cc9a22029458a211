import type { ErrorName } from '@dure/contract/errors';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';

/** Minutes in which somebody finds their phone and an app. */
export const CHALLENGE_LIFETIME_MS = 10 * 60_000;

type Claims = Readonly<Record<string, string>>;

/** A word that leads from one call to the next of the same thing: signed, for one tenant and a short while. */
export const signChallenge = ({ services, tenantId, now }: Unit, purpose: string, claims: Claims): Promise<string> =>
  services.tokens.issueFor(purpose, { ...claims, tenantId, until: String(now.getTime() + CHALLENGE_LIFETIME_MS) }, now);

/** What it says; refuses one of another purpose, another tenant, or whose time is over. */
export async function readChallenge(
  { services, tenantId, now }: Unit,
  purpose: string,
  step: string,
  refusal: ErrorName = 'verificationInvalid',
): Promise<Claims> {
  const claims = await services.tokens.verifyFor(purpose, step).catch(() => undefined);
  if (!claims || claims['tenantId'] !== tenantId || !(Number(claims['until']) > now.getTime())) return refuse(refusal);
  return claims as Claims;
}
