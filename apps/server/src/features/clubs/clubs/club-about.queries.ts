import { MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** The instructors beside the leader, in their order. */
export const listInstructors = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_instructors')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_instructors', 'member_id'))
    .select(['members.member_id', 'members.nickname', 'members.profile_image_key'])
    .where('club_instructors.tenant_id', '=', tenantId)
    .where('club_instructors.club_sequence', '=', clubSequence)
    .orderBy('club_instructors.position')
    .limit(100);

/** Weeks with their published quizzes: how many, when the first opens, what they are about. */
export const listWeeks = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .select((row) => [
      'week',
      row.fn.countAll<number>().as('quiz_count'),
      row.fn.min('open_at').as('open_at'),
      sql<string[]>`coalesce(array_agg(topic order by position) filter (where topic <> ''), '{}')`.as('topics'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('published', '=', true)
    .groupBy('week')
    .orderBy('week')
    .limit(MAX_WEEKS);

/** The last change of status: its reason explains the present state. */
export const findLastChange = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_transitions')
    .select(['reason', 'to_status'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .orderBy('transition_sequence', 'desc')
    .limit(1);
