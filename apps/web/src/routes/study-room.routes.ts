import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { membersOnly } from '../kernel/guards.ts';
import { rankingSearch } from '../screens/ranking/ranking-search.ts';
import { getParentRoute } from './root.ts';

const studyRoomRoute = createRoute({
  getParentRoute,
  path: '/studyroom',
  beforeLoad: membersOnly,
  component: lazyRouteComponent(() => import('../screens/study-room/StudyRoomScreen.tsx'), 'StudyRoomScreen'),
});

const rankingRoute = createRoute({
  getParentRoute,
  path: '/studyroom/ranking',
  beforeLoad: membersOnly,
  validateSearch: rankingSearch,
  component: lazyRouteComponent(() => import('../screens/ranking/RankingScreen.tsx'), 'RankingScreen'),
});

/** A member's study room and what hangs in it. */
export const studyRoomRoutes = [studyRoomRoute, rankingRoute] as const;
