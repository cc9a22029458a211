import { ANSWER_STATUS } from '@dure/contract/answers/answers.views';
import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';

export interface Owing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** The first quiz of a chain of copies: quizzes of one origin have, or had, the same model answer. */
export const originOf = (quizzes: string) =>
  sql<number>`coalesce(${sql.ref(`${quizzes}.origin_quiz_sequence`)}, ${sql.ref(`${quizzes}.quiz_sequence`)})`;

/**
 * Origins of the quizzes whose model answers a member may not see yet: those of their clubs to which they gave no final
 * answer, until the deadline or the club's end opens everything (as `answerVerdicts` has it), also before they open.
 */
export const owedOrigins = ({ tenantId, memberId, now }: Owing) =>
  build
    .selectFrom('club_members')
    .innerJoin('clubs', (join) =>
      join
        .onRef('clubs.tenant_id', '=', 'club_members.tenant_id')
        .onRef('clubs.club_sequence', '=', 'club_members.club_sequence'),
    )
    .innerJoin('club_quizzes', (join) =>
      join
        .onRef('club_quizzes.tenant_id', '=', 'club_members.tenant_id')
        .onRef('club_quizzes.club_sequence', '=', 'club_members.club_sequence'),
    )
    .innerJoin('quizzes', (join) =>
      join
        .onRef('quizzes.tenant_id', '=', 'club_quizzes.tenant_id')
        .onRef('quizzes.quiz_sequence', '=', 'club_quizzes.quiz_sequence'),
    )
    .leftJoin('answers', (join) =>
      join
        .onRef('answers.tenant_id', '=', 'club_quizzes.tenant_id')
        .onRef('answers.club_sequence', '=', 'club_quizzes.club_sequence')
        .onRef('answers.quiz_sequence', '=', 'club_quizzes.quiz_sequence')
        .on('answers.member_id', '=', memberId),
    )
    .select(originOf('quizzes').as('origin'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.member_id', '=', memberId)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where('clubs.club_status', 'not in', ['0220', '0500'])
    .where((row) => row.or([row('clubs.end_at', 'is', null), row('clubs.end_at', '>', now)]))
    .where((row) => row.or([row('club_quizzes.deadline_at', 'is', null), row('club_quizzes.deadline_at', '>', now)]))
    .where(sql<boolean>`answers.answer_status is distinct from ${sql.lit(ANSWER_STATUS.final)}`);

/** Whether the quiz is of an origin in the common table `owed`. */
export const isOwed = (quizzes: string) =>
  sql<boolean>`exists (select from owed where owed.origin = ${originOf(quizzes)})`;
