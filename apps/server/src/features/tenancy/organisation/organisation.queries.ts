import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { TenantColumns } from '@dure/contract/tenancy/tenants/tenant-columns';
import { type Expression, sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';

/** Clubs of one kind that people see: opened, and not cancelled. */
const countClubs = (tenantId: string, clubType: string) =>
  build
    .selectFrom('clubs')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('club_type', '=', clubType)
    .where('club_status', '>=', CLUB_STATUS.scheduled)
    .where('club_status', '<>', CLUB_STATUS.cancelled);

const number = (count: Expression<{ count: number }>) => sql<number>`${count}`;

/** The row as it stands, whatever the server believes. */
export const findOrganisation = (tenantId: string) =>
  build
    .selectFrom('tenants')
    .selectAll()
    .select([
      number(countClubs(tenantId, CLUB_TYPE.quiz)).as('quiz_club_count'),
      number(countClubs(tenantId, CLUB_TYPE.lecture)).as('lecture_club_count'),
    ])
    .where('tenant_id', '=', tenantId);
export type OrganisationRow = RowsOf<ReturnType<typeof findOrganisation>>[number];

/** Files of the uploaded logos: what they were called. */
export const listLogoNames = (tenantId: string, keys: readonly string[]) =>
  build
    .selectFrom('files')
    .select(['file_key', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('file_key', 'in', keys);

/** What a manager may change of the row. */
export type ChangedColumns = Partial<
  Pick<
    TenantColumns,
    | 'name'
    | 'footer'
    | 'color_preset'
    | 'registration_authentication_type'
    | 'login_name_type'
    | 'login_member_types'
    | 'time_zone'
    | 'job_group_label_type'
    | 'study_order_label_type'
  > &
    Pick<
      OrganisationRow,
      | 'logo_key'
      | 'dark_logo_key'
      | 'logo_grounds'
      | 'use_quiz_club'
      | 'use_lecture_club'
      | 'use_chatbot'
      | 'needs_club_approval'
      | 'use_post_replies'
    >
>;

/** Keeps them over the version that their editor saw; the new version, or null where another stands. */
export const keepOrganisation = (changed: ChangedColumns, seen: number) =>
  build.selectNoFrom(sql<number | null>`keep_organisation(${JSON.stringify(changed)}::jsonb, ${seen})`.as('version'));

/** Whether the database knows the time zone: it may be older than the runtime. */
export const findTimeZone = (name: string) =>
  build
    .selectFrom(sql<{ name: string }>`pg_timezone_names`.as('zone'))
    .select('name')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .limit(1);
