import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isRunBy } from '../../clubs/clubs.public.ts';

/** Gives members of the club the student numbers that a roster has for them. */
export const numberMembers = (
  tenantId: string,
  clubSequence: number,
  numbers: readonly { readonly memberId: string; readonly studentNumber: string }[],
  /** Also of those who have another one. */
  replaces: boolean,
) =>
  build
    .updateTable('members')
    .from(
      sql<{ member_id: string; student_number: string }>`unnest(
        ${numbers.map(({ memberId }) => memberId)}::uuid[],
        ${numbers.map(({ studentNumber }) => studentNumber)}::text[])`.as<'given'>(
        sql`given(member_id, student_number)`,
      ),
    )
    .set((row) => ({ student_number: row.ref('given.student_number') }))
    .where('members.tenant_id', '=', tenantId)
    .whereRef('members.member_id', '=', 'given.member_id')
    .where(sql<boolean>`members.student_number is distinct from given.student_number`)
    .$if(!replaces, (query) => query.where('members.student_number', 'is', null))
    .where((row) =>
      row.exists(
        row
          .selectFrom('club_members')
          .select('club_members.member_id')
          .whereRef('club_members.tenant_id', '=', 'members.tenant_id')
          .whereRef('club_members.member_id', '=', 'members.member_id')
          .where('club_members.club_sequence', '=', clubSequence)
          .where('club_members.membership_status', '=', 'MEMBER'),
      ),
    );

/** The active accounts among the addresses, and how they stand to the club. */
export const findByEmails = (tenantId: string, clubSequence: number, emails: readonly string[]) =>
  build
    .selectFrom('members')
    .leftJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'members', 'member_id').on('club_members.club_sequence', '=', clubSequence),
    )
    .select([
      'members.member_id',
      'members.nickname',
      'members.email_normal',
      'members.student_number',
      'club_members.membership_status',
      sql<boolean>`exists (select from clubs where clubs.tenant_id = members.tenant_id
        and clubs.club_sequence = ${clubSequence} and ${isRunBy(sql.ref('members.member_id'))})`.as('runs_club'),
    ])
    .where('members.tenant_id', '=', tenantId)
    .where('members.status', '=', 'ACTIVE')
    .where(sql<boolean>`members.email_normal = any(${emails}::text[])`);
