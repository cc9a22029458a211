import type { listNotifications as endpoint } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { NotificationKind } from '@dure/contract/notification-kinds';
import type { Output } from '@dure/contract/http/endpoint';
import { memberTopic } from '../../../kernel/live/change.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { bannerView, findBanner } from '../banners/banners.public.ts';
import { NOTIFIED, oldestKept } from './notifications.service.ts';
import { daysOf } from './notifications.view.ts';
import {
  checkGathered,
  checkNoticeOf,
  checkNotificationsBy,
  checkUpTo,
  countOwn,
  findOwn,
  listOwn,
} from './own-notifications.queries.ts';

/** The caller's notifications, gathered where several people did the same, under the days of the tenant. */
export async function listNotifications(
  unit: Unit,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Output<typeof endpoint>> {
  const { tenantId, memberId, now } = unit;
  const timeZone = unit.tenant.time_zone;
  const shown = { tenantId, memberId, timeZone, oldest: oldestKept(now), only: null };
  const [rows, [total], [banner]] = await unit.read(
    listOwn({ ...shown, size, offset: (page - 1) * size }),
    countOwn(shown),
    findBanner({ tenantId, memberId, now }),
  );
  return {
    totalElements: total?.count ?? 0,
    uncheckedCount: total?.unchecked ?? 0,
    banner: bannerView(banner),
    contents: daysOf(rows, timeZone, now),
  };
}

/** Other windows of the member count again. */
const announceChecked = (unit: Unit, transaction: Transaction) =>
  transaction.announce({ topics: [memberTopic(unit.memberId)], event: NOTIFIED, actorId: unit.memberId });

export async function checkNotification(unit: Unit, id: number): Promise<null> {
  return unit.write(async (transaction) => {
    const { tenantId, memberId, now } = unit;
    const own = { tenantId, memberId, timeZone: unit.tenant.time_zone };
    const changed = await transaction.change(checkGathered(own, id, now));
    if (changed > 0) announceChecked(unit, transaction);
    else if (!(await transaction.first(findOwn({ tenantId, memberId, sequence: id })))) return refuse('notFound');
    return null;
  });
}

export async function checkNotifications(unit: Unit, upTo: number): Promise<null> {
  return unit.write(async (transaction) => {
    const changed = await transaction.change(checkUpTo(unit, upTo, unit.now));
    if (changed > 0) announceChecked(unit, transaction);
    return null;
  });
}

/** Checks what the caller has just answered: it is no news any more, wherever they answered it. */
export async function checkAnswered(unit: Unit, transaction: Transaction, kind: NotificationKind, actorId: string) {
  const changed = await transaction.change(checkNotificationsBy(unit, kind, actorId, unit.now));
  if (changed > 0) announceChecked(unit, transaction);
}

/** Checks what the bell says of a notice that the caller has just opened; their other windows take its banner away. */
export async function checkNotice(unit: Unit, transaction: Transaction, notice: number) {
  await transaction.change(checkNoticeOf(unit, notice, unit.now));
  announceChecked(unit, transaction);
}
