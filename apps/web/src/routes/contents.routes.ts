import { createRoute } from '@tanstack/react-router';
import { contentsSearch } from '../screens/contents/contents-search.ts';
import { authors, getParentRoute } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** What quizzes rest on. */
export const contentsRoute = createRoute({
  getParentRoute,
  path: '/quiz-make/contents',
  beforeLoad: authors,
  validateSearch: contentsSearch,
  component: lazyScreen(() => import('../screens/contents/ContentsScreen.tsx'), 'ContentsScreen'),
});
