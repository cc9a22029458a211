import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import type { NoticeBanner } from '@dure/contract/tenancy/banners/notice-banner';
import type { Session } from '../../../kernel/session/session.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';

/** What is known of a session beside who it is. */
export interface Standing {
  readonly beforeOnePick: number | null;
  readonly dueConsents: ConsentKind[];
  readonly banner: NoticeBanner | null;
}

/** The session state of the specification for whoever calls, a guest too. */
export function sessionState(tenant: Tenant, session: Omit<Session, 'hasAgreed'>, standing: Standing): SessionState {
  return {
    logged: session.memberId !== null,
    memberId: session.memberId,
    memberName: session.nickname,
    memberType: session.memberType,
    profileImageUrl: imageUrl(session.profileImageKey, 'profile'),
    roles: [...session.roles],
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
    ...standing,
  };
}
