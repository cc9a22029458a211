import { dayWriter } from '../../../../kernel/calendar/days.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { dormancyMails } from './dormancy-mails.text.ts';
import { sleepUnused, markDormancyNotified } from './dormancy.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days between being told and sleeping. */
const NOTICE_DAYS = 30;
/** Accounts of one tenant in one run: whoever is left is next, an hour later. */
const MOST = 500;

/** Tells owners of accounts that nobody uses, once, and puts to sleep those who were told long enough ago. */
export async function tendUnused(
  services: Services,
  tenant: Tenant,
  afterDays: number,
  most = MOST,
): Promise<{ told: number; asleep: number }> {
  const { database, clock, mail } = services;
  const { tenantId } = tenant;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const sleepsAt = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  return database.transaction(tenantId, async (transaction) => {
    const told = await transaction.rows(
      markDormancyNotified(tenantId, { since: ago(afterDays - NOTICE_DAYS), now, most }),
    );
    const day = dayWriter(tenant.time_zone)(sleepsAt).date;
    const letter = dormancyMails.warning(tenant, day, `${mail.siteOf(tenant.uri)}/account/login`);
    // Whoever has no address learns it at their next log-in.
    const addresses = told.flatMap(({ email }) => email || []);
    const mails = addresses.map((recipient) => ({ recipient, usefulUntil: sleepsAt, ...letter }));
    if (mails.length > 0) await postMail({ services, now, tenant }, transaction, ...mails);
    const toldBefore = ago(NOTICE_DAYS);
    const asleep = await transaction.rows(sleepUnused(tenantId, { since: ago(afterDays), toldBefore, now, most }));
    return { told: told.length, asleep: asleep.length };
  });
}
