import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { ownNumber } from '../own-quizzes.queries.ts';

/** The author's quizzes with these words, deleted ones left out, by their number; the latest last. */
export const findSameQuestions = (tenantId: string, authorId: string, keys: readonly string[]) =>
  build
    .selectFrom('quizzes')
    .select(['search_text', ownNumber.as('no')])
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`search_text = any(${keys}::text[])`)
    .orderBy('quiz_sequence')
    .limit(1000);
