import { build } from '../../kernel/database/build.ts';

/** The instructors beside the leader, in their order. */
export const listInstructors = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_instructors')
    .innerJoin('members', (join) =>
      join
        .onRef('members.tenant_id', '=', 'club_instructors.tenant_id')
        .onRef('members.member_id', '=', 'club_instructors.member_id'),
    )
    .select(['members.member_id', 'members.nickname', 'members.profile_image_key'])
    .where('club_instructors.tenant_id', '=', tenantId)
    .where('club_instructors.club_sequence', '=', clubSequence)
    .orderBy('club_instructors.position')
    .limit(100);

/** Weeks with the number of their published quizzes. */
export const listWeeks = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .select((row) => ['week', row.fn.countAll<number>().as('quiz_count')])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('published', '=', true)
    .groupBy('week')
    .orderBy('week')
    .limit(52);

/** The first published question in the club's order. */
export const findSampleQuestion = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('quizzes', (join) =>
      join
        .onRef('quizzes.tenant_id', '=', 'club_quizzes.tenant_id')
        .onRef('quizzes.quiz_sequence', '=', 'club_quizzes.quiz_sequence'),
    )
    .select('quizzes.question')
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .where('club_quizzes.published', '=', true)
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(1);

/** The last change of status: its reason explains the present state. */
export const findLastChange = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_transitions')
    .select(['reason', 'to_status'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .orderBy('transition_sequence', 'desc')
    .limit(1);
