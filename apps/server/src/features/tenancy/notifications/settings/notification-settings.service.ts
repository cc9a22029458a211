import {
  DEFAULT_DIGEST,
  DEFAULT_QUIET_HOURS,
  NOTIFICATION_KINDS,
  RUNNING_NOTIFICATIONS,
  type Digest,
  type NotificationKind,
  type NotificationWay,
} from '@dure/contract/notification-kinds';
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { dayOf } from '../../../../kernel/calendar/months.ts';
import type { AllRows } from '../../../../kernel/database/database.ts';
import { isInstructor } from '../../../../kernel/session/session.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { listDevices } from '../push/devices.queries.ts';
import { pushSenderOf } from '../push/keys.service.ts';
import { findAddress, findTimes, listMuted, mute, setTimes, unmute } from './notification-settings.queries.ts';

const settingsOf = (unit: Unit) => [listMuted(unit), findTimes(unit), findAddress(unit), listDevices(unit)] as const;
type Rows = AllRows<ReturnType<typeof settingsOf>>;

async function settingsView(
  { me, services, tenant }: Unit,
  [muted, [times], [member], devices]: Rows,
): Promise<NotificationSettings> {
  const { publicKey } = await pushSenderOf(services, tenant);
  const isOn = (kind: NotificationKind, way: NotificationWay) =>
    !muted.some((row) => row.kind === kind && row.way === way);
  const [from, until] = [times?.quiet_from, times?.quiet_until];
  const quietHours = from && until ? { from: from.slice(0, 5), until: until.slice(0, 5) } : null;
  const { email, email_verified_at: provenAt } = member!;
  const mailed = provenAt === null ? 'UNVERIFIED' : 'READY';
  return {
    kinds: NOTIFICATION_KINDS.filter((kind) => isInstructor(me) || !RUNNING_NOTIFICATIONS.includes(kind)).map(
      (kind) => ({ kind, isOn: isOn(kind, 'PRODUCT'), isMailed: isOn(kind, 'EMAIL'), isPushed: isOn(kind, 'PUSH') }),
    ),
    digest: (times?.digest as Digest | undefined) ?? DEFAULT_DIGEST,
    quietHours: times ? quietHours : DEFAULT_QUIET_HOURS,
    email: { address: email, state: email === null ? 'NO_ADDRESS' : services.mail.postman ? mailed : 'NOT_SENT' },
    push: {
      publicKey,
      devices: devices.map(({ push_device_sequence: pushDeviceSequence, device, started_at: startedAt }) => ({
        pushDeviceSequence,
        device,
        startedAt: startedAt.toISOString(),
      })),
    },
  };
}

export async function getNotificationSettings(unit: Unit): Promise<NotificationSettings> {
  return settingsView(unit, await unit.read(...settingsOf(unit)));
}

export async function setNotificationKind(
  unit: Unit,
  kind: NotificationKind,
  { way, isOn }: { readonly way: NotificationWay; readonly isOn: boolean },
): Promise<NotificationSettings> {
  const rows = await unit.write(async (transaction) => {
    transaction.soon(isOn ? unmute(unit, { kind, way }) : mute(unit, { kind, way }));
    return transaction.last(...settingsOf(unit));
  });
  return settingsView(unit, rows);
}

export async function setNotificationTimes(
  unit: Unit,
  { digest, quietHours }: Pick<NotificationSettings, 'digest' | 'quietHours'>,
): Promise<NotificationSettings> {
  const times = { digest, quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null };
  const rows = await unit.write(async (transaction) => {
    transaction.soon(setTimes(unit, times, dayOf(unit.now, unit.tenant.time_zone)));
    return transaction.last(...settingsOf(unit));
  });
  return settingsView(unit, rows);
}
