import type { Role, SessionState } from '@dure/contract/accounts/accounts.endpoints';
import { imageUrl } from '../../kernel/files/image-url.ts';
import type { Tenant } from '../../kernel/tenancy.ts';

interface Profile {
  member_id: string;
  member_type: string;
  nickname: string;
  profile_image_key: string | null;
  roles: string[];
}

const tenantState = (tenant: Tenant) => ({
  loginType: tenant.login_types[0] ?? 'PASSWORD',
  tenantName: tenant.name,
  tenantUri: tenant.uri,
  jobGroupLabelType: tenant.job_group_label_type,
  studyOrderLabelType: tenant.study_order_label_type,
  tenantLoginMemberTypes: tenant.login_member_types,
  tenantOrganizationCodes: tenant.organization_codes,
  registrationAuthenticationType: tenant.registration_authentication_type,
  redirections: { home: tenant.home_url },
  use_lecture_club: tenant.use_lecture_club,
  use_quiz_club: tenant.use_quiz_club,
});

export function memberState(tenant: Tenant, profile: Profile): SessionState {
  return {
    logged: true,
    memberId: profile.member_id,
    memberName: profile.nickname,
    memberType: profile.member_type,
    profileImageUrl: imageUrl(profile.profile_image_key, 'profile'),
    roles: profile.roles as Role[],
    ...tenantState(tenant),
  };
}

export function guestState(tenant: Tenant): SessionState {
  return {
    logged: false,
    memberId: null,
    memberName: '',
    memberType: 'Guest',
    profileImageUrl: imageUrl(null, 'profile'),
    roles: ['ROLE_GUEST'],
    ...tenantState(tenant),
  };
}
