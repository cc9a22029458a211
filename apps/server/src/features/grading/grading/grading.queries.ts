import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import type { listMemberAnswers } from '@dure/contract/grading/grading/grading.endpoints';
import { sql } from 'kysely';
import type { z } from 'zod';
import { aiScore } from '../../answering/answer-queue/answer-queue.public.ts';
import { isAfterModelAnswer, lateRevision } from '../../answering/answers/answers.public.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { holdsWord } from '../../../kernel/database/word-search/word-search.ts';
import { isHeld, type Asked, type QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';

export type QueueQuery = z.output<(typeof listMemberAnswers)['query']>;

const gradeBy = (grader: 'SELF') =>
  build
    .selectFrom('answer_grades')
    .select('grade')
    .whereRef('answer_grades.tenant_id', '=', sql.ref('answers.tenant_id'))
    .whereRef('answer_grades.answer_sequence', '=', sql.ref('answers.answer_sequence'))
    .where('answer_grades.grader', '=', grader);

const submitted = (tenantId: string, { club, quiz }: QuizAddress) =>
  build
    .selectFrom('answers')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .leftJoin('answer_grades as instructor', (join) =>
      sameTenant(join, 'instructor', 'answers', 'answer_sequence').on('instructor.grader', '=', 'INSTRUCTOR'),
    )
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.answer_status', '!=', ANSWER_STATUS.preDraft);

const sought = (tenantId: string, address: QuizAddress, { keyword, filter }: QueueQuery) => {
  let query = submitted(tenantId, address);
  if (filter === 'graded') query = query.where('instructor.grade', 'is not', null);
  if (filter === 'ungraded') {
    query = query.where('answers.answer_status', '=', ANSWER_STATUS.final).where('instructor.grade', 'is', null);
  }
  if (keyword === '') return query;
  return query.where(holdsWord(keyword, [sql`concat_ws(' ', members.nickname, answers.pre_text, answers.final_text)`]));
};

const withItem = (query: ReturnType<typeof submitted>) =>
  query.select((row) => [
    'answers.answer_sequence',
    'answers.answer_status',
    row.fn
      .coalesce('answers.final_revised_at', 'answers.final_submitted_at', 'answers.pre_submitted_at')
      .$notNull()
      .as('submitted_at'),
    'members.member_id',
    'members.nickname',
    'members.profile_image_key',
    isHeld().as('is_held'),
    'instructor.grade as instructor_grade',
    aiScore.as('ai_grade'),
    gradeBy('SELF').as('self_grade'),
    row
      .exists(
        row
          .selectFrom('answer_feedback')
          .select('answer_feedback.version')
          .whereRef('answer_feedback.tenant_id', '=', 'answers.tenant_id')
          .whereRef('answer_feedback.answer_sequence', '=', 'answers.answer_sequence'),
      )
      .$castTo<boolean>()
      .as('has_feedback'),
  ]);
export type QueueRow = RowsOf<ReturnType<typeof withItem>>[number];

/** One page of the queue by need: ungraded final answers, oldest first; then pre-answers; then what is graded. */
export const listQueue = (tenantId: string, address: QuizAddress, query: QueueQuery) =>
  withItem(sought(tenantId, address, query))
    .orderBy(
      sql`case when instructor.grade is not null then 3
        when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)} then 1 else 2 end`,
    )
    .orderBy((row) => row.fn.coalesce('answers.final_submitted_at', 'answers.pre_submitted_at'))
    .orderBy('answers.answer_sequence')
    .limit(query.size)
    .offset((query.page - 1) * query.size);

export const countQueue = (tenantId: string, address: QuizAddress, query: QueueQuery) =>
  sought(tenantId, address, query).select((row) => row.fn.countAll<number>().as('count'));

/** One submitted answer with the quiz it answers. */
export const findGradingDetail = prepare(({ tenantId, club, quiz, memberId }: Asked) =>
  withItem(submitted(tenantId, { club, quiz }))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .select((row) => [
      'clubs.official_grading',
      'answers.pre_text',
      row.ref('answers.pre_submitted_at').$notNull().as('pre_at'),
      'answers.final_text',
      'answers.final_submitted_at',
      'answers.final_revised_at',
      'answers.comprehension',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'quizzes.rubric',
      lateRevision,
      isAfterModelAnswer.as('is_after_model_answer'),
    ])
    .where('answers.member_id', '=', memberId),
);
export type GradingDetailRow = RowsOf<ReturnType<typeof findGradingDetail>>[number];
