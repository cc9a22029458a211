import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isOwed, owedOrigins, type Owing } from './owed-quizzes.queries.ts';

/** Those of the quizzes that are public or the taker's own, held as they are until the copies are made. */
export const holdSources = (taker: Owing, sequences: readonly number[]) =>
  build
    .with(
      (table) => table('owed').materialized(),
      () => owedOrigins(taker),
    )
    .selectFrom('quizzes')
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
    .select([
      'quizzes.quiz_sequence',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'quizzes.rubric',
      'quizzes.content_sequence',
      'contents.version_no as content_version_no',
      'contents.title as content_title',
      'contents.content_url',
      'contents.content_type',
      'contents.file_key',
      'contents.post_sequence',
      sql<boolean>`quizzes.author_id = ${taker.memberId}`.as('is_mine'),
      isOwed('quizzes').as('is_owed'),
    ])
    .where('quizzes.tenant_id', '=', taker.tenantId)
    .where(sql<boolean>`quizzes.quiz_sequence = any(${sequences}::bigint[])`)
    .where((row) =>
      row.or([
        row('quizzes.quiz_status', '=', 'PUBLIC'),
        row.and([row('quizzes.author_id', '=', taker.memberId), row('quizzes.quiz_status', '<>', 'DELETED')]),
      ]),
    )
    .orderBy('quizzes.quiz_sequence')
    .forShare('quizzes');
export type SourceRow = RowsOf<ReturnType<typeof holdSources>>[number];
