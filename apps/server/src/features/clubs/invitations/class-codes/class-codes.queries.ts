import { MAX_SHOWN_CLASS_CODES } from '@dure/contract/clubs/invitations/invitation-limits';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

export interface NewClassCode {
  readonly classCodeId: string;
  readonly code: string;
  readonly name: string;
  readonly places: number;
  readonly needsList: boolean;
  readonly createdBy: string;
  readonly validUntil: Date;
}

/** No row comes back where another code is the same. */
export const insertClassCode = (tenantId: string, one: NewClassCode, now: Date) =>
  build
    .insertInto('class_codes')
    .values({
      tenant_id: tenantId,
      class_code_id: one.classCodeId,
      code: one.code,
      name: one.name,
      places: one.places,
      needs_list: one.needsList,
      created_by: one.createdBy,
      created_at: now,
      valid_until: one.validUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('class_code_id');

export const insertClassCodeClubs = (tenantId: string, classCodeId: string, clubSequences: readonly number[]) =>
  build
    .insertInto('class_code_clubs')
    .values(clubSequences.map((club) => ({ tenant_id: tenantId, class_code_id: classCodeId, club_sequence: club })));

interface Listed {
  readonly name: string;
  readonly studentNumber: string;
  readonly organizationCode: string;
}
export const insertClassCodePeople = (tenantId: string, classCodeId: string, people: readonly Listed[]) =>
  build.insertInto('class_code_people').values(
    people.map(({ name, studentNumber, organizationCode }) => ({
      tenant_id: tenantId,
      class_code_id: classCodeId,
      student_number: studentNumber,
      name,
      organization_code: organizationCode,
    })),
  );

const clubsOf = () =>
  sql<{ sequence: number; name: string }[]>`(select coalesce(json_agg(json_build_object(
      'sequence', clubs.club_sequence, 'name', clubs.club_name) order by clubs.club_name), '[]')
    from class_code_clubs join clubs on clubs.tenant_id = class_code_clubs.tenant_id
      and clubs.club_sequence = class_code_clubs.club_sequence
    where class_code_clubs.tenant_id = class_codes.tenant_id
      and class_code_clubs.class_code_id = class_codes.class_code_id)`;

const shown = (tenantId: string) =>
  build
    .selectFrom('class_codes')
    .select([
      'class_code_id',
      'code',
      'name',
      'places',
      'taken',
      'needs_list',
      'created_by',
      'created_at',
      'valid_until',
      'closed_at',
      clubsOf().as('clubs'),
    ])
    .where('class_codes.tenant_id', '=', tenantId);

export const listClassCodeRows = (tenantId: string) =>
  shown(tenantId).orderBy('created_at', 'desc').orderBy('class_code_id', 'desc').limit(MAX_SHOWN_CLASS_CODES);
export const findClassCodeById = (tenantId: string, classCodeId: string) =>
  shown(tenantId).where('class_code_id', '=', classCodeId);
/** The code while it counts, full or not. */
export const findOpenClassCode = (tenantId: string, code: string, now: Date) =>
  shown(tenantId).where('code', '=', code).where('closed_at', 'is', null).where('valid_until', '>', now);

export const closeOpenClassCode = (tenantId: string, classCodeId: string, now: Date) =>
  build
    .updateTable('class_codes')
    .set({ closed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('class_code_id', '=', classCodeId)
    .where('closed_at', 'is', null);

/** Takes a place: whoever comes at the same moment waits, and finds none once all are taken. */
export const takePlace = (tenantId: string, classCodeId: string, now: Date) =>
  build
    .updateTable('class_codes')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('class_code_id', '=', classCodeId)
    .where('closed_at', 'is', null)
    .where('valid_until', '>', now)
    .whereRef('taken', '<', 'places')
    .returning('class_code_id');

/** The person of the list by number, as the list has them. */
export const findListed = (tenantId: string, classCodeId: string, studentNumber: string) =>
  build
    .selectFrom('class_code_people')
    .select(['name', 'student_number', 'organization_code', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('class_code_id', '=', classCodeId)
    .where('student_number', '=', studentNumber);

/** Ties a person of the list to their account: of two who say they are the same the second finds no row. */
export const markListed = (tenantId: string, classCodeId: string, studentNumber: string, memberId: string) =>
  build
    .updateTable('class_code_people')
    .set({ member_id: memberId })
    .where('tenant_id', '=', tenantId)
    .where('class_code_id', '=', classCodeId)
    .where('student_number', '=', studentNumber)
    .where('member_id', 'is', null)
    .returning('student_number');
