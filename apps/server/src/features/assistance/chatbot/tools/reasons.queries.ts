import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

const MOST = 50;

/** The official grades of a member's final answers, latest first, with what was said to each criterion and the quiz's rubric. */
export const listOwnReasons = (tenantId: string, memberId: string) =>
  build
    .selectFrom('answers')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .innerJoin('answer_grades as given', (join) =>
      sameTenant(join, 'given', 'answers', 'answer_sequence').onRef('given.grader', '=', 'clubs.official_grading'),
    )
    .select(['answers.club_sequence', 'answers.quiz_sequence', 'given.criteria', 'quizzes.rubric'])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.member_id', '=', memberId)
    .orderBy('given.graded_at', 'desc')
    .limit(MOST);
