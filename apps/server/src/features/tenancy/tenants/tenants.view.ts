import { IMAGE_WIDTHS } from '@dure/contract/tenancy/files/image-widths';
import { LOGO_THEMES } from '@dure/contract/tenancy/tenants/presets';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { Tenant } from '../../../kernel/tenancy.ts';

const yesNo = (flag: boolean) => (flag ? 'YES' : 'NO');

/** A logo is no wider than a bar needs it; the drawn one, which has a file for no theme, scales. */
const uploaded = (key: string) => `/images/${key}?w=${IMAGE_WIDTHS[0]}`;

type Logos = Pick<Tenant, 'uri' | 'logo_key' | 'dark_logo_key'>;

/** Where the logos of both themes are to be had. */
export function logoUrls({ uri, logo_key, dark_logo_key }: Logos) {
  const logoUrl = logo_key === null ? `/guest/tenants/${uri}/logo.svg` : uploaded(logo_key);
  return { logoUrl, darkLogoUrl: dark_logo_key === null ? logoUrl : uploaded(dark_logo_key) };
}

export function tenantBrandView(tenant: Tenant): TenantBrand {
  return {
    tenantId: tenant.tenantId,
    tenantUri: tenant.uri,
    tenantName: tenant.name,
    ...logoUrls(tenant),
    logoGrounds: LOGO_THEMES.filter((theme) => tenant.logo_grounds.includes(theme)),
    homeUrl: tenant.home_url,
    colorPreset: tenant.color_preset,
    footer: tenant.footer,
    jobGroupLabelType: tenant.job_group_label_type,
    studyOrderLabelType: tenant.study_order_label_type,
    loginTypes: tenant.login_types,
    tenantLoginMemberTypes: tenant.login_member_types,
    tenantOrganizationCodes: tenant.organization_codes,
    registrationAuthenticationType: tenant.registration_authentication_type,
    loginNameType: tenant.login_name_type,
    lectureClubUseYn: yesNo(tenant.use_lecture_club),
    quizClubUseYn: yesNo(tenant.use_quiz_club),
    chatbotUseYn: yesNo(tenant.use_chatbot),
    chatbotUrl: tenant.chatbot_url,
    timeZone: tenant.time_zone,
  };
}
