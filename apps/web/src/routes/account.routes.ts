import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { membersOnly } from '../kernel/guards.ts';
import { loginSearch } from '../screens/login/login-search.ts';
import { myActivitySearch } from '../screens/my-activity/my-activity-search.ts';
import { myRepliesSearch } from '../screens/my-replies/my-replies-search.ts';
import { notificationsSearch } from '../screens/notifications/notifications-search.ts';
import { getParentRoute } from './root.ts';

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/home/HomeScreen.tsx'), 'HomeScreen'),
});

const loginRoute = createRoute({
  getParentRoute,
  path: '/account/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
});

const myActivityRoute = createRoute({
  getParentRoute,
  path: '/account/my/activity',
  beforeLoad: membersOnly,
  validateSearch: myActivitySearch,
  component: lazyRouteComponent(() => import('../screens/my-activity/MyActivityScreen.tsx'), 'MyActivityScreen'),
});

const myRepliesRoute = createRoute({
  getParentRoute,
  path: '/account/my/replies',
  beforeLoad: membersOnly,
  validateSearch: myRepliesSearch,
  component: lazyRouteComponent(() => import('../screens/my-replies/MyRepliesScreen.tsx'), 'MyRepliesScreen'),
});

const notificationsRoute = createRoute({
  getParentRoute,
  path: '/account/my/alarms',
  beforeLoad: membersOnly,
  validateSearch: notificationsSearch,
  component: lazyRouteComponent(
    () => import('../screens/notifications/NotificationsScreen.tsx'),
    'NotificationsScreen',
  ),
});

const notificationSettingsRoute = createRoute({
  getParentRoute,
  path: '/account/my/alarms/settings',
  beforeLoad: membersOnly,
  component: lazyRouteComponent(
    () => import('../screens/notifications/NotificationSettingsScreen.tsx'),
    'NotificationSettingsScreen',
  ),
});

/** The first page, the way in, and what is one's own. */
export const accountRoutes = [
  homeRoute,
  loginRoute,
  myActivityRoute,
  myRepliesRoute,
  notificationsRoute,
  notificationSettingsRoute,
] as const;
