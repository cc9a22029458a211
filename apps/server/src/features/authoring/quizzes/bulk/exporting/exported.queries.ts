import { MAX_EXPORTED } from '@dure/contract/authoring/quizzes/bulk/export-formats';
import { sql } from 'kysely';
import { build } from '../../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../../kernel/database/tenant-join.ts';
import { isWritten } from '../../own-quizzes.queries.ts';

/** The author's quizzes but deleted ones, in the order they were written; of more than a file takes the newest. */
export const listExported = (tenantId: string, authorId: string, sequences: readonly number[] | null) =>
  build
    .selectFrom(
      build
        .selectFrom('quizzes')
        .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
        .select([
          'quizzes.quiz_sequence',
          'quizzes.question',
          'quizzes.model_answer',
          'quizzes.model_answer_keywords',
          'quizzes.rubric',
          'quizzes.job_group',
          'quizzes.jobs',
          'quizzes.job_levels',
          'quizzes.tags',
          'contents.title as content_title',
          'contents.content_url',
        ])
        .where('quizzes.tenant_id', '=', tenantId)
        .where('quizzes.author_id', '=', authorId)
        .where('quizzes.deleted_at', 'is', null)
        .where(isWritten)
        .$if(sequences !== null, (query) =>
          query.where(sql<boolean>`quizzes.quiz_sequence = any(${sequences}::bigint[])`),
        )
        .orderBy('quizzes.quiz_sequence', 'desc')
        .limit(MAX_EXPORTED)
        .as('latest'),
    )
    .selectAll()
    .orderBy('quiz_sequence');
export type ExportedRow = RowsOf<ReturnType<typeof listExported>>[number];
