import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

export const findRecruiting = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('clubs')
    .select((row) => [
      'creator_id',
      'leader_id',
      'capacity',
      'start_at',
      'recruit_start_at',
      'recruit_end_at',
      row
        .selectFrom('club_members')
        .select((one) => one.fn.countAll<number>().as('members'))
        .whereRef('club_members.tenant_id', '=', 'clubs.tenant_id')
        .whereRef('club_members.club_sequence', '=', 'clubs.club_sequence')
        .where('membership_status', '=', 'MEMBER')
        .$asScalar()
        .$notNull()
        .as('members'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club),
);

const people = ({ tenantId, club }: OfClub, status: 'MEMBER' | 'PENDING') =>
  build
    .selectFrom('club_members')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'))
    .select(['members.member_id', 'members.nickname', 'members.profile_image_key'])
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', club)
    .where('club_members.membership_status', '=', status);

export const listJoined = (of: OfClub, limit: number) =>
  people(of, 'MEMBER').orderBy('club_members.joined_at').orderBy('members.member_id').limit(limit);

export const listAsking = (of: OfClub, limit: number) =>
  people(of, 'PENDING')
    .select(['club_members.message', 'club_members.requested_at'])
    .orderBy('club_members.requested_at')
    .orderBy('members.member_id')
    .limit(limit);

/** On which days the members of now came, as many by each day. */
export const listGrowth = ({ tenantId, club }: OfClub, timeZone: string) =>
  build
    .selectFrom('club_members')
    .select((row) => [
      sql<string>`to_char(joined_at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      row.fn.countAll<number>().as('came'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('membership_status', '=', 'MEMBER')
    .where('joined_at', 'is not', null)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .limit(366);

/** Of each quiz what a club should have before it starts. */
export const listPrepared = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .select([
      'club_quizzes.position',
      sql<boolean>`quizzes.model_answer <> ''`.as('has_model_answer'),
      sql<boolean>`quizzes.content_sequence is not null`.as('has_content'),
      sql<boolean>`club_quizzes.deadline_at is not null`.as('has_deadline'),
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .orderBy('club_quizzes.position')
    .limit(200),
);
