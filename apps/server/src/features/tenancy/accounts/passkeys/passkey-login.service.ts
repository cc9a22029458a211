import { takeBackAttempt } from '../../../../kernel/attempts.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { sendReactivation } from '../dormancy/reactivation.service.ts';
import { refuseEntrance } from '../entrance.service.ts';
import { countAtAddress } from '../sessions/login-attempts.service.ts';
import { hashOf } from '../one-time-secrets.ts';
import { openSession } from '../opening.service.ts';
import { knownBrowserOf } from '../sessions/known-browser.ts';
import { askForPasskey, expectationsOf, holderOf, type Proof } from './assertion.service.ts';
import type { Exchange } from './ceremony.ts';

/** What a browser is asked with: the same for everybody, so it tells nothing of anybody. */
export const beginPasskeyLogin = (unit: Unit, exchange: Exchange) => askForPasskey(unit, 'login', exchange);

/** Logs in whose passkey it is. Who holds it showed that it is them, so no second factor is asked for. */
export async function logInWithPasskey(unit: Unit, proof: Proof, { request, reply }: Exchange) {
  // They stand beside passwords: where the organisation has its own log-in alone, so do they not.
  if (!unit.tenant.login_types.includes('PASSWORD')) refuse('accountUnavailable');
  // Nobody guesses a passkey: in a browser that somebody has logged in with none is counted, whatever happens around it.
  const isKnown = (await knownBrowserOf(unit, request)) !== undefined;
  const tries = isKnown ? [] : await countAtAddress(unit, request, hashOf(proof.response.id));
  const expected = await expectationsOf(unit, 'login', proof, request);
  let sleeping: Parameters<typeof sendReactivation>[1] | undefined;
  try {
    return await openSession(unit, request, reply, async (transaction) => {
      transaction.soon(...tries.map((one) => takeBackAttempt(unit.tenantId, one)));
      const { dormant_at, ...held } = await holderOf(unit, transaction, proof, expected);
      if (held.status !== 'ACTIVE') return refuseEntrance(held);
      if (dormant_at === null) return held;
      const { email, member_id } = held;
      if (email === null) return refuse('accountDormantWithoutAddress');
      sleeping = { member_id, email, dormant_at };
      return refuse('accountDormant');
    });
  } catch (error) {
    if (sleeping) await sendReactivation(unit, sleeping);
    throw error;
  }
}
