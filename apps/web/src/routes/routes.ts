import { accountRoutes } from './account.routes.ts';
import { administrationRoutes } from './administration.routes.ts';
import { briefRoute, clubDashboardRoute } from './club-dashboard.routes.ts';
import { contentsRoute } from './contents.routes.ts';
import { exploreRoutes } from './explore.routes.ts';
import { helpRoute } from './help.routes.ts';
import { lectureClubRoutes, lectureDashboardRoute } from './lecture-clubs.routes.ts';
import { quizClubRoutes } from './quiz-clubs.routes.ts';
import { quizMakeRoutes } from './quiz-make.routes.ts';
import { rootRoute } from './root.ts';
import { studyRoomRoutes } from './study-room.routes.ts';

/** Every place of the product; the screens load when they are wanted. */
export const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  ...quizClubRoutes,
  ...quizMakeRoutes,
  clubDashboardRoute,
  briefRoute,
  contentsRoute,
  ...exploreRoutes,
  helpRoute,
  ...lectureClubRoutes,
  lectureDashboardRoute,
  ...administrationRoutes,
  ...studyRoomRoutes,
]);
