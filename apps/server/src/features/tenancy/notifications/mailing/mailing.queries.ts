import {
  AT_ONCE_NOTIFICATIONS,
  DEFAULT_DIGEST,
  DEFAULT_QUIET_HOURS,
  type NotificationWay,
} from '@dure/contract/notification-kinds';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isWithin, type WallMoment } from '../settings/quiet-hours.ts';

export interface Sending extends WallMoment {
  readonly tenantId: string;
}

const NO_TIMES = sql<boolean>`times.member_id is null`;
/** Whether it is quiet for the member whose `times` are joined; who has none has the usual ones. */
export const isQuiet = (moment: WallMoment) =>
  sql<boolean>`case when ${NO_TIMES} then ${isWithin(DEFAULT_QUIET_HOURS.from, DEFAULT_QUIET_HOURS.until, moment)}
    else ${isWithin(sql.ref('times.quiet_from'), sql.ref('times.quiet_until'), moment)} end`;

/**
 * Takes what is to leave the product now: of up to `limit` notifications those that waited since `told`, unless their
 * members' quiet hours hold them. What was read meanwhile is let go. Two servers take different ones.
 */
export const takeAwaiting = (way: 'awaits_sending' | 'awaits_push', sending: Sending, told: Date, limit: number) => {
  const due = build
    .selectFrom('notifications as due')
    .leftJoin('notification_times as times', (join) =>
      inTenant(join, 'times', sending.tenantId).onRef('times.member_id', '=', 'due.member_id'),
    )
    .select('due.notification_sequence')
    .where('due.tenant_id', '=', sending.tenantId)
    // Not as a parameter: the index is of these alone.
    .where(sql<boolean>`${sql.ref(`due.${way}`)}`)
    .where('due.created_at', '<=', told)
    .where((one) => one.or([one('due.checked_at', 'is not', null), one.not(isQuiet(sending))]))
    .orderBy('due.member_id')
    .orderBy('due.notification_sequence')
    .limit(limit)
    .forUpdate('due')
    .skipLocked();
  return (
    build
      .updateTable('notifications')
      .set({ [way]: false })
      .where('tenant_id', '=', sending.tenantId)
      // As an array they are looked up: joined, each time the whole table would be read for them.
      .where(sql<boolean>`notification_sequence = any(array(${due}))`)
      .returning(['member_id', 'notification_sequence', 'kind', 'checked_at'])
  );
};

/** Of people the ones who may be written to. */
export const listReachable = (tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('members')
    .select(['member_id', 'nickname'])
    // What is proven is an address.
    .select((row) => row.ref('email').$notNull().as('email'))
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .where('status', '=', 'ACTIVE')
    .where('email_verified_at', 'is not', null);

export const listMutedIn = (way: NotificationWay, tenantId: string, memberIds: readonly string[]) =>
  build
    .selectFrom('muted_notifications')
    .select(['member_id', 'kind'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .where('way', '=', way);

export interface DigestDay extends Sending {
  /** On the wall of the tenant, and the Monday of its week. */
  readonly today: string;
  readonly monday: string;
  /** When digests of the day, and of the week, began to leave: who came later waits for the next. */
  readonly since: Date;
  readonly weekSince: Date;
}

/**
 * Takes members whose digest is due and who are not in their quiet hours. Each is taken once in a day or week, whatever
 * server asks and however often. Who has nothing unread is dealt with by that, too.
 */
export const takeDigests = (day: DigestDay, limit: number) => {
  const digest = sql<string>`coalesce(times.digest, ${DEFAULT_DIGEST})`;
  const isDaily = sql<boolean>`${digest} = 'DAILY'`;
  const period = sql<string>`(case when ${isDaily} then ${day.today} else ${day.monday} end)::date`;
  return build
    .insertInto('notification_times')
    .columns(['tenant_id', 'member_id', 'digested_on'])
    .expression((from) =>
      from
        .selectFrom('members')
        .leftJoin('notification_times as times', (join) => sameTenant(join, 'times', 'members', 'member_id'))
        .select(['members.tenant_id', 'members.member_id', period.as('digested_on')])
        .where('members.tenant_id', '=', day.tenantId)
        .where('members.status', '=', 'ACTIVE')
        .where('members.email_verified_at', 'is not', null)
        .where(sql<boolean>`${digest} <> 'OFF'`)
        .where(sql<boolean>`coalesce(times.digested_on < ${period}, true)`)
        .where(
          sql<boolean>`members.created_at < case when ${isDaily} then ${day.since}::timestamptz else ${day.weekSince}::timestamptz end`,
        )
        .where((row) => row.not(isQuiet(day)))
        .orderBy('members.member_id')
        .limit(limit),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id'])
        .doUpdateSet({ digested_on: sql`excluded.digested_on` })
        .where(sql<boolean>`coalesce(notification_times.digested_on < excluded.digested_on, true)`),
    )
    .returning(['member_id', 'digest', 'digested_up_to']);
};

/** What members have not read and no digest named; what is told at once, or has a mail of its own, stands in none. */
export const listUndigested = (tenantId: string, memberIds: readonly string[], oldest: Date) =>
  build
    .selectFrom('notifications')
    .innerJoin('notification_times as times', (join) => sameTenant(join, 'times', 'notifications', 'member_id'))
    .select(['notifications.member_id', 'notification_sequence', 'kind'])
    .where('notifications.tenant_id', '=', tenantId)
    .where('notifications.member_id', 'in', memberIds)
    .where('checked_at', 'is', null)
    .where('created_at', '>=', oldest)
    .whereRef('notification_sequence', '>', 'times.digested_up_to')
    .where('kind', 'not in', [...AT_ONCE_NOTIFICATIONS])
    .where(sql<boolean>`not (detail ? 'isMailed')`)
    .orderBy('notification_sequence');

export const noteDigested = (tenantId: string, memberId: string, upTo: number) =>
  build
    .updateTable('notification_times')
    .set({ digested_up_to: upTo })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);
