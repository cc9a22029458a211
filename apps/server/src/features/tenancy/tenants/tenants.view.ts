import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { Tenant } from '../../../kernel/tenancy.ts';

const yesNo = (flag: boolean) => (flag ? 'YES' : 'NO');

export function tenantBrandView(tenant: Tenant): TenantBrand {
  return {
    tenantId: tenant.tenantId,
    tenantUri: tenant.uri,
    tenantName: tenant.name,
    logoUrl: `/guest/tenants/${tenant.uri}/logo.svg`,
    homeUrl: tenant.home_url,
    colorPreset: tenant.color_preset,
    footer: tenant.footer,
    jobGroupLabelType: tenant.job_group_label_type,
    studyOrderLabelType: tenant.study_order_label_type,
    loginTypes: tenant.login_types,
    tenantLoginMemberTypes: tenant.login_member_types,
    tenantOrganizationCodes: tenant.organization_codes,
    registrationAuthenticationType: tenant.registration_authentication_type,
    lectureClubUseYn: yesNo(tenant.use_lecture_club),
    quizClubUseYn: yesNo(tenant.use_quiz_club),
    chatbotUseYn: yesNo(tenant.use_chatbot),
    chatbotUrl: tenant.chatbot_url,
    timeZone: tenant.time_zone,
  };
}
