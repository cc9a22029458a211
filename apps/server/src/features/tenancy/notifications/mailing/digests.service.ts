import { DIGEST_HOUR } from '@dure/contract/notification-kinds';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { oldestKept } from '../notifications.service.ts';
import { digestLetter } from './notification-mails.text.ts';
import {
  listMutedIn,
  listReachable,
  listUndigested,
  noteDigested,
  takeDigests,
  type DigestDay,
} from './mailing.queries.ts';
import { mutedIn, writeTo, type Office } from './writing.ts';

const AT_ONCE = 200;

/** The day on the wall of the tenant, as the database counts its days. */
const findDay = (now: Date, timeZone: string) => {
  const local = sql`(${now}::timestamptz at time zone ${timeZone}::text)`;
  const opening = (unit: 'day' | 'week') => sql`date_trunc(${unit}, ${local})`;
  const hour = sql`make_interval(hours => ${DIGEST_HOUR}::int)`;
  return build.selectNoFrom([
    sql<string>`to_char(${opening('day')}, 'YYYY-MM-DD')`.as('today'),
    sql<string>`to_char(${opening('week')}, 'YYYY-MM-DD')`.as('monday'),
    sql<Date>`(${opening('day')} + ${hour}) at time zone ${timeZone}::text`.as('since'),
    sql<Date>`(${opening('week')} + ${hour}) at time zone ${timeZone}::text`.as('weekSince'),
  ]);
};

async function sendSome(office: Office, transaction: Transaction, day: DigestDay): Promise<number> {
  const { tenantId } = day;
  const taken = await transaction.rows(takeDigests(day, AT_ONCE));
  const memberIds = taken.map(({ member_id }) => member_id);
  if (memberIds.length === 0) return 0;
  const [people, mutings, unread] = await transaction.all(
    listReachable(tenantId, memberIds),
    listMutedIn('EMAIL', tenantId, memberIds),
    listUndigested(tenantId, memberIds, oldestKept(day.now)),
  );
  const isMuted = mutedIn(mutings);
  const mails = [];
  const ofMember = Map.groupBy(unread, ({ member_id }) => member_id);
  for (const person of people) {
    const own = (ofMember.get(person.member_id) ?? []).filter(({ kind }) => !isMuted(person.member_id, kind));
    const sequences = own.map(({ notification_sequence }) => notification_sequence);
    if (sequences.length === 0) continue;
    const isDaily = taken.some(({ member_id, digest }) => member_id === person.member_id && digest === 'DAILY');
    const mail = await writeTo(office, transaction, person, sequences, 'DIGEST', (given) =>
      digestLetter(given, isDaily),
    );
    if (mail) mails.push(mail);
    transaction.soon(noteDigested(tenantId, person.member_id, sequences.at(-1)!));
  }
  if (mails.length > 0) await postMail(office, transaction, ...mails);
  return taken.length;
}

/**
 * Sends the digests that are due at a tenant: from the morning's hour on, a day's or a week's (on Monday), once each.
 * A member is taken and written to in one transaction, so two servers and a kill make no second one, and lose none.
 */
export async function sendDigests(services: Services, tenant: Tenant): Promise<void> {
  const { tenantId, time_zone: timeZone } = tenant;
  const now = services.clock.now();
  const [[day]] = await services.database.read(tenantId, findDay(now, timeZone));
  if (now < day!.since || !services.mail.postman) return;
  const office = { services, tenant, now };
  for (;;) {
    const taken = await services.database.transaction(tenantId, (transaction) =>
      sendSome(office, transaction, { ...day!, tenantId, now, timeZone }),
    );
    if (taken < AT_ONCE) return;
  }
}
