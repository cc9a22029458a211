import { createRoute } from '@tanstack/react-router';
import { getParentRoute } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

export const helpRoute = createRoute({
  getParentRoute,
  path: '/help',
  component: lazyScreen(() => import('../screens/help/HelpScreen.tsx'), 'HelpScreen'),
});
