import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** The author's quizzes with these words, deleted ones left out, by their number; the latest last. */
export const findSameQuestions = (tenantId: string, authorId: string, keys: readonly string[]) =>
  build
    .selectFrom('quizzes')
    .select([
      'search_text',
      sql<number>`(select count(*)::integer from quizzes as earlier where earlier.tenant_id = quizzes.tenant_id
        and earlier.author_id = quizzes.author_id and earlier.quiz_sequence <= quizzes.quiz_sequence)`.as('no'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`search_text = any(${keys}::text[])`)
    .orderBy('quiz_sequence')
    .limit(1000);
