import { AT_ONCE_NOTIFICATIONS, type NotificationKind } from '@dure/contract/notification-kinds';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { atOnceLetter } from './notification-mails.text.ts';
import { listMutedIn, listReachable, takeAwaiting } from './mailing.queries.ts';
import { mutedIn, writeTo, type Office } from './writing.ts';

const AT_ONCE = 500;
/** Somebody who is there sees it in the product meanwhile, and several things become one mail. */
const PATIENCE_MS = 60_000;

async function sendSome(office: Office, transaction: Transaction): Promise<number> {
  const { services, tenant, now } = office;
  const { tenantId, time_zone: timeZone } = tenant;
  const told = new Date(now.getTime() - PATIENCE_MS);
  const taken = await transaction.rows(takeAwaiting('awaits_sending', { tenantId, now, timeZone }, told, AT_ONCE));
  const unread = taken.filter(({ checked_at }) => checked_at === null);
  const memberIds = [...new Set(unread.map(({ member_id }) => member_id))];
  if (memberIds.length === 0 || !services.mail.postman) return taken.length;
  const [people, mutings] = await transaction.all(
    listReachable(tenantId, memberIds),
    listMutedIn('EMAIL', tenantId, memberIds),
  );
  const isMuted = mutedIn(mutings);
  const mails = [];
  for (const person of people) {
    const sequences = unread
      .filter(({ member_id }) => member_id === person.member_id)
      .filter(
        ({ kind }) => AT_ONCE_NOTIFICATIONS.includes(kind as NotificationKind) && !isMuted(person.member_id, kind),
      )
      .map(({ notification_sequence }) => notification_sequence);
    if (sequences.length === 0) continue;
    const mail = await writeTo(office, transaction, person, sequences, 'AT_ONCE', atOnceLetter);
    if (mail) mails.push(mail);
  }
  if (mails.length > 0) await postMail(office, transaction, ...mails);
  return taken.length;
}

/** Has what cannot wait leave the product: taken and written in one transaction, so once, whoever dies meanwhile. */
export async function sendAtOnce(services: Services, tenant: Tenant): Promise<void> {
  const office = { services, tenant, now: services.clock.now() };
  for (;;) {
    const taken = await services.database.transaction(tenant.tenantId, (transaction) => sendSome(office, transaction));
    if (taken < AT_ONCE) return;
  }
}
