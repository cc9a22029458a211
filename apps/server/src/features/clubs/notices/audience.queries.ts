import type { NoticeAudience } from '@dure/contract/clubs/notices/notices.endpoints';
import { MEMBER_ROLES } from '@dure/contract/tenancy/accounts/member-roles';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql, type Expression } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { listRunnersOf } from '../clubs/clubs.public.ts';

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

const runningClubs = (tenantId: string) => sql<number[]>`array(select club_sequence from clubs
  where tenant_id = ${tenantId}::uuid and club_status = ${CLUB_STATUS.running})`;

/** Members of these clubs, and those who run them. */
const peopleOf = (tenantId: string, clubs: readonly number[] | Expression<number[]>) =>
  build
    .selectFrom('club_members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('membership_status', '=', 'MEMBER')
    .where(sql<boolean>`club_sequence = any(${clubs}::bigint[])`)
    .union(build.selectFrom(listRunnersOf(tenantId, clubs).as('runners')).select('runners.member_id'));

/** Members whom a notice is for: who sleeps, is locked or has withdrawn is told nothing. */
export const readersOf = (
  tenantId: string,
  { roles, memberTypes, organizationCodes, clubSequences: clubs, inRunningClubs }: NoticeAudience,
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
    .$if(clubs.length > 0, (rows) => rows.where('members.member_id', 'in', peopleOf(tenantId, clubs)))
    .$if(inRunningClubs, (rows) => rows.where('members.member_id', 'in', peopleOf(tenantId, runningClubs(tenantId))));

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
