import { addressOf, notificationPlace } from '@dure/contract/tenancy/notifications/notification-place';
import type { Mailing } from '@dure/contract/notification-kinds';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Members } from '../../../../kernel/database/schema.gen.ts';
import { dayWriter } from '../../../../kernel/calendar/days.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { oldestKept } from '../notifications.service.ts';
import { notificationView } from '../notifications.view.ts';
import { countOwn, listOwn } from '../own-notifications.queries.ts';
import type { Letter } from './notification-mails.text.ts';
import { unsubscribeToken } from './unsubscribing.service.ts';

/** Things that one mail names; the others are counted. */
const NAMED = 10;
const DAY_MS = 24 * 60 * 60_000;

/** Where and when something leaves the product. */
export interface Office {
  readonly services: Services;
  readonly tenant: Tenant;
  readonly now: Date;
}
interface Recipient extends RowPart<Members, 'member_id' | 'nickname'> {
  readonly email: string;
}

/** Whether a member turned a kind off in one way, by the rows that say so. */
export function mutedIn(rows: readonly { readonly member_id: string; readonly kind: string }[]) {
  const muted = new Set(rows.map(({ member_id, kind }) => `${member_id} ${kind}`));
  return (memberId: string, kind: string): boolean => muted.has(`${memberId} ${kind}`);
}

/** A member's notifications as they see them, newest first, and how many rows of the bell they are. */
export async function notificationsOf(
  { tenant, now }: Office,
  transaction: Transaction,
  memberId: string,
  only: number[],
) {
  const timeZone = tenant.time_zone;
  const shown = { tenantId: tenant.tenantId, memberId, timeZone, oldest: oldestKept(now), only };
  const [rows, [total]] = await transaction.all(listOwn({ ...shown, size: NAMED, offset: 0 }), countOwn(shown));
  return { told: rows.map((row) => notificationView(row, dayWriter(timeZone), now)), count: total?.count ?? 0 };
}

/** A mail of some of a member's notifications; undefined where nothing of them is left to tell of. */
export async function writeTo(
  office: Office,
  transaction: Transaction,
  { member_id: memberId, nickname, email }: Recipient,
  only: number[],
  mailing: Mailing,
  write: (given: Letter) => { readonly subject: string; readonly text: string },
) {
  const { services, tenant, now } = office;
  const { told, count } = await notificationsOf(office, transaction, memberId, only);
  if (count === 0) return undefined;
  const site = services.mail.siteOf(tenant.uri);
  const token = await unsubscribeToken(services.tokens, tenant.tenantId, { memberId, mailing }, now);
  const unsubscribeUrl = `${site}/account/unsubscribe?token=${token}`;
  return {
    recipient: email,
    usefulUntil: new Date(now.getTime() + DAY_MS),
    to: { memberId, unsubscribeUrl },
    ...write({
      tenant,
      nickname,
      told,
      count,
      addressOf: (one) => site + addressOf(notificationPlace(one)),
      all: `${site}/account/my/alarms`,
      settings: `${site}/account/my/alarms/settings`,
      unsubscribe: unsubscribeUrl,
    }),
  };
}
