import { createECDH } from 'node:crypto';
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { checkWritten } from '../../../../kernel/net/public-address.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { getNotificationSettings } from '../settings/notification-settings.service.ts';
import { endDevice, endDeviceOfOthers, endSurplusDevices, insertDevice, seeDevice } from './devices.queries.ts';
import { pushText } from './push.text.ts';

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(p256dh, 'base64url').length === 32;
  } catch {
    return false;
  }
}

/** A push service has a name on the open internet; what the name stands for is judged whenever something is sent. */
function isOfInternet(endpoint: string): boolean {
  try {
    checkWritten(new URL(endpoint).hostname);
    return true;
  } catch {
    return false;
  }
}

function check({ endpoint, keys }: Subscription): void {
  if (!isOfInternet(endpoint)) refuseFields([{ path: 'endpoint', message: pushText.noService }]);
  if (!isPoint(keys.p256dh)) refuseFields([{ path: 'keys.p256dh', message: pushText.noKey }]);
}

/** From now on the browser is told what happens to the caller, and to nobody else. */
export async function addPushDevice(
  unit: Unit,
  subscription: Subscription,
  device: string,
): Promise<NotificationSettings> {
  const { now, token } = unit;
  check(subscription);
  const { endpoint, keys } = subscription;
  await unit.write(async (transaction) => {
    await transaction.all(
      endDeviceOfOthers(unit, endpoint),
      insertDevice(unit, { endpoint, ...keys, device, tokenId: token!.id, now }),
      endSurplusDevices(unit),
    );
  });
  return getNotificationSettings(unit);
}

/** Which of the caller's devices this browser is; seen again, it goes on with the session of now. */
export async function keepPushDevice(unit: Unit, endpoint: string): Promise<{ pushDeviceSequence: number | null }> {
  const seen = await unit.write(async (transaction) => {
    transaction.soon(endDeviceOfOthers(unit, endpoint));
    return transaction.first(seeDevice(unit, endpoint, unit.token!.id, unit.now));
  });
  return { pushDeviceSequence: seen?.push_device_sequence ?? null };
}

export async function removePushDevice(unit: Unit, pushDeviceSequence: number): Promise<NotificationSettings> {
  const ended = await unit.write((transaction) => transaction.change(endDevice(unit, pushDeviceSequence)));
  if (ended === 0) refuse('notFound');
  return getNotificationSettings(unit);
}
