import { sql } from 'kysely';

const found = (column: 'score' | 'confidence' | 'model') =>
  sql`(select ${sql.ref(`found.${column}`)} from ai_evaluations as found
    where found.tenant_id = answers.tenant_id and found.answer_sequence = answers.answer_sequence
      and found.text_hash = md5(answers.final_text)
    order by found.evaluation_sequence desc limit 1)`;

/** What AI gave the text of a row of `answers` that counts: its official grade where it has one, else what it would give. */
export const aiScore = sql<number | null>`coalesce((select grade from answer_grades
  where answer_grades.tenant_id = answers.tenant_id and answer_grades.answer_sequence = answers.answer_sequence
    and answer_grades.grader = 'AI'), ${found('score')})`;

/** Of a class that writes alike so many tell it. */
const MAX_ALIKE = 50;

/**
 * Points between the grades of near-duplicates of a row of `answers`, by an instructor or else by AI. Null where there
 * are none.
 */
export const duplicateDifference = sql<number | null>`(select max(alike_grade.points) - min(alike_grade.points)
  from (select * from answers as near where near.tenant_id = answers.tenant_id
    and near.club_sequence = answers.club_sequence and near.similar_group = answers.similar_group
    limit ${sql.lit(MAX_ALIKE)}) as alike
  cross join lateral (select coalesce(
    (select grade from answer_grades where answer_grades.tenant_id = alike.tenant_id
      and answer_grades.answer_sequence = alike.answer_sequence and answer_grades.grader in ('INSTRUCTOR', 'AI')
      order by answer_grades.grader desc limit 1),
    (select found.score from ai_evaluations as found where found.tenant_id = alike.tenant_id
      and found.answer_sequence = alike.answer_sequence and found.text_hash = md5(alike.final_text)
      order by found.evaluation_sequence desc limit 1)) as points) as alike_grade)`;

/** The criterion in which AI and instructors often differ in the quiz of a row of `answers`. */
export const disputedCriterion = sql<string | null>`(select disputed_criterion from club_quizzes
  where club_quizzes.tenant_id = answers.tenant_id and club_quizzes.club_sequence = answers.club_sequence
    and club_quizzes.quiz_sequence = answers.quiz_sequence)`;

/** The fit of the model that found it to the grades of instructors; null where there is none. */
export const aiCalibrationFit = sql<unknown>`(select knots from ai_calibrations
  where ai_calibrations.tenant_id = answers.tenant_id and ai_calibrations.model = ${found('model')})`;

/** How sure it says that it is of that, 0–1; null where nothing says or it gave no score. Its fit (`aiCalibrationFit`) reads it. */
export const aiConfidence = sql<number | null>`case when ${found('score')} is not null then ${found('confidence')} end`;
