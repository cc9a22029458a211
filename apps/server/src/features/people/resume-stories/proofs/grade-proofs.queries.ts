import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { MAX_RESUME_GRADES } from '@dure/contract/people/resume-stories/resume-limits';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../../clubs/quiz-access/quiz-access.public.ts';
import type { OfResume } from '../resume-stories.queries.ts';

/** An answer by its club and quiz. */
export interface QuizPlace {
  readonly clubSequence: number;
  readonly quizSequence: number;
}

/** Whose grade is the official one: the instructor's, or else that of the club's official grading. */
const gradedAt = sql<Date>`(select given.graded_at from answer_grades as given
  where given.tenant_id = answers.tenant_id and given.answer_sequence = answers.answer_sequence
    and (given.grader = 'INSTRUCTOR' or given.grader = clubs.official_grading)
  order by given.grader = 'INSTRUCTOR' desc limit 1)`;

const isShown = sql<boolean>`exists (select from resume_grade_proofs as shown
  where shown.tenant_id = answers.tenant_id and shown.member_id = answers.member_id
    and shown.club_sequence = answers.club_sequence and shown.quiz_sequence = answers.quiz_sequence)`;

/** Official grades that were released to the member; what members give themselves is none that is confirmed. */
const graded = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('answers')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'answers', ['club_sequence', 'member_id']).on(
        'club_members.membership_status',
        '=',
        'MEMBER',
      ),
    )
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']).on(
        'club_quizzes.published',
        '=',
        true,
      ),
    )
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select((row) => [
      'answers.club_sequence',
      'answers.quiz_sequence',
      'clubs.club_name',
      'clubs.job_groups',
      'clubs.job_levels',
      'club_quizzes.topic',
      'quizzes.question',
      row.ref('answers.official_grade').$notNull().as('grade'),
      gradedAt.as('graded_at'),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.member_id', '=', memberId)
    .where('answers.answer_status', '=', ANSWER_STATUS.final)
    .where('answers.official_grade', 'is not', null)
    .where('clubs.official_grading', '<>', 'SELF')
    .where('clubs.club_status', 'in', [CLUB_STATUS.running, CLUB_STATUS.finished])
    .where(sql<boolean>`not ${isHeld()}`);

/** What is shown first, then the latest. */
export const listGrades = (of: OfResume) =>
  graded(of).orderBy(isShown, 'desc').orderBy('graded_at', 'desc').limit(MAX_RESUME_GRADES);
export type GradeRow = RowsOf<ReturnType<typeof listGrades>>[number];

/** What is shown, as the records have it now. */
export const listShownGrades = (of: OfResume) => graded(of).where(isShown);

export const findGrade = (of: OfResume, { clubSequence, quizSequence }: QuizPlace) =>
  graded(of).where('answers.club_sequence', '=', clubSequence).where('answers.quiz_sequence', '=', quizSequence);

export const listGradeProofs = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('resume_grade_proofs')
    .select(['club_sequence', 'quiz_sequence', 'club_name', 'topic', 'grade', 'graded_at', 'consented_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);
export type GradeProofRow = RowsOf<ReturnType<typeof listGradeProofs>>[number];

/** Keeps what the records say now as what the member consents to. */
export const putGradeProof = ({ tenantId, memberId }: OfResume, row: GradeRow, now: Date) => {
  const { club_name, topic, grade, graded_at } = row;
  const kept = { club_name, topic, grade, graded_at, consented_at: now };
  const { club_sequence, quiz_sequence } = row;
  return build
    .insertInto('resume_grade_proofs')
    .values({ tenant_id: tenantId, member_id: memberId, club_sequence, quiz_sequence, ...kept })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id', 'club_sequence', 'quiz_sequence']).doUpdateSet(kept),
    );
};

export const deleteGradeProof = ({ tenantId, memberId }: OfResume, { clubSequence, quizSequence }: QuizPlace) =>
  build
    .deleteFrom('resume_grade_proofs')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('club_sequence', '=', clubSequence)
    .where('quiz_sequence', '=', quizSequence);
