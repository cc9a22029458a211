import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';

/** The answer that feedback is for, with its quiz and the instructor's grade. */
export const findAnswered = (tenantId: string, answerSequence: number) =>
  build
    .selectFrom('answers')
    .innerJoin('quizzes', (join) =>
      join
        .onRef('quizzes.tenant_id', '=', 'answers.tenant_id')
        .onRef('quizzes.quiz_sequence', '=', 'answers.quiz_sequence'),
    )
    .leftJoin('answer_grades as grade', (join) =>
      join
        .onRef('grade.tenant_id', '=', 'answers.tenant_id')
        .onRef('grade.answer_sequence', '=', 'answers.answer_sequence')
        .on('grade.grader', '=', 'INSTRUCTOR'),
    )
    .select([
      'answers.answer_sequence',
      'answers.final_text',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'quizzes.rubric',
      'grade.grade',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.answer_sequence', '=', answerSequence);
export type Answered = RowsOf<ReturnType<typeof findAnswered>>[number];

const EARLIER = 6;

/** What somebody wrote last to others, with whose names may stand in it. */
export const listEarlier = (tenantId: string, writerId: string, answerSequence: number) =>
  build
    .selectFrom('answer_feedback')
    .innerJoin('answers', (join) =>
      join
        .onRef('answers.tenant_id', '=', 'answer_feedback.tenant_id')
        .onRef('answers.answer_sequence', '=', 'answer_feedback.answer_sequence'),
    )
    .innerJoin('members', (join) =>
      join.onRef('members.tenant_id', '=', 'answers.tenant_id').onRef('members.member_id', '=', 'answers.member_id'),
    )
    .select(['answer_feedback.text', 'members.nickname'])
    .where('answer_feedback.tenant_id', '=', tenantId)
    .where('answer_feedback.written_by', '=', writerId)
    .where('answer_feedback.answer_sequence', '<>', answerSequence)
    .where(sql<boolean>`answer_feedback.text <> ''`)
    .orderBy('answer_feedback.written_at', 'desc')
    .limit(EARLIER);
