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
import { screenPart } from './screen-part.tsx';

const dashboardRoute = createRoute({
  getParentRoute,
  path: '/lecture-dashboard/$clubSequence',
  beforeLoad: authors,
  params: clubParams,
  component: screenPart(
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
    component: screenPart(() => import('../screens/quiz-clubs/LectureClubsScreen.tsx'), 'LectureClubsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/lecture/$clubSequence',
    params: clubParams,
    validateSearch: clubSearch,
    component: screenPart(() => import('../screens/lecture-club/LectureClubScreen.tsx'), 'LectureClubScreen'),
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
    component: screenPart(() => import('../screens/study/StudyScreen.tsx'), 'StudyScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/my-lecture-clubs',
    beforeLoad: authors,
    validateSearch: myLectureClubsSearch,
    component: screenPart(() => import('../screens/my-lecture-clubs/MyLectureClubsScreen.tsx'), 'MyLectureClubsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: '/my-lecture-clubs/create',
    beforeLoad: authors,
    validateSearch: lectureCreateSearch,
    component: screenPart(
      () => import('../screens/lecture-create/LectureClubCreateScreen.tsx'),
      'LectureClubCreateScreen',
    ),
  }),
] as const;

const dashboardTabs = [
  createRoute({
    getParentRoute: getDashboard,
    path: '/',
    component: screenPart(() => import('../screens/lecture-dashboard/LectureOverviewTab.tsx'), 'LectureOverviewTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/studies',
    component: screenPart(() => import('../screens/lecture-dashboard/StudiesTab.tsx'), 'StudiesTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/questions',
    validateSearch: lectureQuestionsSearch,
    component: screenPart(() => import('../screens/lecture-dashboard/QuestionsTab.tsx'), 'QuestionsTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/students',
    validateSearch: studentsSearch,
    component: screenPart(() => import('../screens/lecture-dashboard/StudentsTab.tsx'), 'StudentsTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/members',
    validateSearch: membersSearch,
    component: screenPart(() => import('../screens/club-dashboard/MembersTab.tsx'), 'LectureMembersTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/assistant',
    component: screenPart(() => import('../screens/lecture-dashboard/AssistantTab.tsx'), 'AssistantTab'),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/evaluation',
    validateSearch: evaluationSearch,
    component: screenPart(
      () => import('../screens/lecture-dashboard/LectureEvaluationTab.tsx'),
      'LectureEvaluationTab',
    ),
  }),
  createRoute({
    getParentRoute: getDashboard,
    path: '/edit',
    validateSearch: lectureStepSearch,
    component: screenPart(() => import('../screens/lecture-dashboard/LectureEditTab.tsx'), 'LectureEditTab'),
  }),
] as const;

/** The dashboard of a lecture club and its tabs. */
export const lectureDashboardRoute = dashboardRoute.addChildren(dashboardTabs);
