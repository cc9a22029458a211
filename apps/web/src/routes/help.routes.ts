import { createRoute } from '@tanstack/react-router';
import { getParentRoute } from './root.ts';
import { screenPart } from './screen-part.tsx';

export const helpRoute = createRoute({
  getParentRoute,
  path: '/help',
  component: screenPart(() => import('../screens/help/HelpScreen.tsx'), 'HelpScreen'),
});
