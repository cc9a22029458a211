import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { getParentRoute } from './root.ts';

export const helpRoute = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('../screens/help/HelpScreen.tsx'), 'HelpScreen'),
});
