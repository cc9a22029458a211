import type { NoticeAudience } from '@dure/contract/clubs/notices/notices.endpoints';
import { MEMBER_ROLES } from '@dure/contract/tenancy/accounts/member-roles';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { isRunBy } from '../clubs/clubs.public.ts';

/** The highest of somebody's roles. */
const HIGHEST = sql<string>`case ${sql.join(
  MEMBER_ROLES.toReversed().map((role) => sql`when ${sql.lit(role)} = any(members.roles) then ${sql.lit(role)}`),
  sql` `,
)} else ${sql.lit(MEMBER_ROLES[0])} end`;

const isMuted = (...ways: readonly ('PRODUCT' | 'EMAIL')[]) => sql<boolean>`exists (
  select from muted_notifications as muted
  where muted.tenant_id = members.tenant_id and muted.member_id = members.member_id and muted.kind = 'notice'
    and muted.way = any(${[...ways]}::text[]))`;

/** Which ways reach a member of `members`: what is off in the product is told in no other way. */
export const REACH = {
  bell: sql<boolean>`not ${isMuted('PRODUCT')}`,
  mailOff: isMuted('PRODUCT', 'EMAIL'),
  mail: sql<boolean>`(members.email_verified_at is not null and not ${isMuted('PRODUCT', 'EMAIL')})`,
} as const;

/** Members whom a notice is for: who sleeps, is locked or has withdrawn is told nothing. */
export const readersOf = (
  tenantId: string,
  { roles, memberTypes, organizationCodes, clubSequences: clubs }: NoticeAudience,
) =>
  build
    .selectFrom('members')
    .where('members.tenant_id', '=', tenantId)
    .where('members.status', '=', 'ACTIVE')
    .where('members.dormant_at', 'is', null)
    .$if(roles.length > 0, (rows) => rows.where(sql<boolean>`${HIGHEST} = any(${roles}::text[])`))
    .$if(memberTypes.length > 0, (rows) => rows.where(sql<boolean>`members.member_type = any(${memberTypes}::text[])`))
    .$if(organizationCodes.length > 0, (rows) =>
      rows.where(sql<boolean>`members.organization_code = any(${organizationCodes}::text[])`),
    )
    .$if(clubs.length > 0, (rows) =>
      rows.where((row) =>
        row.or([
          row.exists(
            row
              .selectFrom('club_members')
              .whereRef('club_members.tenant_id', '=', 'members.tenant_id')
              .whereRef('club_members.member_id', '=', 'members.member_id')
              .where('club_members.membership_status', '=', 'MEMBER')
              .where(sql<boolean>`club_members.club_sequence = any(${clubs}::bigint[])`),
          ),
          row.exists(
            row
              .selectFrom('clubs')
              .whereRef('clubs.tenant_id', '=', 'members.tenant_id')
              .where(sql<boolean>`clubs.club_sequence = any(${clubs}::bigint[])`)
              .where(isRunBy(sql.ref<string>('members.member_id'))),
          ),
        ]),
      ),
    );

/** How many there are, and how each way reaches them. */
export const countReaders = (tenantId: string, audience: NoticeAudience) =>
  readersOf(tenantId, audience).select((row) => [
    row.fn.countAll<number>().as('people'),
    sql<number>`count(*) filter (where ${REACH.bell})`.as('bell'),
    sql<number>`count(*) filter (where ${REACH.mail})`.as('mail'),
    sql<number>`count(*) filter (where ${REACH.mailOff})`.as('mail_off'),
    sql<number>`count(*) filter (where members.email_verified_at is null and not ${REACH.mailOff})`.as('unproven'),
  ]);

/** The clubs of an audience that the organisation has. */
export const listClubsOf = (tenantId: string, clubs: readonly number[]) =>
  build
    .selectFrom('clubs')
    .select(['club_sequence', 'club_name'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`club_sequence = any(${clubs}::bigint[])`);
