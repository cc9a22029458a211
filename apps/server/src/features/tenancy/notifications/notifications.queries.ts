import { AT_ONCE_NOTIFICATIONS, type NotificationKind } from '@dure/contract/notification-kinds';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';

/** One thing to tell one person. */
export interface Notification {
  readonly memberId: string;
  readonly kind: NotificationKind;
  readonly clubSequence?: number;
  readonly quizSequence?: number;
  /** Who did it; the system has no id. */
  readonly actorId?: string;
  /** What the sentence needs beside the names that the ids stand for. `actor`, where it stands, goes before the actor's name. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** What can be undone and done again: as long as it is unread it is told once. */
const TOGGLED: readonly NotificationKind[] = ['like', 'onePick', 'joinRequest', 'friendRequest', 'friendAccepted'];

interface Rows {
  readonly tenantId: string;
  /** The notifications as JSON. */
  readonly rows: string;
  readonly now: Date;
}

const insertRows = prepare(({ tenantId, rows, now }: Rows) =>
  build
    .insertInto('notifications')
    .columns([
      'tenant_id',
      'member_id',
      'kind',
      'actor_id',
      'club_sequence',
      'quiz_sequence',
      'detail',
      'created_at',
      'awaits_sending',
      'awaits_push',
    ])
    .expression(
      build
        .selectFrom(
          sql<{
            member_id: string;
            kind: string;
            actor_id: string | null;
            club_sequence: number | null;
            quiz_sequence: number | null;
            detail: object;
          }>`jsonb_to_recordset(${rows}::jsonb)`.as<'one'>(
            sql`one(member_id uuid, kind text, actor_id uuid, club_sequence bigint, quiz_sequence bigint, detail jsonb)`,
          ),
        )
        .select([
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          'one.member_id',
          'one.kind',
          'one.actor_id',
          'one.club_sequence',
          'one.quiz_sequence',
          'one.detail',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<boolean>`one.kind = any(${[...AT_ONCE_NOTIFICATIONS]}::text[])`.as('awaits_sending'),
          sql<boolean>`exists (select from push_devices as device
            where device.tenant_id = ${tenantId}::uuid and device.member_id = one.member_id)`.as('awaits_push'),
        ])
        .where(
          sql<boolean>`(one.kind <> all(${[...TOGGLED]}::text[]) or not exists (
            select from notifications as told
            where told.tenant_id = ${tenantId}::uuid and told.member_id = one.member_id and told.kind = one.kind
              and told.actor_id = one.actor_id and told.club_sequence is not distinct from one.club_sequence
              and told.quiz_sequence is not distinct from one.quiz_sequence and told.checked_at is null))`,
        )
        // Whoever has withdrawn is told nothing more.
        .where(
          sql<boolean>`exists (select from members as told_member
            where told_member.tenant_id = ${tenantId}::uuid and told_member.member_id = one.member_id
              and told_member.status = 'ACTIVE')`,
        )
        .where(
          sql<boolean>`not exists (select from muted_notifications as muted
            where muted.tenant_id = ${tenantId}::uuid and muted.member_id = one.member_id and muted.kind = one.kind
              and muted.way = 'PRODUCT')`,
        ),
    ),
);

/** One statement for all of them. */
export const insertNotifications = (tenantId: string, notifications: readonly Notification[], now: Date) =>
  insertRows({
    tenantId,
    now,
    rows: JSON.stringify(
      notifications.map((one) => ({
        member_id: one.memberId,
        kind: one.kind,
        actor_id: one.actorId ?? null,
        club_sequence: one.clubSequence ?? null,
        quiz_sequence: one.quizSequence ?? null,
        detail: one.detail ?? {},
      })),
    ),
  });

/**
 * Up to `limit` of them; what somebody is writing at this moment waits for nobody, and goes the next time. As an array they
 * are looked up: joined, each piece would read the whole table.
 */
export const deleteSomeOlderThan = (tenantId: string, moment: Date, limit: number) => {
  const old = build
    .selectFrom('notifications as old')
    .select('old.notification_sequence')
    .where('old.tenant_id', '=', tenantId)
    .where('old.created_at', '<', moment)
    .orderBy('old.created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return build
    .deleteFrom('notifications')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`notification_sequence = any(array(${old}))`);
};
