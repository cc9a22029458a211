import { CONSENT_KINDS, type ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import type { agreeToConsents as contract } from '@dure/contract/tenancy/accounts/consents.endpoints';
import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../../kernel/unit.ts';
import { getMe } from '../accounts.service.ts';
import { checkConsents } from './given-consents.ts';
import { insertConsents } from './registration.queries.ts';

/** Keeps what a member agrees to who is one already: a text that is new, or all of them where others made the account. */
export async function agreeToConsents(
  unit: Unit,
  { consents }: z.output<(typeof contract)['body']>,
): Promise<SessionState> {
  const { tenantId, memberId, now } = unit;
  const kinds = CONSENT_KINDS.filter((kind) => consents[kind] !== undefined);
  checkConsents(consents, kinds);
  const agreed = Object.fromEntries(kinds.map((kind) => [kind, consents[kind]!])) as Partial<
    Record<ConsentKind, string>
  >;
  if (kinds.length > 0)
    await unit.write(async (transaction) => transaction.soon(insertConsents(tenantId, memberId, agreed, now)));
  return getMe(unit);
}
