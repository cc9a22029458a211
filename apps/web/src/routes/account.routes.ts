import { createRoute } from '@tanstack/react-router';
import { CONSENTS_PAGE, membersOnly } from '../kernel/guards.ts';
import { joinSearch } from '../screens/join/join-search.ts';
import { loginSearch } from '../screens/login/login-search.ts';
import { myActivitySearch } from '../screens/my-activity/my-activity-search.ts';
import { myRepliesSearch } from '../screens/my-replies/my-replies-search.ts';
import { notificationsSearch } from '../screens/notifications/notifications-search.ts';
import { privacySearch } from '../screens/privacy/privacy-search.ts';
import { unsubscribeSearch } from '../screens/unsubscribe/unsubscribe-search.ts';
import { getParentRoute, noticeParams, storyParams } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyScreen(() => import('../screens/home/HomeScreen.tsx'), 'HomeScreen'),
});

const offlineRoute = createRoute({
  getParentRoute,
  path: '/offline',
  component: lazyScreen(() => import('../screens/offline/OfflineScreen.tsx'), 'OfflineScreen'),
});

const loginRoute = createRoute({
  getParentRoute,
  path: '/account/login',
  validateSearch: loginSearch,
  component: lazyScreen(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
});

const registrationRoute = createRoute({
  getParentRoute,
  path: '/account/registration',
  validateSearch: loginSearch,
  component: lazyScreen(() => import('../screens/registration/RegistrationScreen.tsx'), 'RegistrationScreen'),
});

const verificationRoute = createRoute({
  getParentRoute,
  path: '/account/registration/verification',
  component: lazyScreen(() => import('../screens/registration/VerificationScreen.tsx'), 'VerificationScreen'),
});

const oidcRoute = createRoute({
  getParentRoute,
  path: '/account/oidc',
  component: lazyScreen(() => import('../screens/oidc/OidcScreen.tsx'), 'OidcScreen'),
});

const reactivationRoute = createRoute({
  getParentRoute,
  path: '/account/waking',
  component: lazyScreen(() => import('../screens/reactivation/ReactivationScreen.tsx'), 'ReactivationScreen'),
});

const invitationRoute = createRoute({
  getParentRoute,
  path: '/account/invitation',
  component: lazyScreen(() => import('../screens/password/InvitationScreen.tsx'), 'InvitationScreen'),
});

const joinRoute = createRoute({
  getParentRoute,
  path: '/account/join',
  validateSearch: joinSearch,
  component: lazyScreen(() => import('../screens/join/JoinScreen.tsx'), 'JoinScreen'),
});

const consentsRoute = createRoute({
  getParentRoute,
  path: CONSENTS_PAGE,
  beforeLoad: membersOnly,
  validateSearch: loginSearch,
  component: lazyScreen(() => import('../screens/consents/ConsentsScreen.tsx'), 'ConsentsScreen'),
});

const passwordRoute = createRoute({
  getParentRoute,
  path: '/account/password',
  component: lazyScreen(() => import('../screens/password/PasswordScreen.tsx'), 'PasswordScreen'),
});

const oneTimeCodeRoute = createRoute({
  getParentRoute,
  path: '/account/one-time-code',
  component: lazyScreen(() => import('../screens/one-time-code/OneTimeCodeScreen.tsx'), 'OneTimeCodeScreen'),
});

const emailRoute = createRoute({
  getParentRoute,
  path: '/account/email',
  component: lazyScreen(() => import('../screens/email/EmailScreen.tsx'), 'EmailScreen'),
});

const myActivityRoute = createRoute({
  getParentRoute,
  path: '/account/my/activity',
  beforeLoad: membersOnly,
  validateSearch: myActivitySearch,
  component: lazyScreen(() => import('../screens/my-activity/MyActivityScreen.tsx'), 'MyActivityScreen'),
});

const myRepliesRoute = createRoute({
  getParentRoute,
  path: '/account/my/replies',
  beforeLoad: membersOnly,
  validateSearch: myRepliesSearch,
  component: lazyScreen(() => import('../screens/my-replies/MyRepliesScreen.tsx'), 'MyRepliesScreen'),
});

const notificationsRoute = createRoute({
  getParentRoute,
  path: '/account/my/alarms',
  beforeLoad: membersOnly,
  validateSearch: notificationsSearch,
  component: lazyScreen(() => import('../screens/notifications/NotificationsScreen.tsx'), 'NotificationsScreen'),
});

const noticeRoute = createRoute({
  getParentRoute,
  path: '/notices/$noticeSequence',
  beforeLoad: membersOnly,
  params: noticeParams,
  component: lazyScreen(() => import('../screens/notices/NoticeScreen.tsx'), 'NoticeScreen'),
});

const notificationSettingsRoute = createRoute({
  getParentRoute,
  path: '/account/my/alarms/settings',
  beforeLoad: membersOnly,
  component: lazyScreen(
    () => import('../screens/notifications/NotificationSettingsScreen.tsx'),
    'NotificationSettingsScreen',
  ),
});

const unsubscribeRoute = createRoute({
  getParentRoute,
  path: '/account/unsubscribe',
  validateSearch: unsubscribeSearch,
  component: lazyScreen(() => import('../screens/unsubscribe/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
});

const profileRoute = createRoute({
  getParentRoute,
  path: '/account/my/profile',
  beforeLoad: membersOnly,
  component: lazyScreen(() => import('../screens/profile/ProfileScreen.tsx'), 'ProfileScreen'),
});

const securityRoute = createRoute({
  getParentRoute,
  path: '/account/my/security',
  beforeLoad: membersOnly,
  component: lazyScreen(() => import('../screens/security/SecurityScreen.tsx'), 'SecurityScreen'),
});

const privacyRoute = createRoute({
  getParentRoute,
  path: '/account/my/privacy',
  beforeLoad: membersOnly,
  validateSearch: privacySearch,
  component: lazyScreen(() => import('../screens/privacy/PrivacyScreen.tsx'), 'PrivacyScreen'),
});

const withdrawalRoute = createRoute({
  getParentRoute,
  path: '/account/my/privacy/withdrawal',
  beforeLoad: membersOnly,
  component: lazyScreen(() => import('../screens/withdrawal/WithdrawalScreen.tsx'), 'WithdrawalScreen'),
});

const withdrawnRoute = createRoute({
  getParentRoute,
  path: '/account/withdrawn',
  component: lazyScreen(() => import('../screens/withdrawal/WithdrawnScreen.tsx'), 'WithdrawnScreen'),
});

const resumeRoute = createRoute({
  getParentRoute,
  path: '/account/my/resume',
  beforeLoad: membersOnly,
  component: lazyScreen(() => import('../screens/resume/ResumeScreen.tsx'), 'ResumeScreen'),
});

const storyRoute = createRoute({
  getParentRoute,
  path: '/story/$storySecret',
  params: storyParams,
  staticData: { isWorkspace: true },
  component: lazyScreen(() => import('../screens/story/StoryScreen.tsx'), 'StoryScreen'),
});

/** The first page, the way in, and what is one's own. */
export const accountRoutes = [
  homeRoute,
  offlineRoute,
  loginRoute,
  registrationRoute,
  verificationRoute,
  oidcRoute,
  reactivationRoute,
  invitationRoute,
  joinRoute,
  consentsRoute,
  passwordRoute,
  oneTimeCodeRoute,
  emailRoute,
  myActivityRoute,
  myRepliesRoute,
  notificationsRoute,
  noticeRoute,
  notificationSettingsRoute,
  unsubscribeRoute,
  profileRoute,
  securityRoute,
  privacyRoute,
  withdrawalRoute,
  withdrawnRoute,
  resumeRoute,
  storyRoute,
] as const;
