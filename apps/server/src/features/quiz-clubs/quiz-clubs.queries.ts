import { CLUB_TYPE } from '@dure/contract/clubs/club-type';
import { CLUB_STATUS } from '@dure/contract/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';
import { searchPattern } from '../../kernel/database/search.ts';
import { isShared } from '../quizzes/quizzes.public.ts';

/** A club's own fields as its form writes them. */
export interface ClubValues {
  readonly club_name: string;
  readonly search_text: string;
  readonly promise: string;
  readonly description: string;
  readonly image_key: string | null;
  readonly cover_lead: number | null;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly recruit_start_at: Date | null;
  readonly recruit_end_at: Date | null;
  readonly study_cycle: string[];
  readonly week_count: number | null;
  readonly study_count: number | null;
  readonly capacity: number | null;
  readonly job_groups: string[];
  readonly jobs: string[];
  readonly job_levels: string[];
  readonly tags: string[];
  readonly is_public: boolean;
  readonly self_grading: boolean;
  readonly ai_grading: boolean;
  readonly official_grading: string;
  readonly anonymous: boolean;
  readonly hold_model_answer: boolean;
  readonly hold_grades: boolean;
  readonly earns_points: boolean;
  readonly join_approval: boolean;
  readonly late_joining: boolean;
  readonly participation_code: string | null;
}

/** A new club begins as a draft of its creator. */
export const insertDraft = (tenantId: string, creatorId: string, values: ClubValues, now: Date) =>
  build
    .insertInto('clubs')
    .values({
      ...values,
      tenant_id: tenantId,
      club_type: CLUB_TYPE.quiz,
      club_status: CLUB_STATUS.draft,
      creator_id: creatorId,
      leader_id: creatorId,
      created_at: now,
      updated_at: now,
    })
    .returning('club_sequence');

export const updateClub = (tenantId: string, clubSequence: number, values: ClubValues, now: Date) =>
  build
    .updateTable('clubs')
    .set((row) => ({ ...values, version: row('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

export const deleteInstructors = (tenantId: string, clubSequence: number) =>
  build
    .deleteFrom('club_instructors')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .returning('member_id');

/** Instructors in the order of the list. */
export const insertInstructors = (tenantId: string, clubSequence: number, memberIds: readonly string[]) =>
  build
    .insertInto('club_instructors')
    .columns(['tenant_id', 'club_sequence', 'member_id', 'position'])
    .expression(
      build
        .selectFrom(
          sql<{ id: string; position: number }>`unnest(${memberIds}::uuid[]) with ordinality`.as<'one'>(
            sql`one(id, position)`,
          ),
        )
        .select([
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          sql<number>`${clubSequence}::bigint`.as('club_sequence'),
          'one.id',
          'one.position',
        ]),
    );

const teachers = (tenantId: string) =>
  build
    .selectFrom('members')
    .select(['member_id', 'nickname', 'profile_image_key'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`roles && array['ROLE_INSTRUCTOR', 'ROLE_MANAGER']`);

/** Those of the people who are instructors or managers. */
export const findTeachers = (tenantId: string, memberIds: readonly string[]) =>
  teachers(tenantId).where(sql<boolean>`member_id = any(${memberIds}::uuid[])`);

export const listTeachers = (tenantId: string, keyword: string, limit: number) =>
  teachers(tenantId)
    .where(sql<boolean>`lower(nickname) like ${searchPattern(keyword)}`)
    .orderBy('nickname')
    .orderBy('member_id')
    .limit(limit);

/** A club picture that this person uploaded. */
export const findOwnImage = (tenantId: string, fileKey: string | null, memberId: string) =>
  build
    .selectFrom('files')
    .select('file_key')
    .where('tenant_id', '=', tenantId)
    .where('file_key', '=', fileKey)
    .where('purpose', '=', 'CLUB_IMAGE')
    .where('owner_id', '=', memberId);

/** The text of quizzes with their content, and whether another club than this has them too or the lounge shows them. */
const quizTexts = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('quizzes')
    .leftJoin('contents', (join) =>
      join
        .onRef('contents.tenant_id', '=', 'quizzes.tenant_id')
        .onRef('contents.content_sequence', '=', 'quizzes.content_sequence'),
    )
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
    .innerJoin('club_quizzes', (join) =>
      join
        .onRef('club_quizzes.tenant_id', '=', 'quizzes.tenant_id')
        .onRef('club_quizzes.quiz_sequence', '=', 'quizzes.quiz_sequence'),
    )
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
