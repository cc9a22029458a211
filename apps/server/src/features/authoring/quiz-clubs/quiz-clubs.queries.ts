import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isShared } from '../quizzes/quizzes.public.ts';

/** The text of quizzes with their content, and whether another club than this has them too or the lounge shows them. */
const quizTexts = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('quizzes')
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
    .select([
      'quizzes.quiz_sequence',
      'quizzes.author_id',
      'quizzes.source_quiz_sequence',
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
      isShared(clubSequence).as('is_shared'),
    ])
    .where('quizzes.tenant_id', '=', tenantId);
export type QuizText = RowsOf<ReturnType<typeof quizTexts>>[number];

/** Those of the quizzes that are the author's own, held so that none is deleted meanwhile, as the form of a club finds them. */
export const findOwnQuizzes = (
  tenantId: string,
  authorId: string,
  clubSequence: number,
  sequences: readonly number[],
) =>
  quizTexts(tenantId, clubSequence)
    .where('quizzes.author_id', '=', authorId)
    .where('quizzes.quiz_status', '<>', 'DELETED')
    .where(sql<boolean>`quizzes.quiz_sequence = any(${sequences}::bigint[])`)
    .orderBy('quizzes.quiz_sequence')
    .forNoKeyUpdate('quizzes');

/** Quizzes of a club in its order, with what their form shows and how many have begun to answer. */
export const listWrittenQuizzes = (tenantId: string, clubSequence: number) =>
  quizTexts(tenantId, clubSequence)
    .innerJoin('club_quizzes', (join) => sameTenant(join, 'club_quizzes', 'quizzes', 'quiz_sequence'))
    .select([
      'club_quizzes.week',
      'club_quizzes.topic',
      'club_quizzes.open_at',
      'club_quizzes.deadline_at',
      'club_quizzes.published',
      sql<number>`(select count(*) from answers where answers.tenant_id = club_quizzes.tenant_id
        and answers.club_sequence = club_quizzes.club_sequence
        and answers.quiz_sequence = club_quizzes.quiz_sequence)`.as('answer_count'),
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', clubSequence)
    .orderBy('club_quizzes.position')
    .limit(200);
