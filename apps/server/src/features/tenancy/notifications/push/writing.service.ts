import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { listMutedIn, takeAwaiting } from '../mailing/mailing.queries.ts';
import { mutedIn, notificationsOf, type Office } from '../mailing/writing.ts';
import { insertMessages, listDevicesOf } from './messages.queries.ts';
import { PUSH_JOB } from './push-job.ts';
import { pushText } from './push.text.ts';
import { shownOf, topicOf, type Shown } from './shown.ts';

const AT_ONCE = 500;
/** More than these at once become one message that says how many they are. */
const MAX_APART = 3;
const HOUR_MS = 60 * 60_000;

function gathered(tenant: Tenant, told: readonly NotificationView[], count: number): Shown[] {
  if (count <= MAX_APART) return told.map((one) => shownOf(tenant, one));
  const topic = topicOf('all');
  return [
    { topic, payload: { title: tenant.name, body: pushText.several(count), url: '/account/my/alarms', tag: topic } },
  ];
}

async function writeSome(office: Office, transaction: Transaction): Promise<number> {
  const { services, tenant, now } = office;
  const { tenantId, time_zone: timeZone } = tenant;
  const taken = await transaction.rows(takeAwaiting('awaits_push', { tenantId, now, timeZone }, now, AT_ONCE));
  const unread = taken.filter(({ checked_at }) => checked_at === null);
  const memberIds = [...new Set(unread.map(({ member_id }) => member_id))];
  if (memberIds.length === 0) return taken.length;
  const [devices, mutings] = await transaction.all(
    listDevicesOf(tenantId, memberIds),
    listMutedIn('PUSH', tenantId, memberIds),
  );
  const isMuted = mutedIn(mutings);
  const messages = [];
  for (const [memberId, own] of Map.groupBy(devices, ({ member_id }) => member_id)) {
    const sequences = unread
      .filter((one) => one.member_id === memberId && !isMuted(memberId, one.kind))
      .map(({ notification_sequence }) => notification_sequence);
    if (sequences.length === 0) continue;
    const { told, count } = await notificationsOf(office, transaction, memberId, sequences);
    for (const shown of gathered(tenant, told, count))
      messages.push(...own.map(({ push_device_sequence: device }) => ({ memberId, device, ...shown })));
  }
  if (messages.length > 0) {
    transaction.soon(insertMessages(tenantId, messages, now, new Date(now.getTime() + HOUR_MS)));
    await services.jobs.send(transaction, PUSH_JOB, { tenantUri: tenant.uri }, null);
  }
  return taken.length;
}

/** Writes to devices what happened to their owners: taken and written in one transaction, so once, whoever dies meanwhile. */
export async function writePushes(services: Services, tenant: Tenant): Promise<void> {
  const office = { services, tenant, now: services.clock.now() };
  for (;;) {
    const taken = await services.database.transaction(tenant.tenantId, (transaction) => writeSome(office, transaction));
    if (taken < AT_ONCE) return;
  }
}
