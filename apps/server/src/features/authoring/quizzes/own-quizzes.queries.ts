import { sql } from 'kysely';

/** Whether the question has a word; before, it is an empty place in a club's form. An expression over `quizzes`. */
export const isWritten = sql<boolean>`is_written(quizzes.question)`;

/** The place of a quiz among all of its author in the order they were written; an expression over `quizzes`. */
export const ownNumber = sql<number>`(select count(*)::integer from quizzes as earlier
  where earlier.tenant_id = quizzes.tenant_id and earlier.author_id = quizzes.author_id
    and earlier.quiz_sequence <= quizzes.quiz_sequence and is_written(earlier.question))`;
