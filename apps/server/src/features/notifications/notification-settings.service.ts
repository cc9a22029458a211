import {
  NOTIFICATION_KINDS,
  RUNNING_NOTIFICATIONS,
  type NotificationKind,
} from '@dure/contract/notifications/notification-kinds';
import type { NotificationSettings } from '@dure/contract/notifications/notifications.endpoints';
import { isInstructor } from '../../kernel/session/session.ts';
import type { Unit } from '../../kernel/unit.ts';
import { listMuted, mute, unmute } from './notification-settings.queries.ts';

const settingsView = ({ me }: Unit, muted: readonly { readonly kind: string }[]): NotificationSettings => ({
  kinds: NOTIFICATION_KINDS.filter((kind) => isInstructor(me) || !RUNNING_NOTIFICATIONS.includes(kind)).map((kind) => ({
    kind,
    isOn: !muted.some((row) => row.kind === kind),
  })),
});

export async function getNotificationSettings(unit: Unit): Promise<NotificationSettings> {
  const [rows] = await unit.read(listMuted(unit));
  return settingsView(unit, rows);
}

export async function setNotificationKind(
  unit: Unit,
  kind: NotificationKind,
  isOn: boolean,
): Promise<NotificationSettings> {
  return unit.write(async (transaction) => {
    transaction.soon(isOn ? unmute(unit, kind) : mute(unit, kind));
    const [rows] = await transaction.last(listMuted(unit));
    return settingsView(unit, rows);
  });
}
