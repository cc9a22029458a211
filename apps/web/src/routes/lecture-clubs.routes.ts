import { createRoute } from '@tanstack/react-router';
import { lectureCreateSearch, lectureStepSearch } from '../screens/lecture-create/lecture-create-search.ts';
import { myLectureClubsSearch } from '../screens/my-lecture-clubs/my-lecture-clubs-search.ts';
import { clubSearch } from '../screens/club/club-search.ts';
import { membersSearch } from '../screens/club-dashboard/members-search.ts';
import { evaluationSearch } from '../screens/club-dashboard/evaluation/evaluation-search.ts';
import { lectureQuestionsSearch } from '../screens/lecture-dashboard/lecture-questions-search.ts';
import { studentsSearch } from '../screens/lecture-dashboard/students-search.ts';
import { quizClubsSearch } from '../screens/quiz-clubs/quiz-clubs-search.ts';
import { studySearch } from '../screens/study/study-search.ts';
import { membersOnly } from '../kernel/guards.ts';
import { authors, clubParams, getParentRoute, ownListForMembers, parseSequence } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/lecture-dashboard/$clubSequence',
  beforeLoad: authors,
  params: clubParams,
  component: lazyScreen(
    () => import('../screens/lecture-dashboard/LectureDashboardScreen.tsx'),
    'LectureDashboardScreen',
  ),
});
const getDashboard = () => dashboardRoute;

/** Finding, reading, making and running lecture clubs. */
export const lectureClubRoutes = [
  createRoute({
    getParentRoute,
    path: '/lecture',
    validateSearch: quizClubsSearch,
    beforeLoad: ownListForMembers,
    component: lazyScreen(() => import('../screens/quiz-clubs/LectureClubsScreen.tsx'), 'LectureClubsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/lecture/$clubSequence',
    params: clubParams,
    validateSearch: clubSearch,
    component: lazyScreen(() => import('../screens/lecture-club/LectureClubScreen.tsx'), 'LectureClubScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/lecture/$clubSequence/studies/$studySequence',
    beforeLoad: membersOnly,
    params: {
      parse: (raw: { clubSequence: string; studySequence: string }) => ({
        clubSequence: parseSequence(raw.clubSequence),
        studySequence: parseSequence(raw.studySequence),
      }),
      stringify: (params: { clubSequence: number; studySequence: number }) => ({
        clubSequence: String(params.clubSequence),
        studySequence: String(params.studySequence),
      }),
    },
    validateSearch: studySearch,
    component: lazyScreen(() => import('../screens/study/StudyScreen.tsx'), 'StudyScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/my-lecture-clubs',
    beforeLoad: authors,
    validateSearch: myLectureClubsSearch,
    component: lazyScreen(() => import('../screens/my-lecture-clubs/MyLectureClubsScreen.tsx'), 'MyLectureClubsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/my-lecture-clubs/create',
    beforeLoad: authors,
    validateSearch: lectureCreateSearch,
    component: lazyScreen(
      () => import('../screens/lecture-create/LectureClubCreateScreen.tsx'),
      'LectureClubCreateScreen',
    ),
  }),
] as const;

const dashboardTabs = [
  createRoute({
    getParentRoute: getDashboard,
    path: '/',
    component: lazyScreen(() => import('../screens/lecture-dashboard/LectureOverviewTab.tsx'), 'LectureOverviewTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/studies',
    component: lazyScreen(() => import('../screens/lecture-dashboard/StudiesTab.tsx'), 'StudiesTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/questions',
    validateSearch: lectureQuestionsSearch,
    component: lazyScreen(() => import('../screens/lecture-dashboard/QuestionsTab.tsx'), 'QuestionsTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/students',
    validateSearch: studentsSearch,
    component: lazyScreen(() => import('../screens/lecture-dashboard/StudentsTab.tsx'), 'StudentsTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/members',
    validateSearch: membersSearch,
    component: lazyScreen(() => import('../screens/club-dashboard/MembersTab.tsx'), 'LectureMembersTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/assistant',
    component: lazyScreen(() => import('../screens/lecture-dashboard/AssistantTab.tsx'), 'AssistantTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/evaluation',
    validateSearch: evaluationSearch,
    component: lazyScreen(
      () => import('../screens/lecture-dashboard/LectureEvaluationTab.tsx'),
      'LectureEvaluationTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/edit',
    validateSearch: lectureStepSearch,
    component: lazyScreen(() => import('../screens/lecture-dashboard/LectureEditTab.tsx'), 'LectureEditTab'),
  }),
] as const;

/** The dashboard of a lecture club and its tabs. */
export const lectureDashboardRoute = dashboardRoute.addChildren(dashboardTabs);
