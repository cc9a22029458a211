import { sql } from 'kysely';

const found = (column: 'score' | 'confidence') =>
  sql`(select ${sql.ref(`found.${column}`)} from ai_evaluations as found
    where found.tenant_id = answers.tenant_id and found.answer_sequence = answers.answer_sequence
      and found.text_hash = md5(answers.final_text)
    order by found.evaluation_sequence desc limit 1)`;

/** What AI gave the text of a row of `answers` that counts: its official grade where it has one, else what it would give. */
export const aiScore = sql<number | null>`coalesce((select grade from answer_grades
  where answer_grades.tenant_id = answers.tenant_id and answer_grades.answer_sequence = answers.answer_sequence
    and answer_grades.grader = 'AI'), ${found('score')})`;

/** How sure it is of that, 0–1; null where nothing says. */
export const aiConfidence = sql<number | null>`${found('confidence')}`;
