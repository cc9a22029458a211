import {
  ESTABLISHMENT_STATUS,
  type EstablishmentStatus,
  SEMINAR_STATUS,
} from '@dure/contract/publishing/codes/seminar-codes';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { mayComeBack } from '../mentors.queries.ts';

/** How many wish for it: those whose accounts are gone do no longer. */
const waitingCount = sql<number>`(select count(*) from mentor_wish_members as wishing
  where wishing.tenant_id = mentor_wishes.tenant_id and wishing.wish_sequence = mentor_wishes.wish_sequence)`;

const hasJoined = (memberId: string) => sql<boolean>`exists (select from mentor_wish_members as mine
  where mine.tenant_id = mentor_wishes.tenant_id and mine.wish_sequence = mentor_wishes.wish_sequence
    and mine.member_id = ${memberId}::uuid)`;

const wishes = (tenantId: string) => build.selectFrom('mentor_wishes').where('mentor_wishes.tenant_id', '=', tenantId);

const WISH = [
  'mentor_wishes.wish_sequence',
  'mentor_wishes.mentor_id',
  'mentor_wishes.requested_by',
  'mentor_wishes.wish',
  'mentor_wishes.regist_status',
  'mentor_wishes.reason',
  'mentor_wishes.requested_at',
  'mentor_wishes.decided_at',
  'mentor_wishes.post_sequence',
] as const;

/** A wish with the seminar that came of it, as far as others see it. */
const told = (tenantId: string) =>
  wishes(tenantId)
    .leftJoin('seminars', (join) => sameTenant(join, 'seminars', 'mentor_wishes', 'post_sequence'))
    .select(WISH)
    .select([
      waitingCount.as('waiting_count'),
      sql<number | null>`case when seminars.seminar_status <> ${SEMINAR_STATUS.planned}
        then seminars.post_sequence end`.as('opened_sequence'),
    ]);

/** What somebody asked of a mentor last. */
export const findOwnWish = (tenantId: string, mentorId: string, memberId: string) =>
  told(tenantId)
    .where('mentor_wishes.mentor_id', '=', mentorId)
    .where('mentor_wishes.requested_by', '=', memberId)
    .where(hasJoined(memberId))
    .orderBy('mentor_wishes.wish_sequence', 'desc')
    .limit(1);

export const findWish = (tenantId: string, wishSequence: number) =>
  told(tenantId).where('mentor_wishes.wish_sequence', '=', wishSequence);

const waiting = (tenantId: string, mentorId: string) =>
  wishes(tenantId)
    .where('mentor_wishes.mentor_id', '=', mentorId)
    .where('mentor_wishes.regist_status', '=', ESTABLISHMENT_STATUS.registered)
    .where(sql<boolean>`${waitingCount} > 0`);

/** What waits with a mentor: what most wish for first, then what was asked first. */
export const listWaiting = (tenantId: string, mentorId: string, memberId: string, { page, size }: PageOf) =>
  waiting(tenantId, mentorId)
    .select([...WISH, waitingCount.as('waiting_count'), hasJoined(memberId).as('has_joined')])
    .orderBy(waitingCount, 'desc')
    .orderBy('mentor_wishes.wish_sequence')
    .limit(size)
    .offset((page - 1) * size);
export const countWaiting = (tenantId: string, mentorId: string) =>
  waiting(tenantId, mentorId).select((row) => row.fn.countAll<number>().as('total'));

/** Whether the member's own wish waits there. */
export const findWaitingOf = (tenantId: string, mentorId: string, memberId: string) =>
  waiting(tenantId, mentorId)
    .select('mentor_wishes.wish_sequence')
    .where('mentor_wishes.requested_by', '=', memberId)
    .where(hasJoined(memberId))
    .limit(1);

const received = (tenantId: string, mentorId: string, status: EstablishmentStatus | undefined) =>
  told(tenantId)
    .innerJoin('members', (join) => sameTenant(join, 'members', 'mentor_wishes', { member_id: 'requested_by' }))
    .select(['members.member_id', 'members.nickname', 'members.profile_image_key'])
    .where('mentor_wishes.mentor_id', '=', mentorId)
    .$if(status !== undefined, (rows) => rows.where('mentor_wishes.regist_status', '=', status!));

