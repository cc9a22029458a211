import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { isShared } from '../../../authoring/quizzes/quizzes.public.ts';
import { sql } from 'kysely';

interface Place extends QuizAddress {
  readonly tenantId: string;
}

/** What a quiz is graded by, and whose it is. */
export const findRubric = ({ tenantId, club, quiz }: Place) =>
  build
    .selectFrom('quizzes')
    .select(['rubric', 'version', 'author_id', isShared(club).as('is_shared')])
    .where('tenant_id', '=', tenantId)
    .where('quiz_sequence', '=', quiz);

/** Keeps others from rewriting the quiz meanwhile. */
export const lockQuiz = ({ tenantId, quiz }: Place) =>
  build
    .selectFrom('quizzes')
    .select('quiz_sequence')
    .where('tenant_id', '=', tenantId)
    .where('quiz_sequence', '=', quiz)
    .forNoKeyUpdate();

export const EXCERPT_LETTERS = 80;

/** Grades of instructors by the quiz's criteria, but for those of the reader's own answer. */
export const findRubricGrades = ({ tenantId, club, quiz }: Place, readerId: string, limit: number) =>
  build
    .selectFrom('answers')
    .innerJoin('answer_grades', (join) =>
      sameTenant(join, 'answer_grades', 'answers', 'answer_sequence').on('answer_grades.grader', '=', 'INSTRUCTOR'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .select((row) => [
      'answers.answer_sequence',
      // One letter more tells that there are more.
      row.fn<string>('left', ['answers.final_text', sql.lit(EXCERPT_LETTERS + 1)]).as('excerpt'),
      'answer_grades.grade',
      'answer_grades.criteria',
      'answer_grades.version',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '<>', readerId)
    .where(sql<boolean>`answer_grades.criteria <> '[]'`)
    .orderBy('members.nickname')
    .orderBy('answers.answer_sequence')
    .limit(limit);
export type RubricGradeRow = RowsOf<ReturnType<typeof findRubricGrades>>[number];
