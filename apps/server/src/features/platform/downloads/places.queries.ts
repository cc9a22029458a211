import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { isHeld } from '../../clubs/quiz-access/quiz-access.public.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Files of answers. Others read the final answer as soon as there is one: its files then, not those of the pre-answer. */
export const listAnswerPlaces = (tenantId: string, keys: readonly string[]) =>
  build
    .selectFrom('answer_files')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'answer_files', 'answer_sequence'))
    .select((row) => [
      'answer_files.file_key',
      'answer_files.position',
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
      'answers.member_id',
      row('answer_files.step', '!=', 'DRAFT').$castTo<boolean>().as('is_submitted'),
      sql<boolean>`answer_files.step = case when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)}
        then 'FINAL' else 'PRE' end`.as('is_shown'),
    ])
    .where('answer_files.tenant_id', '=', tenantId)
    .where('answer_files.file_key', 'in', keys);

/** Files of feedback, with the member whose answer it is on. */
export const listFeedbackPlaces = (tenantId: string, keys: readonly string[]) =>
  build
    .selectFrom('feedback_files')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'feedback_files', 'answer_sequence'))
    .select([
      'feedback_files.file_key',
      isHeld().as('is_held'),
      'answers.club_sequence as club',
      'answers.quiz_sequence as quiz',
      'answers.member_id',
    ])
    .where('feedback_files.tenant_id', '=', tenantId)
    .where('feedback_files.file_key', 'in', keys);

export const listStoredFiles = (tenantId: string, keys: readonly string[]) =>
  build
    .selectFrom('files')
    .select(['file_key', 'name', 'content_type', 'byte_size', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('file_key', 'in', keys);
export type StoredFile = RowsOf<ReturnType<typeof listStoredFiles>>[number];
