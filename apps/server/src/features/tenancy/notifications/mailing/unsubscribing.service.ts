import { AT_ONCE_NOTIFICATIONS, MAILINGS, type Mailing } from '@dure/contract/notification-kinds';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Tokens } from '../../../../kernel/session/tokens.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { endDigests, findAddress, mute } from '../settings/notification-settings.queries.ts';

const PURPOSE = 'unsubscribe';

interface Subscription {
  readonly memberId: string;
  readonly mailing: Mailing;
}

/** Stands in a mail: whoever has it can end this kind of mail to this member, and do nothing else. */
export const unsubscribeToken = (tokens: Tokens, tenantId: string, { memberId, mailing }: Subscription, now: Date) =>
  tokens.issueFor(PURPOSE, { tenant: tenantId, member: memberId, mailing }, now);

/** Refuses a token that is not ours, or another tenant's. */
async function namedBy({ tenantId, services }: Unit, token: string): Promise<Subscription> {
  const claims = await services.tokens.verifyFor(PURPOSE, token).catch(() => refuse('verificationInvalid'));
  const mailing = MAILINGS.find((one) => one === claims['mailing']);
  const memberId = claims['member'];
  if (claims['tenant'] !== tenantId || typeof memberId !== 'string' || !mailing) return refuse('verificationInvalid');
  return { memberId, mailing };
}

/** What the token would end. */
export async function getMailSubscription(unit: Unit, token: string): Promise<{ mailing: Mailing }> {
  const { mailing } = await namedBy(unit, token);
  return { mailing };
}

/** Ends what the token names. */
export async function unsubscribeMails(unit: Unit, token: string): Promise<{ mailing: Mailing }> {
  const { memberId, mailing } = await namedBy(unit, token);
  await unit.write(async (transaction) => {
    const owner = { tenantId: unit.tenantId, memberId };
    // Held: of whoever withdraws meanwhile nothing is kept anew.
    const found = await transaction.first(findAddress(owner).forShare());
    if (found?.status !== 'ACTIVE') refuse('verificationInvalid');
    if (mailing === 'DIGEST') transaction.soon(endDigests(owner));
    else if (mailing === 'NOTICE') transaction.soon(mute(owner, { kind: 'notice', way: 'EMAIL' }));
    else transaction.soon(mute(owner, ...AT_ONCE_NOTIFICATIONS.map((kind) => ({ kind, way: 'EMAIL' as const }))));
  });
  return { mailing };
}
