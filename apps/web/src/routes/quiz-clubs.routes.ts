import { createRoute } from '@tanstack/react-router';
import { membersOnly } from '../kernel/guards.ts';
import { quizClubsSearch } from '../screens/quiz-clubs/quiz-clubs-search.ts';
import { quizCreateSearch } from '../screens/quiz-create/quiz-create-search.ts';
import { clubSearch } from '../screens/club/club-search.ts';
import { answerRoomSearch } from '../screens/answer-room/answer-room-search.ts';
import { myClubsSearch } from '../screens/my-clubs/my-clubs-search.ts';
import { authors, clubParams, getParentRoute, ownListForMembers, quizParams } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const quizClubsRoute = createRoute({
  getParentRoute,
  path: '/quiz',
  validateSearch: quizClubsSearch,
  beforeLoad: ownListForMembers,
  component: lazyScreen(() => import('../screens/quiz-clubs/QuizClubsScreen.tsx'), 'QuizClubsScreen'),
});

const quizCreateRoute = createRoute({
  getParentRoute,
  path: '/quiz/create',
  beforeLoad: authors,
  validateSearch: quizCreateSearch,
  component: lazyScreen(() => import('../screens/quiz-create/QuizClubCreateScreen.tsx'), 'QuizClubCreateScreen'),
});

const clubRoute = createRoute({
  getParentRoute,
  path: '/quiz/$clubSequence',
  params: clubParams,
  validateSearch: clubSearch,
  component: lazyScreen(() => import('../screens/club/ClubScreen.tsx'), 'ClubScreen'),
});

const answerRoomRoute = createRoute({
  getParentRoute,
  path: '/quiz/$clubSequence/quizzes/$quizSequence',
  beforeLoad: membersOnly,
  params: quizParams,
  validateSearch: answerRoomSearch,
  component: lazyScreen(() => import('../screens/answer-room/AnswerRoomScreen.tsx'), 'AnswerRoomScreen'),
});

const myClubsRoute = createRoute({
  getParentRoute,
  path: '/my-clubs',
  beforeLoad: authors,
  validateSearch: myClubsSearch,
  component: lazyScreen(() => import('../screens/my-clubs/MyClubsScreen.tsx'), 'MyClubsScreen'),
});

/** Finding, making and working in quiz clubs. */
export const quizClubRoutes = [quizClubsRoute, quizCreateRoute, clubRoute, answerRoomRoute, myClubsRoute] as const;
