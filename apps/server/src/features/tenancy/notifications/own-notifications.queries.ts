import { GATHERED_NOTIFICATIONS, type NotificationKind } from '@dure/contract/notification-kinds';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';

interface Own {
  readonly tenantId: string;
  readonly memberId: string;
}
interface Shown extends Own {
  /** What is older is on its way out. */
  readonly oldest: Date;
  readonly timeZone: string;
  /** Nothing but these; null stands for all. */
  readonly only: readonly number[] | null;
}

const own = ({ tenantId, memberId }: Own) =>
  build
    .selectFrom('notifications')
    .where('notifications.tenant_id', '=', tenantId)
    .where('notifications.member_id', '=', memberId);

/** The day of the tenant on which it happened; the name is that of the table in the query. */
const dayOf = (table: 'notifications' | 'chosen', timeZone: string) =>
  sql`(${sql.ref(`${table}.created_at`)} at time zone ${timeZone}::text)::date`;

const GATHERED = sql.lit(`{${GATHERED_NOTIFICATIONS.join()}}`);

/** Each with the name of what it is gathered in: a thing's of a day, or its own. Of a club that is gone nothing is told. */
const named = ({ tenantId, memberId, oldest, timeZone, only }: Shown) =>
  own({ tenantId, memberId })
    .where('notifications.created_at', '>=', oldest)
    .where(sql<boolean>`(${only}::bigint[] is null or notification_sequence = any(${only}::bigint[]))`)
    .where((row) =>
      row.or([
        row('notifications.club_sequence', 'is', null),
        row.exists(
          row
            .selectFrom('clubs')
            .whereRef('clubs.tenant_id', '=', 'notifications.tenant_id')
            .whereRef('clubs.club_sequence', '=', 'notifications.club_sequence'),
        ),
      ]),
    )
    .select([
      'notification_sequence',
      'actor_id',
      'checked_at',
      sql<string>`case when kind = any(${GATHERED}::text[])
        then concat_ws('/', kind, club_sequence, quiz_sequence, detail->>'post', ${dayOf('notifications', timeZone)})
        else notification_sequence::text end`.as('row_name'),
    ]);

/** The rows of the bell: how many people, the latest thing that happened, and the latest of somebody else. */
const rows = (shown: Shown) =>
  build
    .selectFrom(
      build
        .selectFrom(named(shown).as('named'))
        .select([
          'row_name',
          sql<number>`max(notification_sequence)`.as('latest'),
          sql<boolean>`bool_and(checked_at is not null)`.as('is_checked'),
        ])
        .groupBy(['row_name', 'actor_id'])
        .as('by_actor'),
    )
    .select([
      sql<number>`max(latest)`.as('latest'),
      sql<number | null>`(array_agg(latest order by latest desc))[2]`.as('latest_of_other'),
      sql<number>`count(*)`.as('actor_count'),
      sql<boolean>`bool_and(is_checked)`.as('is_checked'),
    ])
    .groupBy('row_name');

