import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';

export interface Owing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** The first quiz of a chain of copies: quizzes of one origin have, or had, the same model answer. */
export const originOf = (quizzes: string) =>
  sql<number>`coalesce(${sql.ref(`${quizzes}.origin_quiz_sequence`)}, ${sql.ref(`${quizzes}.quiz_sequence`)})`;

/** Quizzes of the member's clubs, until the deadline or the club's end opens everything; also before they open. */
const closedPlaces = ({ tenantId, memberId, now }: Owing) =>
  build
    .selectFrom('club_members')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_members', 'club_sequence'))
    .innerJoin('club_quizzes', (join) => sameTenant(join, 'club_quizzes', 'club_members', 'club_sequence'))
    .select(['club_quizzes.club_sequence', 'club_quizzes.quiz_sequence'])
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.member_id', '=', memberId)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where('clubs.club_status', 'not in', [CLUB_STATUS.cancelled, CLUB_STATUS.finished])
    .where((row) => row.or([row('clubs.end_at', 'is', null), row('clubs.end_at', '>', now)]))
    .where((row) => row.or([row('club_quizzes.deadline_at', 'is', null), row('club_quizzes.deadline_at', '>', now)]));

/** The member's own final answers: read by the member alone, however many others answered. */
const finalAnswers = ({ tenantId, memberId }: Owing) =>
  build
    .selectFrom('answers')
    .select(['club_sequence', 'quiz_sequence'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('answer_status', '=', ANSWER_STATUS.final);

/**
 * Origins of the quizzes whose model answers a teacher may not see yet, because they learn in a club. They are those
 * without their final answer (as `answerVerdicts` has it). For other members nothing is looked up, since no solution is
 * shown to them at all.
 */
export const owedOrigins = (owing: Owing) =>
  build
    .selectFrom(closedPlaces(owing).except(finalAnswers(owing)).as('place'))
    .innerJoin('quizzes', (join) =>
      inTenant(join, 'quizzes', owing.tenantId).onRef('quizzes.quiz_sequence', '=', 'place.quiz_sequence'),
    )
    .select(originOf('quizzes').as('origin'))
    .where((row) =>
      row.exists(
        row
          .selectFrom('members')
          .select('members.member_id')
          .where('members.tenant_id', '=', owing.tenantId)
          .where('members.member_id', '=', owing.memberId)
          .where(sql<boolean>`members.roles && array['ROLE_INSTRUCTOR', 'ROLE_MANAGER']`),
      ),
    );

/** Whether the quiz is of an origin in the common table `owed`. */
export const isOwed = (quizzes: string) =>
  sql<boolean>`exists (select from owed where owed.origin = ${originOf(quizzes)})`;
