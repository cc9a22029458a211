import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { QuizChanges } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import { inTenant, sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Likes that came and went with a quiz since the last count; 0 where clubs took or left it. */
export type QuizChange = ColumnValues<QuizChanges, 'quiz_sequence' | 'likes'>;

/** Takes the oldest changes out of the list; whoever takes them adds them up in the same transaction. */
export const takeChanges = (tenantId: string, limit: number) =>
  build
    .deleteFrom('quiz_changes')
    .where('tenant_id', '=', tenantId)
    .where('change_sequence', 'in', (query) =>
      query
        .selectFrom('quiz_changes')
        .select('change_sequence')
        .where('tenant_id', '=', tenantId)
        .orderBy('change_sequence')
        .limit(limit),
    )
    .returning(['quiz_sequence', 'likes']);

/** Puts changes back for the next count. */
export const returnChanges = (tenantId: string, changes: readonly QuizChange[]) =>
  build.insertInto('quiz_changes').values(changes.map((change) => ({ tenant_id: tenantId, ...change })));

/** Each changed quiz with every quiz that its change counts for: itself, what it is a copy of, and so on. */
export const listLineages = (tenantId: string, sequences: readonly number[]) =>
  build
    .withRecursive('lineage', (query) =>
      query
        .selectFrom('quizzes')
        .select(['quiz_sequence as changed', 'quiz_sequence', 'source_quiz_sequence'])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`quiz_sequence = any(${sequences}::bigint[])`)
        .unionAll(
          query
            .selectFrom('lineage')
            .innerJoin('quizzes', (join) =>
              inTenant(join, 'quizzes', tenantId).onRef('quizzes.quiz_sequence', '=', 'lineage.source_quiz_sequence'),
            )
            .select(['lineage.changed', 'quizzes.quiz_sequence', 'quizzes.source_quiz_sequence']),
        ),
    )
    .selectFrom('lineage')
    .select(['changed', 'quiz_sequence']);

/** Those of the quizzes that nobody is writing now, held. Nobody who writes one has to wait for the count. */
export const lockQuizzes = (tenantId: string, sequences: readonly number[]) =>
  build
    .selectFrom('quizzes')
    .select('quiz_sequence')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`quiz_sequence = any(${sequences}::bigint[])`)
    .orderBy('quiz_sequence')
    .forNoKeyUpdate()
    .skipLocked();

/** Adds up likes, and counts anew the clubs that use each quiz or a copy of it. */
export const addUp = (tenantId: string, changes: readonly QuizChange[]) =>
  build
    .withRecursive('copies', (query) =>
      query
        .selectFrom(
          sql<QuizChange>`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)`.as<'given'>(
            sql`given(quiz_sequence bigint, likes integer)`,
          ),
        )
        .select(['given.quiz_sequence as root', 'given.quiz_sequence', 'given.likes'])
        .unionAll(
          query
            .selectFrom('copies')
            .innerJoin('quizzes', (join) =>
              inTenant(join, 'quizzes', tenantId).onRef('quizzes.source_quiz_sequence', '=', 'copies.quiz_sequence'),
            )
            .select(['copies.root', 'quizzes.quiz_sequence', 'copies.likes']),
        ),
    )
    .with('counted', (query) =>
      query
        .selectFrom('copies')
        .leftJoin('club_quizzes', (join) =>
          inTenant(join, 'club_quizzes', tenantId).onRef('club_quizzes.quiz_sequence', '=', 'copies.quiz_sequence'),
        )
        .leftJoin('clubs', (join) =>
          sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence').on(sql<boolean>`counts_as_use(clubs.club_status)`),
        )
        .select((row) => [
          'copies.root',
          'copies.likes',
          row.fn.count<number>('clubs.club_sequence').distinct().as('uses'),
        ])
        .groupBy(['copies.root', 'copies.likes']),
    )
    .updateTable('quizzes')
    .from('counted')
    .set((row) => ({
      use_count: sql<number>`counted.uses`,
      like_count: row('quizzes.like_count', '+', row.ref('counted.likes')),
    }))
    .where('quizzes.tenant_id', '=', tenantId)
    .whereRef('quizzes.quiz_sequence', '=', 'counted.root');
