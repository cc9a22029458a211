import type { ClubType } from '@dure/contract/codes/club-type';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { ColumnOf, ColumnValues } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import type { ClubColumnField, QuizClubField } from './club-form.fields.ts';

/** A club's own columns as its form writes them, whatever its kind. */
export type ClubValues = ColumnValues<Clubs, ColumnOf<ClubColumnField> | 'search_text' | 'week_count' | 'study_count'>;
/** With what a quiz club has beside them. */
export type QuizClubValues = ClubValues & ColumnValues<Clubs, ColumnOf<QuizClubField>>;
/** The values of either kind of club. */
type Values = ClubValues | QuizClubValues;

/** A new club begins as a draft of its creator. */
export const insertDraft = (tenantId: string, clubType: ClubType, creatorId: string, values: Values, now: Date) =>
  build
    .insertInto('clubs')
    .values({
      ...values,
      tenant_id: tenantId,
      club_type: clubType,
      club_status: CLUB_STATUS.draft,
      creator_id: creatorId,
      leader_id: creatorId,
      created_at: now,
      updated_at: now,
    })
    .returning('club_sequence');

export const updateClub = (tenantId: string, clubSequence: number, values: Values, now: Date) =>
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
