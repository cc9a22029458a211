import { createRoute } from '@tanstack/react-router';
import { membersOnly } from '../kernel/guards.ts';
import { friendsSearch } from '../screens/friends/friends-search.ts';
import { rankingSearch } from '../screens/ranking/ranking-search.ts';
import { getParentRoute, memberParams } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const studyRoomRoute = createRoute({
  getParentRoute,
  path: '/studyroom',
  beforeLoad: membersOnly,
  component: lazyScreen(() => import('../screens/study-room/StudyRoomScreen.tsx'), 'StudyRoomScreen'),
});

const recallRoute = createRoute({
  getParentRoute,
  path: '/studyroom/recall',
  beforeLoad: membersOnly,
  component: lazyScreen(() => import('../screens/recall/RecallScreen.tsx'), 'RecallScreen'),
});

const rankingRoute = createRoute({
  getParentRoute,
  path: '/studyroom/ranking',
  beforeLoad: membersOnly,
  validateSearch: rankingSearch,
  component: lazyScreen(() => import('../screens/ranking/RankingScreen.tsx'), 'RankingScreen'),
});

const friendsRoute = createRoute({
  getParentRoute,
  path: '/studyroom/friends',
  beforeLoad: membersOnly,
  validateSearch: friendsSearch,
  component: lazyScreen(() => import('../screens/friends/FriendsScreen.tsx'), 'FriendsScreen'),
});

const memberRoute = createRoute({
  getParentRoute,
  path: '/members/$memberUUID',
  beforeLoad: membersOnly,
  params: memberParams,
  component: lazyScreen(() => import('../screens/member/MemberScreen.tsx'), 'MemberScreen'),
});

/** A member's study room and what hangs in it, people included. */
export const studyRoomRoutes = [studyRoomRoute, recallRoute, rankingRoute, friendsRoute, memberRoute] as const;
