import type { FastifyRequest } from 'fastify';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { countAttempt } from '../../../../kernel/attempts.ts';
import { postMail } from '../../mails/mails.public.ts';
import { GUEST_LIMIT, limit, MAIL_LIMIT } from '../limits.ts';
import { siteAddress } from '../site-address.ts';
import { dormancyMails } from './dormancy-mails.text.ts';
import { wake } from './dormancy.queries.ts';

const PURPOSE = 'account-waking';
const LIFETIME_MS = 24 * 60 * 60_000;

interface Sleeping extends RowPart<Members, 'member_id'> {
  readonly email: string;
  readonly dormant_at: Date;
}

/** Has a link sent that wakes the account. Whoever asks gave its password; opening the link logs nobody in. */
export async function sendReactivation(
  unit: Unit,
  { member_id: memberId, email, dormant_at }: Sleeping,
): Promise<void> {
  const { tenant, tenantId, now, services } = unit;
  if ((await countAttempt(unit, `waking:${memberId}`, MAIL_LIMIT)) !== undefined) return;
  const usefulUntil = new Date(now.getTime() + LIFETIME_MS);
  const claims = { tenantId, memberId, since: dormant_at.toISOString(), until: usefulUntil.toISOString() };
  const secret = await services.tokens.issueFor(PURPOSE, claims, now);
  const mail = dormancyMails.reactivation(tenant, siteAddress(unit, `/account/waking#${secret}`));
  await unit.write((transaction) => postMail(unit, transaction, { recipient: email, usefulUntil, ...mail }));
}

/** Wakes the account that a link was sent for: good for a day and for one sleep. */
export async function reactivateAccount(unit: Unit, secret: string, request: FastifyRequest): Promise<null> {
  const { tenantId, now, services } = unit;
  await limit(unit, `waking-address:${request.ip}`, GUEST_LIMIT);
  const said = await services.tokens.verifyFor(PURPOSE, secret).catch(() => undefined);
  const { tenantId: ofTenant, memberId, since, until } = (said ?? {}) as Record<string, string | undefined>;
  if (ofTenant !== tenantId || memberId === undefined || since === undefined || until === undefined)
    return refuse('verificationInvalid');
  if (Date.parse(until) <= now.getTime()) return refuse('verificationInvalid');
  const woken = await unit.write((transaction) => transaction.change(wake(tenantId, memberId, new Date(since), now)));
  return woken === 0 ? refuse('verificationInvalid') : null;
}
