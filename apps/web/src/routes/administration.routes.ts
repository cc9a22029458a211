import { createRoute } from '@tanstack/react-router';
import { only } from '../kernel/guards.ts';
import { auditSearch } from '../screens/audit/audit-search.ts';
import { clubApprovalSearch } from '../screens/club-approval/club-approval-search.ts';
import { codesSearch } from '../screens/codes/codes-search.ts';
import { invitationsSearch, inviteSearch } from '../screens/invitations/invitations-search.ts';
import { mailsSearch } from '../screens/mails/mails-search.ts';
import { managedMembersSearch } from '../screens/managed-members/managed-members-search.ts';
import { statisticsSearch } from '../screens/statistics/statistics-search.ts';
import { managedMentorsSearch } from '../screens/managed-mentors/managed-mentors-search.ts';
import { managedSeminarsSearch } from '../screens/managed-seminars/managed-seminars-search.ts';
import { noticesSearch } from '../screens/notices/notices-search.ts';
import { getParentRoute } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const overviewRoute = createRoute({
  getParentRoute,
  path: '/system/admin',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/administration/OverviewScreen.tsx'), 'OverviewScreen'),
});

const clubApprovalRoute = createRoute({
  getParentRoute,
  path: '/system/admin/club-approval',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: clubApprovalSearch,
  component: lazyScreen(() => import('../screens/club-approval/ClubApprovalScreen.tsx'), 'ClubApprovalScreen'),
});

const aiSettingsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/ai',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/ai-settings/AiSettingsScreen.tsx'), 'AiSettingsScreen'),
});

const pointSettingsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/points',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/point-settings/PointSettingsScreen.tsx'), 'PointSettingsScreen'),
});

const managedMembersRoute = createRoute({
  getParentRoute,
  path: '/system/admin/members',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: managedMembersSearch,
  component: lazyScreen(() => import('../screens/managed-members/ManagedMembersScreen.tsx'), 'ManagedMembersScreen'),
});

const invitationsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/members/invitations',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: invitationsSearch,
  component: lazyScreen(() => import('../screens/invitations/InvitationsScreen.tsx'), 'InvitationsScreen'),
});

const inviteRoute = createRoute({
  getParentRoute,
  path: '/system/admin/members/invite',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: inviteSearch,
  component: lazyScreen(() => import('../screens/invitations/InviteScreen.tsx'), 'InviteScreen'),
});

const oidcSettingsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/login',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/oidc-settings/OidcSettingsScreen.tsx'), 'OidcSettingsScreen'),
});

const chatbotSettingsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/chatbot',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/chatbot-settings/ChatbotSettingsScreen.tsx'), 'ChatbotSettingsScreen'),
});

const brandRoute = createRoute({
  getParentRoute,
  path: '/system/admin/brand',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/brand/BrandScreen.tsx'), 'BrandScreen'),
});

const organisationRoute = createRoute({
  getParentRoute,
  path: '/system/admin/organisation',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/organisation/OrganisationScreen.tsx'), 'OrganisationScreen'),
});

const codesRoute = createRoute({
  getParentRoute,
  path: '/system/admin/codes',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: codesSearch,
  component: lazyScreen(() => import('../screens/codes/CodesScreen.tsx'), 'CodesScreen'),
});

const noticesRoute = createRoute({
  getParentRoute,
  path: '/system/admin/notices',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: noticesSearch,
  component: lazyScreen(() => import('../screens/notices/NoticesScreen.tsx'), 'NoticesScreen'),
});

const managedMentorsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/mentors',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: managedMentorsSearch,
  component: lazyScreen(() => import('../screens/managed-mentors/ManagedMentorsScreen.tsx'), 'ManagedMentorsScreen'),
});

const managedSeminarsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/seminars',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: managedSeminarsSearch,
  component: lazyScreen(() => import('../screens/managed-seminars/ManagedSeminarsScreen.tsx'), 'ManagedSeminarsScreen'),
});

const newNoticeRoute = createRoute({
  getParentRoute,
  path: '/system/admin/notices/new',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/notices/NewNoticeScreen.tsx'), 'NewNoticeScreen'),
});

const retentionRoute = createRoute({
  getParentRoute,
  path: '/system/admin/retention',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/retention/RetentionScreen.tsx'), 'RetentionScreen'),
});

const securitySettingsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/security',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(
    () => import('../screens/security-settings/SecuritySettingsScreen.tsx'),
    'SecuritySettingsScreen',
  ),
});

const mailsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/mails',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: mailsSearch,
  component: lazyScreen(() => import('../screens/mails/MailsScreen.tsx'), 'MailsScreen'),
});

const auditRoute = createRoute({
  getParentRoute,
  path: '/system/admin/audit',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: auditSearch,
  component: lazyScreen(() => import('../screens/audit/AuditScreen.tsx'), 'AuditScreen'),
});

const statisticsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/statistics',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: statisticsSearch,
  component: lazyScreen(() => import('../screens/statistics/StatisticsScreen.tsx'), 'StatisticsScreen'),
});

const jobsRoute = createRoute({
  getParentRoute,
  path: '/system/admin/jobs',
  beforeLoad: only('ROLE_MANAGER'),
  component: lazyScreen(() => import('../screens/jobs/JobsScreen.tsx'), 'JobsScreen'),
});

/** What managers of an organisation do. */
export const administrationRoutes = [
  overviewRoute,
  clubApprovalRoute,
  managedMembersRoute,
  invitationsRoute,
  inviteRoute,
  aiSettingsRoute,
  pointSettingsRoute,
  brandRoute,
  organisationRoute,
  codesRoute,
  noticesRoute,
  newNoticeRoute,
  managedSeminarsRoute,
  managedMentorsRoute,
  oidcSettingsRoute,
  chatbotSettingsRoute,
  securitySettingsRoute,
  retentionRoute,
  auditRoute,
  mailsRoute,
  statisticsRoute,
  jobsRoute,
] as const;
