import { MAX_PUSH_DEVICES } from '@dure/contract/notification-kinds';
import { build } from '../../../../kernel/database/build.ts';

interface Owner {
  readonly tenantId: string;
  readonly memberId: string;
}

export const listDevices = ({ tenantId, memberId }: Owner) =>
  build
    .selectFrom('push_devices')
    .select(['push_device_sequence', 'device', 'started_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('seen_at', 'desc')
    .orderBy('push_device_sequence', 'desc');

export interface NewDevice {
  readonly tokenId: string;
  readonly device: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly now: Date;
}

/** The browser is this member's from now on, whoever's it was. */
export const insertDevice = (
  { tenantId, memberId }: Owner,
  { tokenId, device, endpoint, p256dh, auth, now }: NewDevice,
) =>
  build
    .insertInto('push_devices')
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      token_id: tokenId,
      device,
      endpoint,
      p256dh,
      auth,
      started_at: now,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'endpoint'])
        .doUpdateSet({ token_id: tokenId, device, p256dh, auth, seen_at: now })
        .where('push_devices.member_id', '=', memberId),
    );

/** Of another member who used the same browser before: what was on its way to them goes with it. */
export const endDeviceOfOthers = ({ tenantId, memberId }: Owner, endpoint: string) =>
  build
    .deleteFrom('push_devices')
    .where('tenant_id', '=', tenantId)
    .where('endpoint', '=', endpoint)
    .where('member_id', '<>', memberId);

export const endSurplusDevices = (owner: Owner) =>
  build
    .deleteFrom('push_devices')
    .where('tenant_id', '=', owner.tenantId)
    .where(
      'push_device_sequence',
      'in',
      listDevices(owner).clearSelect().select('push_device_sequence').offset(MAX_PUSH_DEVICES),
    );

export const seeDevice = ({ tenantId, memberId }: Owner, endpoint: string, tokenId: string, now: Date) =>
  build
    .updateTable('push_devices')
    .set({ token_id: tokenId, seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('endpoint', '=', endpoint)
    .returning('push_device_sequence');

export const endDevice = ({ tenantId, memberId }: Owner, pushDeviceSequence: number) =>
  build
    .deleteFrom('push_devices')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('push_device_sequence', '=', pushDeviceSequence);

/** Devices that were seen with sessions which somebody ended. */
export const endPushOfSessions = (tenantId: string, tokenIds: readonly string[]) =>
  build.deleteFrom('push_devices').where('tenant_id', '=', tenantId).where('token_id', 'in', tokenIds);

export const endDevicesUnseenSince = (tenantId: string, moment: Date) =>
  build.deleteFrom('push_devices').where('tenant_id', '=', tenantId).where('seen_at', '<', moment);
