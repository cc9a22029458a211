import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isRunBy } from '../clubs/clubs.public.ts';

/** Accounts by what they log in by, as it is compared, or by their ids. */
export type Sought = { readonly logIns: readonly string[] } | { readonly memberIds: readonly string[] };

const isSought = (sought: Sought) =>
  'memberIds' in sought
    ? sql<boolean>`members.member_id = any(${sought.memberIds}::uuid[])`
    : sql<boolean>`(members.email_normal = any(${sought.logIns}::text[])
        or members.login_name_normal = any(${sought.logIns}::text[]))`;

/** The active accounts among those that are sought, and how they stand to the club. */
export const findSought = (tenantId: string, clubSequence: number, sought: Sought) =>
  build
    .selectFrom('members')
    .leftJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'members', 'member_id').on('club_members.club_sequence', '=', clubSequence),
    )
    .select([
      'members.member_id',
      'members.nickname',
      'members.email_normal',
      'members.login_name_normal',
      'members.student_number',
      'club_members.membership_status',
      sql<boolean>`exists (select from clubs where clubs.tenant_id = members.tenant_id
        and clubs.club_sequence = ${clubSequence} and ${isRunBy(sql.ref('members.member_id'))})`.as('runs_club'),
    ])
    .where('members.tenant_id', '=', tenantId)
    .where('members.status', '=', 'ACTIVE')
    .where(isSought(sought));
