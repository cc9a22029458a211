import type { FastifyRequest } from 'fastify';
import { countAttempt, takeBackAttempt, type AttemptLimit } from '../../../kernel/attempts.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { hashOf } from './one-time-secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Failures after which log-in to an account pauses. */
export const ACCOUNT_LIMIT = { max: 10, windowMs: 15 * MINUTE_MS };
/** Log-ins that failed: a whole campus may share one address. */
export const ADDRESS_LIMIT = { max: 300, windowMs: 15 * MINUTE_MS };
/** The same, once there were so many, of one account: whoever knows their password needs no more. */
export const CROWDED_ACCOUNT_LIMIT = { max: 3, windowMs: 15 * MINUTE_MS };
/** The same of all accounts together: passwords are not tried through one account after the other. */
export const CROWDED_ADDRESS_LIMIT = { max: 3_000, windowMs: 15 * MINUTE_MS };
/** Mails that anybody may have sent to one address. */
export const MAIL_LIMIT = { max: 5, windowMs: HOUR_MS };
/** Calls from one address that write a mail, or hash a password, for anybody. */
export const GUEST_LIMIT = { max: 300, windowMs: HOUR_MS };
/** Tries of one code: a million codes are not tried through. */
export const CODE_LIMIT = { max: 5, windowMs: 30 * MINUTE_MS };

/** What log-ins to an account are counted under, whether there is one or not. */
export const loginSubject = (logIn: string): string => `login:${hashOf(logIn)}`;

/** Counts an attempt under the subject; refuses where there were too many. */
export async function limit(unit: Unit, subject: string, bounds: AttemptLimit): Promise<void> {
  const wait = await countAttempt(unit, subject, bounds);
  if (wait !== undefined) refuse('tooManyRequests', { retryAfter: wait });
}

/** Takes back an attempt that was right: of a class behind one address all come in. */
export const takeBack = async ({ services, tenantId }: Unit, subject: string): Promise<void> => {
  await services.database.transaction(tenantId, (transaction) =>
    transaction.change(takeBackAttempt(tenantId, subject)),
  );
};

/** Limits what guests may have done, by their address and by the mail address that it is about. */
export async function limitGuest(unit: Unit, request: FastifyRequest, emailNormal: string): Promise<void> {
  await limit(unit, `guest-address:${request.ip}`, GUEST_LIMIT);
  await limit(unit, `guest-mail:${hashOf(emailNormal)}`, MAIL_LIMIT);
}