export const listOwn = prepare((shown: Shown & { size: number; offset: number }) =>
  build
    .selectFrom(rows(shown).orderBy('latest', 'desc').limit(shown.size).offset(shown.offset).as('shown'))
    .innerJoin('notifications as told', (join) =>
      inTenant(join, 'told', shown.tenantId).onRef('told.notification_sequence', '=', 'shown.latest'),
    )
    .leftJoin('members as actor', (join) =>
      inTenant(join, 'actor', shown.tenantId).onRef('actor.member_id', '=', 'told.actor_id'),
    )
    .leftJoin('notifications as before', (join) =>
      inTenant(join, 'before', shown.tenantId).onRef('before.notification_sequence', '=', 'shown.latest_of_other'),
    )
    .leftJoin('members as other', (join) =>
      inTenant(join, 'other', shown.tenantId).onRef('other.member_id', '=', 'before.actor_id'),
    )
    .leftJoin('clubs', (join) =>
      inTenant(join, 'clubs', shown.tenantId).onRef('clubs.club_sequence', '=', 'told.club_sequence'),
    )
    .leftJoin('club_quizzes', (join) =>
      inTenant(join, 'club_quizzes', shown.tenantId)
        .onRef('club_quizzes.club_sequence', '=', 'told.club_sequence')
        .onRef('club_quizzes.quiz_sequence', '=', 'told.quiz_sequence'),
    )
    .select([
      'told.notification_sequence',
      'told.kind',
      'told.club_sequence',
      'told.quiz_sequence',
      'told.detail',
      'told.created_at',
      'shown.actor_count',
      'shown.is_checked',
      'actor.member_id as actor_id',
      'actor.nickname as actor_nickname',
      'actor.profile_image_key as actor_image',
      'other.member_id as other_id',
      'other.nickname as other_nickname',
      'other.profile_image_key as other_image',
      'before.detail as other_detail',
      'clubs.club_name',
      'clubs.club_type',
      sql<number | null>`case when club_quizzes.position is not null then (
        select count(*) from club_quizzes as earlier
        where earlier.tenant_id = club_quizzes.tenant_id and earlier.club_sequence = club_quizzes.club_sequence
          and (earlier.position, earlier.quiz_sequence) <= (club_quizzes.position, club_quizzes.quiz_sequence)) end`.as(
        'quiz_no',
      ),
    ])
    .orderBy('shown.latest', 'desc'),
);
export type NotificationRow = RowsOf<ReturnType<typeof listOwn>>[number];

export const countOwn = prepare((shown: Shown) =>
  build
    .selectFrom(rows(shown).as('shown'))
    .select([sql<number>`count(*)`.as('count'), sql<number>`count(*) filter (where not is_checked)`.as('unchecked')]),
);

/** One of a member's, and where it is gathered with others all of that thing on its day up to it. */
export const checkGathered = (
  { tenantId, memberId, timeZone }: Own & Pick<Shown, 'timeZone'>,
  sequence: number,
  now: Date,
) =>
  build
    .updateTable('notifications')
    .from('notifications as chosen')
    .set({ checked_at: now })
    .where('notifications.tenant_id', '=', tenantId)
    .where('notifications.member_id', '=', memberId)
    .where('notifications.checked_at', 'is', null)
    .where('chosen.tenant_id', '=', tenantId)
    .where('chosen.member_id', '=', memberId)
    .where('chosen.notification_sequence', '=', sequence)
    .where(
      sql<boolean>`(notifications.notification_sequence = chosen.notification_sequence or (
        chosen.kind = any(${GATHERED}::text[]) and notifications.kind = chosen.kind
        and notifications.club_sequence is not distinct from chosen.club_sequence
        and notifications.quiz_sequence is not distinct from chosen.quiz_sequence
        and notifications.detail->>'post' is not distinct from chosen.detail->>'post'
        and ${dayOf('notifications', timeZone)} = ${dayOf('chosen', timeZone)}
        and notifications.notification_sequence < chosen.notification_sequence))`,
    );

export const checkUpTo = ({ tenantId, memberId }: Own, sequence: number, now: Date) =>
  build
    .updateTable('notifications')
    .set({ checked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('checked_at', 'is', null)
    .where('notification_sequence', '<=', sequence);

/** What somebody has asked of a member, or told them, by kind. */
export const checkNotificationsBy = ({ tenantId, memberId }: Own, kind: NotificationKind, actorId: string, now: Date) =>
  build
    .updateTable('notifications')
    .set({ checked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('checked_at', 'is', null)
    .where('kind', '=', kind)
    .where('actor_id', '=', actorId);

/** What a member was told of a notice. */
export const checkNoticeOf = ({ tenantId, memberId }: Own, notice: number, now: Date) =>
  build
    .updateTable('notifications')
    .set({ checked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('checked_at', 'is', null)
    .where('kind', '=', 'notice')
    .where(sql<boolean>`detail ->> 'notice' = ${String(notice)}`);

export const findOwn = prepare((one: Own & { sequence: number }) =>
  own(one).select('notification_sequence').where('notification_sequence', '=', one.sequence),
);
