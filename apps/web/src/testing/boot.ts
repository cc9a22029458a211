import type { Role, SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { Boot } from '../kernel/session.ts';

const roles: Record<'guest' | 'member' | 'instructor' | 'manager', Role[]> = {
  guest: ['ROLE_GUEST'],
  member: ['ROLE_USER'],
  instructor: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
  manager: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
};

export type Who = keyof typeof roles;

/** A session for tests: who is logged in, with the tenant's flags. */
export const sessionOf = (who: Who, flags: Partial<SessionState> = {}): SessionState => ({
  logged: who !== 'guest',
  memberId: who === 'guest' ? null : '0190b5a0-0000-7000-8000-000000000001',
  memberName: who === 'guest' ? '' : '서지안',
  memberType: who === 'guest' ? 'Guest' : 'MEMBER',
  profileImageUrl: '/assets/images/account/default_profile_image.png',
  roles: roles[who],
  loginType: 'PASSWORD',
  tenantName: '두레대학교',
  tenantUri: 'dure',
  jobGroupLabelType: 'JOB_GROUP',
  studyOrderLabelType: 'LECTURE',
  tenantLoginMemberTypes: [],
  tenantOrganizationCodes: [],
  registrationAuthenticationType: 'NONE',
  redirections: { home: '/' },
  use_lecture_club: true,
  use_quiz_club: true,
  beforeOnePick: null,
  dueConsents: [],
  banner: null,
  ...flags,
});

export const tenantOf = (brand: Partial<TenantBrand> = {}): TenantBrand => ({
  tenantId: '0190b5a0-0000-7000-8000-000000000000',
  tenantUri: 'dure',
  tenantName: '두레대학교',
  logoUrl: '/guest/tenants/dure/logo.svg',
  darkLogoUrl: '/guest/tenants/dure/logo.svg',
  logoGrounds: [],
  homeUrl: '/',
  colorPreset: 'blue',
  footer: { kind: 'GENERIC', lines: ['두레대학교'] },
  jobGroupLabelType: 'JOB_GROUP',
  studyOrderLabelType: 'LECTURE',
  loginTypes: ['PASSWORD'],
  loginNameType: 'NONE',
  tenantLoginMemberTypes: [],
  tenantOrganizationCodes: [],
  registrationAuthenticationType: 'NONE',
  lectureClubUseYn: 'YES',
  quizClubUseYn: 'YES',
  chatbotUseYn: 'YES',
  chatbotUrl: '',
  timeZone: 'Asia/Seoul',
  ...brand,
});

export const bootOf = (who: Who = 'guest', flags: Partial<SessionState> = {}): Boot => ({
  tenant: tenantOf(),
  session: sessionOf(who, flags),
  demo: true,
});