/** What was ever asked of a mentor: what waits first, then the latest. */
export const listReceived = (
  tenantId: string,
  mentorId: string,
  status: EstablishmentStatus | undefined,
  { page, size }: PageOf,
) =>
  received(tenantId, mentorId, status)
    .orderBy(sql`mentor_wishes.regist_status <> ${ESTABLISHMENT_STATUS.registered}`)
    .orderBy('mentor_wishes.requested_at', 'desc')
    .orderBy('mentor_wishes.wish_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export const countReceived = (tenantId: string, mentorId: string, status: EstablishmentStatus | undefined) =>
  wishes(tenantId)
    .where('mentor_wishes.mentor_id', '=', mentorId)
    .$if(status !== undefined, (rows) => rows.where('mentor_wishes.regist_status', '=', status!))
    .select((row) => row.fn.countAll<number>().as('total'));

export const lockWish = (tenantId: string, wishSequence: number) =>
  wishes(tenantId).select(WISH).where('mentor_wishes.wish_sequence', '=', wishSequence).forNoKeyUpdate();

export const insertWish = (
  tenantId: string,
  asked: { readonly mentorId: string; readonly memberId: string; readonly wish: string; readonly now: Date },
) =>
  build
    .insertInto('mentor_wishes')
    .values({
      tenant_id: tenantId,
      mentor_id: asked.mentorId,
      requested_by: asked.memberId,
      wish: asked.wish,
      requested_at: asked.now,
    })
    .returning('wish_sequence');

interface Wishing {
  readonly tenantId: string;
  readonly wishSequence: number;
  readonly memberId: string;
}
export const insertWishing = ({ tenantId, wishSequence, memberId }: Wishing, now: Date) =>
  build
    .insertInto('mentor_wish_members')
    .values({ tenant_id: tenantId, wish_sequence: wishSequence, member_id: memberId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing());
export const deleteWishing = ({ tenantId, wishSequence, memberId }: Wishing) =>
  build
    .deleteFrom('mentor_wish_members')
    .where('tenant_id', '=', tenantId)
    .where('wish_sequence', '=', wishSequence)
    .where('member_id', '=', memberId);

export const countWishing = (tenantId: string, wishSequence: number) =>
  build
    .selectFrom('mentor_wish_members')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('wish_sequence', '=', wishSequence);

export const deleteWish = (tenantId: string, wishSequence: number) =>
  build.deleteFrom('mentor_wishes').where('tenant_id', '=', tenantId).where('wish_sequence', '=', wishSequence);

export interface Decided {
  readonly status: EstablishmentStatus;
  readonly reason: string;
  /** Null where nobody did: the mentor is gone. */
  readonly by: string | null;
  readonly now: Date;
}
const columnsOf = ({ status, reason, by, now }: Decided) => ({
  regist_status: status,
  reason,
  decided_by: by,
  decided_at: now,
});
export const decideWish = (tenantId: string, wishSequence: number, decided: Decided) =>
  build
    .updateTable('mentor_wishes')
    .set(columnsOf(decided))
    .where('tenant_id', '=', tenantId)
    .where('wish_sequence', '=', wishSequence);

/** Answers all that wait with a mentor. */
export const decideWaiting = (tenantId: string, mentorId: string, decided: Decided) =>
  build
    .updateTable('mentor_wishes')
    .set(columnsOf(decided))
    .where('tenant_id', '=', tenantId)
    .where('mentor_id', '=', mentorId)
    .where('regist_status', '=', ESTABLISHMENT_STATUS.registered)
    .returning(WISH);

/** Answers all that wait with somebody who is no mentor any more. */
export const decideLeft = (tenantId: string, decided: Decided) =>
  build
    .updateTable('mentor_wishes')
    .set(columnsOf(decided))
    .where('tenant_id', '=', tenantId)
    .where('regist_status', '=', sql.lit(ESTABLISHMENT_STATUS.registered))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('mentors')
            .innerJoin('members', (join) => sameTenant(join, 'members', 'mentors', 'member_id'))
            .select('mentors.member_id')
            .where('mentors.tenant_id', '=', tenantId)
            .whereRef('mentors.member_id', '=', 'mentor_wishes.mentor_id')
            .where(mayComeBack),
        ),
      ),
    )
    .returning(WISH);

/** After a merge somebody may wish for something from themselves. */
export const deleteOwnWishing = (tenantId: string) =>
  build
    .deleteFrom('mentor_wish_members')
    .using('mentor_wishes')
    .where('mentor_wish_members.tenant_id', '=', tenantId)
    .where('mentor_wishes.tenant_id', '=', tenantId)
    .whereRef('mentor_wishes.wish_sequence', '=', 'mentor_wish_members.wish_sequence')
    .whereRef('mentor_wishes.mentor_id', '=', 'mentor_wish_members.member_id');

export const planWish = (tenantId: string, wishSequence: number, seminarId: number) =>
  build
    .updateTable('mentor_wishes')
    .set({ post_sequence: seminarId })
    .where('tenant_id', '=', tenantId)
    .where('wish_sequence', '=', wishSequence);

/** Who wishes for one of these. */
export const listWishing = (tenantId: string, wishSequences: readonly number[]) =>
  build
    .selectFrom('mentor_wish_members')
    .select(['wish_sequence', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`wish_sequence = any(${wishSequences}::bigint[])`);

/** Who wished for what a seminar was planned for. */
export const listWishers = (tenantId: string, seminarId: number) =>
  build
    .selectFrom('mentor_wish_members')
    .innerJoin('mentor_wishes', (join) => sameTenant(join, 'mentor_wishes', 'mentor_wish_members', 'wish_sequence'))
    .select('mentor_wish_members.member_id')
    .where('mentor_wish_members.tenant_id', '=', tenantId)
    .where('mentor_wishes.post_sequence', '=', seminarId);
