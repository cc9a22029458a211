import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isRunBy } from '../clubs/clubs.public.ts';

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
