import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { membersOnly } from '../kernel/guards.ts';
import { getParentRoute } from './root.ts';

const PreparingScreen = lazyRouteComponent(() => import('../screens/preparing/PreparingScreen.tsx'), 'PreparingScreen');
/** Areas that say that they are being prepared. */
export const preparingRoutes = [
  createRoute({ getParentRoute, path: '/studyroom', beforeLoad: membersOnly, component: PreparingScreen }),
] as const;
