import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { lateRevision } from './answer-parts.queries.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

const named = (tenantId: string, kind: 'JOB_GROUP' | 'JOB_LEVEL', codes: Expression<string[]>) =>
  jsonArrayFrom(
    build
      .selectFrom('codes')
      .select(['code', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where(sql<boolean>`code = any(${codes})`)
      .orderBy('position'),
  );

/** The quiz with all that its room can show; the view leaves out what is not yet the viewer's to see. */
export const findRoom = prepare(({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
    .leftJoin('files', (join) => sameTenant(join, 'files', 'contents', 'file_key'))
    .leftJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_quizzes', ['club_sequence', 'quiz_sequence']).on(
        'answers.member_id',
        '=',
        memberId,
      ),
    )
    .select((row) => [
      'club_quizzes.club_sequence',
      'club_quizzes.quiz_sequence',
      'club_quizzes.week',
      'club_quizzes.open_at',
      'club_quizzes.deadline_at',
      'clubs.club_name',
      'clubs.club_status',
      'clubs.official_grading',
      'clubs.hold_model_answer',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'contents.title as content_title',
      'contents.content_type',
      sql<number | null>`case when contents.version_no > 0 then contents.content_sequence end`.as('content_sequence'),
      'contents.content_url',
      'files.file_key',
      'files.name as file_name',
      'files.byte_size as file_size',
      'answers.answer_sequence',
      'answers.answer_status',
      'answers.pre_text',
      'answers.pre_submitted_at',
      'answers.final_text',
      'answers.final_submitted_at',
      'answers.final_revised_at',
      'answers.draft_text',
      'answers.draft_saved_at',
      'answers.draft_version',
      'answers.content_read_at',
      'answers.comprehension',
      'answers.like_count',
      'answers.one_pick_count',
      'answers.reply_count',
      lateRevision,
      row
        .selectFrom('club_quizzes as earlier')
        .select((earlier) => earlier.fn.countAll<number>().as('count'))
        .whereRef('earlier.tenant_id', '=', 'club_quizzes.tenant_id')
        .whereRef('earlier.club_sequence', '=', 'club_quizzes.club_sequence')
        .where(
          sql<boolean>`(earlier.position, earlier.quiz_sequence) <= (club_quizzes.position, club_quizzes.quiz_sequence)`,
        )
        .$asScalar()
        .$notNull()
        .as('no'),
      row
        .selectFrom('club_quizzes as all')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('all.tenant_id', '=', 'club_quizzes.tenant_id')
        .whereRef('all.club_sequence', '=', 'club_quizzes.club_sequence')
        .where('all.published', '=', true)
        .$asScalar()
        .$notNull()
        .as('quiz_count'),
      // A quiz without levels or a job group of its own has the club's.
      named(
        tenantId,
        'JOB_GROUP',
        sql`case when quizzes.job_group is null then clubs.job_groups else array[quizzes.job_group] end`,
      ).as('job_groups'),
      named(
        tenantId,
        'JOB_LEVEL',
        sql`case when quizzes.job_levels = '{}' then clubs.job_levels else quizzes.job_levels end`,
      ).as('job_levels'),
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .where('club_quizzes.quiz_sequence', '=', quiz),
);
export type RoomRow = RowsOf<ReturnType<typeof findRoom>>[number];

export const markRead = (tenantId: string, answerSequence: number, now: Date) =>
  build
    .updateTable('answers')
    .set((row) => ({ content_read_at: row.fn.coalesce('content_read_at', row.val(now)) }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .returning('content_read_at');

export const setComprehension = (tenantId: string, answerSequence: number, comprehension: number, now: Date) =>
  build
    .updateTable('answers')
    .set({ comprehension, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);
