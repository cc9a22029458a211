import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

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
