import { EXCERPT_LENGTH } from '@dure/contract/answering/answers/my-answers.endpoints';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld, isSeenGrade } from '../../clubs/quiz-access/quiz-access.public.ts';

interface Mine {
  readonly tenantId: string;
  readonly club: number;
  readonly memberId: string;
}

const mine = ({ tenantId, club, memberId }: Mine) =>
  build
    .selectFrom('answers')
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.member_id', '=', memberId);

/** One letter more than is shown tells that there is more. */
const excerptOf = (column: 'pre_text' | 'final_text') =>
  sql<string>`left(${sql.ref(`answers.${column}`)}, ${sql.lit(EXCERPT_LENGTH + 1)})`;

/** A member's answers in a club, in the order of its quizzes. */
export const listMine = prepare((given: Mine & { readonly size: number; readonly offset: number }) =>
  mine(given)
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']),
    )
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .leftJoin('answer_feedback', (join) =>
      sameTenant(join, 'answer_feedback', 'answers', 'answer_sequence').on((row) => row.not(isHeld())),
    )
    .select([
      'answers.club_sequence',
      'answers.quiz_sequence',
      'answers.answer_sequence',
      'answers.answer_status',
      'answers.pre_submitted_at',
      'answers.final_submitted_at',
      'answers.comprehension',
      'answers.like_count',
      'answers.one_pick_count',
      'answers.reply_count',
      'club_quizzes.position',
      'club_quizzes.week',
      'club_quizzes.deadline_at',
      'quizzes.question',
      'answer_feedback.written_at',
      excerptOf('pre_text').as('pre_text'),
      excerptOf('final_text').as('final_text'),
      sql<boolean>`answers.draft_text is not null`.as('has_draft'),
      sql<string | null>`left(answer_feedback.text, ${sql.lit(EXCERPT_LENGTH + 1)})`.as('feedback_text'),
      sql<{ grader: string; grade: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('grader', grader, 'grade', grade) order by grader), '[]')
        from answer_grades where answer_grades.tenant_id = answers.tenant_id
          and answer_grades.answer_sequence = answers.answer_sequence
          and ${isSeenGrade('answers', 'answer_grades')})`.as('grades'),
    ])
    .orderBy('club_quizzes.position')
    .orderBy('answers.quiz_sequence')
    .limit(given.size)
    .offset(given.offset),
);
export type MyAnswerRow = RowsOf<ReturnType<typeof listMine>>[number];

export const countMine = prepare((given: Mine) => mine(given).select((row) => row.fn.countAll<number>().as('total')));
