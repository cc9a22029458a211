import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { presetName } from '@dure/contract/tenancy/tenants/brand-colours';
import { studyOrderType } from '@dure/contract/tenancy/tenants/study-order.text';
import { codeNamesType } from '@dure/contract/tenancy/tenants/code-names.text';
import { LOGO_THEMES } from '@dure/contract/tenancy/tenants/presets';
import { readTenantColumns } from '@dure/contract/tenancy/tenants/tenant-columns';
import { fieldsOf } from '../../../kernel/columns.ts';
import { logoUrls } from '../tenants/tenants.public.ts';
import type { OrganisationRow } from './organisation.queries.ts';

/** Fields that are kept under their own name. */
const PLAIN = ['useQuizClub', 'useLectureClub', 'useChatbot', 'needsClubApproval', 'usePostReplies'] as const;

/** An organisation as its managers see it; a column that was written by hand is shown as pages show it. */
export function organisationView(row: OrganisationRow): Organisation {
  const columns = readTenantColumns(row, () => {});
  return {
    name: columns.name,
    colorPreset: presetName(columns.color_preset),
    ...logoUrls(row),
    hasLogo: row.logo_key !== null,
    hasDarkLogo: row.dark_logo_key !== null,
    logoGrounds: LOGO_THEMES.filter((theme) => row.logo_grounds.includes(theme)),
    footer: columns.footer,
    ...fieldsOf(PLAIN, row),
    quizClubCount: row.quiz_club_count,
    lectureClubCount: row.lecture_club_count,
    registrationAuthenticationType: columns.registration_authentication_type,
    loginNameType: columns.login_name_type,
    loginMemberTypes: columns.login_member_types,
    organizationCodes: columns.organization_codes,
    timeZone: columns.time_zone,
    jobGroupLabelType: codeNamesType(columns.job_group_label_type),
    studyOrderLabelType: studyOrderType(columns.study_order_label_type),
    version: row.organisation_version,
    changedAt: row.organisation_changed_at?.toISOString() ?? null,
  };
}
