import {
  DEFAULT_DIGEST,
  DEFAULT_QUIET_HOURS,
  NOTIFICATION_KINDS,
  RUNNING_NOTIFICATIONS,
  type Digest,
  type NotificationKind,
  type NotificationWay,
} from '@dure/contract/notifications/notification-kinds';
import type { NotificationSettings } from '@dure/contract/notifications/notifications.endpoints';
import { dayOf } from '../../../kernel/calendar/months.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { isInstructor } from '../../../kernel/session/session.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findAddress, findTimes, listMuted, mute, setTimes, unmute } from './notification-settings.queries.ts';

const settingsOf = (unit: Unit) => [listMuted(unit), findTimes(unit), findAddress(unit)] as const;
type Row<Query extends (...given: never[]) => unknown> = RowsOf<ReturnType<Query>>[number];

function settingsView(
  { me, services }: Unit,
  muted: readonly Row<typeof listMuted>[],
  times: Row<typeof findTimes> | undefined,
  member: Row<typeof findAddress>,
): NotificationSettings {
  const isOn = (kind: NotificationKind, way: NotificationWay) =>
    !muted.some((row) => row.kind === kind && row.way === way);
  const [from, until] = [times?.quiet_from, times?.quiet_until];
  const quietHours = from && until ? { from: from.slice(0, 5), until: until.slice(0, 5) } : null;
  const mailed = member.email_verified_at === null ? 'UNVERIFIED' : 'READY';
  return {
    kinds: NOTIFICATION_KINDS.filter((kind) => isInstructor(me) || !RUNNING_NOTIFICATIONS.includes(kind)).map(
      (kind) => ({ kind, isOn: isOn(kind, 'PRODUCT'), isMailed: isOn(kind, 'EMAIL') }),
    ),
    digest: (times?.digest as Digest | undefined) ?? DEFAULT_DIGEST,
    quietHours: times ? quietHours : DEFAULT_QUIET_HOURS,
    email: { address: member.email, state: services.mail.postman ? mailed : 'NOT_SENT' },
  };
}

export async function getNotificationSettings(unit: Unit): Promise<NotificationSettings> {
  const [muted, [times], [member]] = await unit.read(...settingsOf(unit));
  return settingsView(unit, muted, times, member!);
}

export async function setNotificationKind(
  unit: Unit,
  kind: NotificationKind,
  { way, isOn }: { readonly way: NotificationWay; readonly isOn: boolean },
): Promise<NotificationSettings> {
  return unit.write(async (transaction) => {
    transaction.soon(isOn ? unmute(unit, { kind, way }) : mute(unit, { kind, way }));
    const [muted, [times], [member]] = await transaction.last(...settingsOf(unit));
    return settingsView(unit, muted, times, member!);
  });
}

export async function setNotificationTimes(
  unit: Unit,
  { digest, quietHours }: Pick<NotificationSettings, 'digest' | 'quietHours'>,
): Promise<NotificationSettings> {
  const times = { digest, quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null };
  return unit.write(async (transaction) => {
    transaction.soon(setTimes(unit, times, dayOf(unit.now, unit.tenant.time_zone)));
    const [muted, [after], [member]] = await transaction.last(...settingsOf(unit));
    return settingsView(unit, muted, after, member!);
  });
}
