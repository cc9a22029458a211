import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Quizzes of a club, held: whoever submits an answer at the same moment waits, or was counted already. */
export const lockPlaces = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .select([
      'club_quizzes.quiz_sequence',
      'club_quizzes.pre_count',
      'club_quizzes.final_count',
      'club_quizzes.open_at',
      'quizzes.source_quiz_sequence',
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .orderBy('club_quizzes.quiz_sequence')
    .forUpdate('club_quizzes');

/** Those of the quizzes that are the author's own, held so that none is deleted meanwhile. */
export const holdOwnQuizzes = (tenantId: string, authorId: string, sequences: readonly number[]) =>
  build
    .selectFrom('quizzes')
    .select(['quiz_sequence', 'source_quiz_sequence'])
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', authorId)
    .where('quiz_status', '<>', 'DELETED')
    .where(sql<boolean>`quiz_sequence = any(${sequences}::bigint[])`)
    .orderBy('quiz_sequence')
    .forShare();
