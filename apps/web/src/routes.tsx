import { createRootRoute, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { membersOnly, only } from './kernel/guards.ts';
import { answerRoomSearch } from './screens/answer-room/answer-room-search.ts';
import { clubApprovalSearch } from './screens/club-approval/club-approval-search.ts';
import { editSearch } from './screens/club-dashboard/edit-search.ts';
import { gradingSearch } from './screens/club-dashboard/grading-search.ts';
import { membersSearch } from './screens/club-dashboard/members-search.ts';
import { evaluationSearch } from './screens/club-dashboard/evaluation-search.ts';
import { progressSearch } from './screens/club-dashboard/progress-search.ts';
import { quizzesSearch } from './screens/club-dashboard/quizzes-search.ts';
import { clubSearch } from './screens/club/club-search.ts';
import { loginSearch } from './screens/login/login-search.ts';
import { myClubsSearch } from './screens/my-clubs/my-clubs-search.ts';
import { myRepliesSearch } from './screens/my-replies/my-replies-search.ts';
import { quizClubsSearch } from './screens/quiz-clubs/quiz-clubs-search.ts';
import { quizCreateSearch } from './screens/quiz-create/quiz-create-search.ts';
import { Shell } from './shell/Shell.tsx';

const rootRoute = createRootRoute({ component: Shell });
const getParentRoute = () => rootRoute;
const authors = only('ROLE_INSTRUCTOR', 'ROLE_MANAGER');

const homeRoute = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/HomeScreen.tsx'), 'HomeScreen'),
});

const loginRoute = createRoute({
  getParentRoute,
  path: '/account/login',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('./screens/login/LoginScreen.tsx'), 'LoginScreen'),
});

const quizClubsRoute = createRoute({
  getParentRoute,
  path: '/quiz',
  validateSearch: quizClubsSearch,
  beforeLoad: (entering) => {
    if (entering.search.view !== undefined) membersOnly(entering);
  },
  component: lazyRouteComponent(() => import('./screens/quiz-clubs/QuizClubsScreen.tsx'), 'QuizClubsScreen'),
});

const quizCreateRoute = createRoute({
  getParentRoute,
  path: '/quiz/create',
  beforeLoad: authors,
  validateSearch: quizCreateSearch,
  component: lazyRouteComponent(() => import('./screens/quiz-create/QuizClubCreateScreen.tsx'), 'QuizClubCreateScreen'),
});

/** A sequence in an address; what is none leads to the not-found page. */
function parseSequence(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw notFound();
  return value;
}

const clubParams = {
  parse: (raw: { clubSequence: string }) => ({ clubSequence: parseSequence(raw.clubSequence) }),
  stringify: ({ clubSequence }: { clubSequence: number }) => ({ clubSequence: String(clubSequence) }),
};

const clubRoute = createRoute({
  getParentRoute,
  path: '/quiz/$clubSequence',
  params: clubParams,
  validateSearch: clubSearch,
  component: lazyRouteComponent(() => import('./screens/club/ClubScreen.tsx'), 'ClubScreen'),
});

const answerRoomRoute = createRoute({
  getParentRoute,
  path: '/quiz/$clubSequence/quizzes/$quizSequence',
  beforeLoad: membersOnly,
  params: {
    parse: (raw: { clubSequence: string; quizSequence: string }) => ({
      clubSequence: parseSequence(raw.clubSequence),
      quizSequence: parseSequence(raw.quizSequence),
    }),
    stringify: (params: { clubSequence: number; quizSequence: number }) => ({
      clubSequence: String(params.clubSequence),
      quizSequence: String(params.quizSequence),
    }),
  },
  validateSearch: answerRoomSearch,
  component: lazyRouteComponent(() => import('./screens/answer-room/AnswerRoomScreen.tsx'), 'AnswerRoomScreen'),
});

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/quiz-dashboard/$clubSequence',
  beforeLoad: authors,
  params: clubParams,
  component: lazyRouteComponent(
    () => import('./screens/club-dashboard/ClubDashboardScreen.tsx'),
    'ClubDashboardScreen',
  ),
});
const getDashboard = () => dashboardRoute;
const dashboardTabs = [
  createRoute({
    getParentRoute: getDashboard,
    path: '/',
    component: lazyRouteComponent(() => import('./screens/club-dashboard/OverviewTab.tsx'), 'OverviewTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/quizzes',
    validateSearch: quizzesSearch,
    component: lazyRouteComponent(() => import('./screens/club-dashboard/QuizzesTab.tsx'), 'QuizzesTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/grading',
    validateSearch: gradingSearch,
    component: lazyRouteComponent(() => import('./screens/club-dashboard/GradingScreen.tsx'), 'GradingScreen'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/progress',
    validateSearch: progressSearch,
    component: lazyRouteComponent(() => import('./screens/club-dashboard/ProgressTab.tsx'), 'ProgressTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/evaluation',
    validateSearch: evaluationSearch,
    component: lazyRouteComponent(() => import('./screens/club-dashboard/EvaluationTab.tsx'), 'EvaluationTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/members',
    validateSearch: membersSearch,
    component: lazyRouteComponent(() => import('./screens/club-dashboard/MembersTab.tsx'), 'MembersTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/edit',
    validateSearch: editSearch,
    component: lazyRouteComponent(() => import('./screens/club-dashboard/EditTab.tsx'), 'EditTab'),
  }),
] as const;

const myClubsRoute = createRoute({
  getParentRoute,
  path: '/my-clubs',
  beforeLoad: authors,
  validateSearch: myClubsSearch,
  component: lazyRouteComponent(() => import('./screens/my-clubs/MyClubsScreen.tsx'), 'MyClubsScreen'),
});

const myRepliesRoute = createRoute({
  getParentRoute,
  path: '/account/my/replies',
  beforeLoad: membersOnly,
  validateSearch: myRepliesSearch,
  component: lazyRouteComponent(() => import('./screens/my-replies/MyRepliesScreen.tsx'), 'MyRepliesScreen'),
});

const clubApprovalRoute = createRoute({
  getParentRoute,
  path: '/system/admin/club-approval',
  beforeLoad: only('ROLE_MANAGER'),
  validateSearch: clubApprovalSearch,
  component: lazyRouteComponent(() => import('./screens/club-approval/ClubApprovalScreen.tsx'), 'ClubApprovalScreen'),
});

const PreparingScreen = lazyRouteComponent(() => import('./screens/preparing/PreparingScreen.tsx'), 'PreparingScreen');
const preparingRoutes = [
  createRoute({ getParentRoute, path: '/lecture', component: PreparingScreen }),
  createRoute({ getParentRoute, path: '/studyroom', beforeLoad: membersOnly, component: PreparingScreen }),
  createRoute({ getParentRoute, path: '/quiz-make', beforeLoad: authors, component: PreparingScreen }),
  createRoute({ getParentRoute, path: '/my-lecture-clubs', beforeLoad: authors, component: PreparingScreen }),
  createRoute({ getParentRoute, path: '/account/my/activity', beforeLoad: membersOnly, component: PreparingScreen }),
] as const;

/** Every place of the product; the screens load when they are wanted. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  quizClubsRoute,
  quizCreateRoute,
  clubRoute,
  answerRoomRoute,
  dashboardRoute.addChildren(dashboardTabs),
  myClubsRoute,
  myRepliesRoute,
  clubApprovalRoute,
  ...preparingRoutes,
]);
