import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { OfClub } from './questions.queries.ts';

const ofClub = ({ tenantId, club }: OfClub) =>
  build
    .selectFrom('lecture_questions')
    .where('lecture_questions.tenant_id', '=', tenantId)
    .where('lecture_questions.club_sequence', '=', club);

/** How many questions each of some members asked in a club. */
export const countQuestionsOf = (of: OfClub, memberIds: readonly string[]) =>
  ofClub(of)
    .select((row) => ['member_id', row.fn.countAll<number>().as('count')])
    .where(sql<boolean>`member_id = any(${memberIds}::uuid[])`)
    .groupBy('member_id');
export type QuestionCountRow = RowsOf<ReturnType<typeof countQuestionsOf>>[number];

/** How many were asked in each study of a club, and how many of them wait for an instructor. */
export const countQuestionsByStudy = (of: OfClub) =>
  ofClub(of)
    .select((row) => [
      'club_study_sequence',
      row.fn.countAll<number>().as('questions'),
      sql<number>`count(*) filter (where status = 'WAITING_INSTRUCTOR')`.as('waiting'),
    ])
    .groupBy('club_study_sequence');
export type AskedInStudyRow = RowsOf<ReturnType<typeof countQuestionsByStudy>>[number];

/** Questions in the order of their numbers, from behind one of them: what a workbook is written from. */
export const listAfter = (of: OfClub, after: number, limit: number) =>
  ofClub(of)
    .innerJoin('club_studies as study', (join) => sameTenant(join, 'study', 'lecture_questions', 'club_study_sequence'))
    .innerJoin('members as asker', (join) => sameTenant(join, 'asker', 'lecture_questions', 'member_id'))
    .leftJoin('members as answerer', (join) =>
      sameTenant(join, 'answerer', 'lecture_questions', { member_id: 'answered_by' }),
    )
    .leftJoin('contents as content', (join) => sameTenant(join, 'content', 'lecture_questions', 'content_sequence'))
    .select([
      'lecture_questions.serial_number',
      'study.position as study_no',
      'study.title as study_title',
      'content.title as content_title',
      'lecture_questions.unit_no',
      'lecture_questions.question',
      'asker.nickname as asker',
      'lecture_questions.asked_at',
      'lecture_questions.status',
      'lecture_questions.is_private',
      'lecture_questions.wonder_count',
      'lecture_questions.solved_at',
      'lecture_questions.answer',
      'answerer.nickname as answerer',
      'lecture_questions.answered_at',
    ])
    .where('lecture_questions.serial_number', '>', after)
    .orderBy('lecture_questions.serial_number')
    .limit(limit);
