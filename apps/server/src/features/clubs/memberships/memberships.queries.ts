import { MEMBER_TAKING_STATUSES } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { imageShape, isClubInstructor } from '../clubs/clubs.public.ts';

const clubToJoin = (tenantId: string, memberId: string) =>
  build
    .selectFrom('clubs')
    .select([
      'club_sequence',
      'club_status',
      'club_name',
      'image_key',
      'creator_id',
      'leader_id',
      'is_public',
      'capacity',
      'member_count',
      'late_joining',
      'join_approval',
      'participation_code',
      'version',
      'start_at',
      'recruit_end_at',
      imageShape().as('image_shape'),
      isClubInstructor(memberId).as('is_instructor'),
    ])
    .where('tenant_id', '=', tenantId);

/** What decides who gets into a club. */
export const findClubToJoin = (tenantId: string, clubSequence: number, memberId: string) =>
  clubToJoin(tenantId, memberId).where('club_sequence', '=', clubSequence);

/** The same, held until the transaction ends: whoever joins at the same moment waits. */
export const lockClubToJoin = (tenantId: string, clubSequence: number, memberId: string) =>
  findClubToJoin(tenantId, clubSequence, memberId).forNoKeyUpdate();

/** The open club that a participation code belongs to. */
export const findClubToJoinByCode = (tenantId: string, code: string, memberId: string) =>
  clubToJoin(tenantId, memberId)
    .where('participation_code', '=', code)
    .where('club_status', 'in', MEMBER_TAKING_STATUSES);

export const findMembership = (tenantId: string, clubSequence: number, memberId: string) =>
  build
    .selectFrom('club_members')
    .select('membership_status')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId);

/** One person in one club; in what an admin does, the admin. */
export interface Entry {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly memberId: string;
  readonly now: Date;
}

/** Makes somebody a member, or lets them ask; the moment of an earlier membership stays. */
export const enterClub = (
  { tenantId, clubSequence, memberId, now }: Entry,
  status: 'MEMBER' | 'PENDING',
  message = '',
) => {
  const joined = status === 'MEMBER' ? { joined_at: now } : {};
  const entry = { membership_status: status, message, requested_at: now, ...joined };
  return build
    .insertInto('club_members')
    .values({ tenant_id: tenantId, club_sequence: clubSequence, member_id: memberId, ...entry })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence', 'member_id'])
        .doUpdateSet({ ...entry, reason: null, decided_by: null, decided_at: null }),
    );
};

export const countMembersIn = (tenantId: string, clubSequence: number, more: number) =>
  build
    .updateTable('clubs')
    .set((row) => ({ member_count: row('member_count', '+', more) }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

export const cancelRequest = (tenantId: string, clubSequence: number, memberId: string) =>
  build
    .updateTable('club_members')
    .set({ membership_status: 'CANCELLED' })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId)
    .where('membership_status', '=', 'PENDING');

/** Decides the requests that still wait among those named; the rows touched are the requests decided. */
export const decideRequests = (
  { tenantId, clubSequence, memberId, now }: Entry,
  memberIds: readonly string[],
  status: 'MEMBER' | 'REJECTED',
  message: string,
) =>
  build
    .updateTable('club_members')
    .set({
      membership_status: status,
      reason: message || null,
      decided_by: memberId,
      decided_at: now,
      ...(status === 'MEMBER' ? { joined_at: now } : {}),
    })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('membership_status', '=', 'PENDING')
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .returning('member_id');

/** Ends a membership that stands; answers nothing where none does. */
export const endMembership = (
  { tenantId, clubSequence, memberId, now }: Entry,
  ending: { readonly status: 'LEFT' | 'EXPELLED'; readonly by: string; readonly reason: string | null },
) =>
  build
    .updateTable('club_members')
    .set({ membership_status: ending.status, reason: ending.reason, decided_by: ending.by, decided_at: now })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId)
    .where('membership_status', '=', 'MEMBER');

/** Makes people members by an admin's hand, whatever they were before but members or expelled. */
export const takeIn = ({ tenantId, clubSequence, memberId, now }: Entry, memberIds: readonly string[]) =>
  build
    .insertInto('club_members')
    .columns([
      'tenant_id',
      'club_sequence',
      'member_id',
      'membership_status',
      'requested_at',
      'joined_at',
      'decided_by',
      'decided_at',
    ])
    .expression(
      build
        .selectFrom(sql<{ id: string }>`unnest(${memberIds}::uuid[])`.as<'one'>(sql`one(id)`))
        .select([
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          sql<number>`${clubSequence}::bigint`.as('club_sequence'),
          'one.id',
          sql<string>`'MEMBER'`.as('membership_status'),
          sql<Date>`${now}::timestamptz`.as('requested_at'),
          sql<Date>`${now}::timestamptz`.as('joined_at'),
          sql<string>`${memberId}::uuid`.as('decided_by'),
          sql<Date>`${now}::timestamptz`.as('decided_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence', 'member_id'])
        .doUpdateSet((row) => ({
          membership_status: 'MEMBER',
          reason: null,
          joined_at: row.ref('excluded.joined_at'),
          decided_by: row.ref('excluded.decided_by'),
          decided_at: row.ref('excluded.decided_at'),
        }))
        .where('club_members.membership_status', 'not in', ['MEMBER', 'EXPELLED']),
    )
    .returning('member_id');
