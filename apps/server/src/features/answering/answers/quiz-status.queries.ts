import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { Asked } from '../../clubs/quiz-access/quiz-access.public.ts';

/** How many members the club has, and how many of them have come how far in the quiz; by counters alone. */
export const findProgress = prepare(({ tenantId, club, quiz }: Asked) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .select(['clubs.member_count', 'club_quizzes.pre_count', 'club_quizzes.final_count'])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .where('club_quizzes.quiz_sequence', '=', quiz),
);

const gradedBy = (grader: string) => sql<boolean>`exists (
  select from answer_grades as graded
  where graded.tenant_id = answers.tenant_id and graded.answer_sequence = answers.answer_sequence
    and graded.grader = ${grader})`;

/** How many final answers of the quiz have which grades and feedback. */
export const countEvaluated = prepare(({ tenantId, club, quiz }: Asked) =>
  build
    .selectFrom('answers')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .select((row) => {
      const count = (condition: ReturnType<typeof gradedBy>) => row.fn.countAll<number>().filterWhere(condition);
      return [
        row.fn.countAll<number>().as('finals'),
        count(gradedBy('INSTRUCTOR')).as('by_instructor'),
        count(gradedBy('AI')).as('by_ai'),
        count(gradedBy('SELF')).as('by_self'),
        count(
          sql<boolean>`exists (
            select from answer_grades as graded
            where graded.tenant_id = answers.tenant_id and graded.answer_sequence = answers.answer_sequence
              and graded.grader in ('INSTRUCTOR', 'AI', clubs.official_grading))`,
        ).as('official'),
        count(
          sql<boolean>`exists (
            select from answer_feedback
            where answer_feedback.tenant_id = answers.tenant_id
              and answer_feedback.answer_sequence = answers.answer_sequence)`,
        ).as('with_feedback'),
      ];
    })
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.answer_status', '=', sql.lit(ANSWER_STATUS.final)),
);
