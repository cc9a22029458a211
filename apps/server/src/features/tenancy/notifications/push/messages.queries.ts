import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isQuiet, type Sending } from '../mailing/mailing.queries.ts';

/** The devices of those people who may still be told. */
export const listDevicesOf = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('push_devices')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'push_devices', 'member_id'))
    .select(['push_devices.member_id', 'push_device_sequence'])
    .where('push_devices.tenant_id', '=', tenantId)
    .where('push_devices.member_id', 'in', memberIds)
    .where('members.status', '=', 'ACTIVE')
    .orderBy('push_device_sequence');

export interface NewMessage {
  readonly memberId: string;
  readonly device: number;
  readonly topic: string;
  readonly payload: object;
}

export const insertMessages = (tenantId: string, messages: readonly NewMessage[], now: Date, usefulUntil: Date) =>
  build.insertInto('push_messages').values(
    messages.map(({ memberId, device, topic, payload }) => ({
      tenant_id: tenantId,
      member_id: memberId,
      push_device_sequence: device,
      topic,
      payload: JSON.stringify(payload),
      useful_until: usefulUntil,
      next_try_at: now,
    })),
  );

/** Minutes from one try to the next: 1, 2, 4, 8, 16. Longer than a try takes. */
const nextTry = (now: Date) =>
  sql<Date>`${now}::timestamptz + least(16, 2 ^ least(10, push_messages.tries)) * interval '1 minute'`;

/**
 * Takes the next message that is due, still of use, and outside its member's quiet hours. Until its next try is due
 * nobody else takes it.
 */
export const claimMessage = (sending: Sending) =>
  build
    .updateTable('push_messages')
    .set((row) => ({ tries: row('tries', '+', 1), next_try_at: nextTry(sending.now) }))
    .from('push_devices as device')
    .where('push_messages.tenant_id', '=', sending.tenantId)
    .where('device.tenant_id', '=', sending.tenantId)
    .whereRef('device.push_device_sequence', '=', 'push_messages.push_device_sequence')
    .where((row) =>
      row(
        'push_message_sequence',
        '=',
        row
          .selectFrom('push_messages as due')
          .innerJoin('members', (join) => sameTenant(join, 'members', 'due', 'member_id'))
          .leftJoin('notification_times as times', (join) => sameTenant(join, 'times', 'due', 'member_id'))
          .select('due.push_message_sequence')
          .where('due.tenant_id', '=', sending.tenantId)
          .where('members.status', '=', 'ACTIVE')
          .where('due.next_try_at', '<=', sending.now)
          .where('due.useful_until', '>', sending.now)
          .where((due) => due.not(isQuiet(sending)))
          .orderBy('due.next_try_at')
          .orderBy('due.push_message_sequence')
          .limit(1)
          .forUpdate('due')
          .skipLocked(),
      ),
    )
    .returning([
      'push_message_sequence',
      'push_messages.push_device_sequence',
      'payload',
      'topic',
      'useful_until',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
    ]);

export const deleteMessage = (tenantId: string, sequence: number) =>
  build.deleteFrom('push_messages').where('tenant_id', '=', tenantId).where('push_message_sequence', '=', sequence);

export const deleteUselessMessages = (tenantId: string, now: Date) =>
  build.deleteFrom('push_messages').where('tenant_id', '=', tenantId).where('useful_until', '<=', now);

/** What is on its way to a device goes with it. */
export const endGoneDevice = (tenantId: string, pushDeviceSequence: number) =>
  build
    .deleteFrom('push_devices')
    .where('tenant_id', '=', tenantId)
    .where('push_device_sequence', '=', pushDeviceSequence);
