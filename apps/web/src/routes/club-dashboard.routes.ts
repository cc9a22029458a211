import { createRoute } from '@tanstack/react-router';
import { DashboardHead } from '../screens/club-dashboard/dashboard-head.ts';
import { quizzesSearch } from '../screens/club-dashboard/quizzes/quizzes-search.ts';
import { gradingSearch } from '../screens/club-dashboard/grading/grading-search.ts';
import { gradebookSearch } from '../screens/club-dashboard/gradebook/gradebook-search.ts';
import { progressSearch } from '../screens/club-dashboard/progress-search.ts';
import { evaluationSearch } from '../screens/club-dashboard/evaluation/evaluation-search.ts';
import { membersSearch } from '../screens/club-dashboard/members-search.ts';
import { editSearch } from '../screens/club-dashboard/edit-search.ts';
import { briefSearch } from '../screens/brief/brief-search.ts';
import { authors, clubParams, getParentRoute, quizParams } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/quiz-dashboard/$clubSequence',
  beforeLoad: authors,
  params: clubParams,
  component: lazyScreen(() => import('../screens/club-dashboard/ClubDashboardScreen.tsx'), 'ClubDashboardScreen'),
});
const getDashboard = () => dashboardRoute;
/** The frame's head stands with the tab's code, not after it. */
const withHead =
  <Screen>(tab: () => Promise<Screen>) =>
  async () =>
    (await Promise.all([tab(), DashboardHead.preload()]))[0];
const dashboardTabs = [
  createRoute({
    getParentRoute: getDashboard,
    path: '/',
    component: lazyScreen(
      withHead(() => import('../screens/club-dashboard/overview/OverviewTab.tsx')),
      'OverviewTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/quizzes',
    validateSearch: quizzesSearch,
    component: lazyScreen(
      withHead(() => import('../screens/club-dashboard/quizzes/QuizzesTab.tsx')),
      'QuizzesTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/grading',
    validateSearch: gradingSearch,
    staticData: { isWorkspace: true },
    component: lazyScreen(() => import('../screens/club-dashboard/grading/GradingScreen.tsx'), 'GradingScreen'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/gradebook',
    validateSearch: gradebookSearch,
    staticData: { isWorkspace: true },
    component: lazyScreen(() => import('../screens/club-dashboard/gradebook/GradebookScreen.tsx'), 'GradebookScreen'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/progress',
    validateSearch: progressSearch,
    component: lazyScreen(
      withHead(() => import('../screens/club-dashboard/ProgressTab.tsx')),
      'ProgressTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/evaluation',
    validateSearch: evaluationSearch,
    component: lazyScreen(
      withHead(() => import('../screens/club-dashboard/evaluation/EvaluationTab.tsx')),
      'EvaluationTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/members',
    validateSearch: membersSearch,
    component: lazyScreen(
      withHead(() => import('../screens/club-dashboard/MembersTab.tsx')),
      'QuizMembersTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/edit',
    validateSearch: editSearch,
    component: lazyScreen(
      withHead(() => import('../screens/club-dashboard/EditTab.tsx')),
      'EditTab',
    ),
  }),
] as const;

/** The dashboard of a club and its tabs. */
export const clubDashboardRoute = dashboardRoute.addChildren(dashboardTabs);

/** Shown to a class: the whole window, without the frame of the dashboard. */
export const briefRoute = createRoute({
  getParentRoute,
  path: '/quiz-dashboard/$clubSequence/quizzes/$quizSequence/brief',
  beforeLoad: authors,
  params: quizParams,
  validateSearch: briefSearch,
  staticData: { isWorkspace: true },
  component: lazyScreen(() => import('../screens/brief/BriefScreen.tsx'), 'BriefScreen'),
});
