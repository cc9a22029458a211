import { createRoute } from '@tanstack/react-router';
import { importSearch, loungeSearch, quizMakeSearch } from '../screens/quiz-make/quiz-make-search.ts';
import { authors, getParentRoute } from './root.ts';
import { lazyScreen } from './lazy-screen.tsx';

const quizMakeRoute = createRoute({
  getParentRoute,
  path: '/quiz-make',
  beforeLoad: authors,
  validateSearch: quizMakeSearch,
  component: lazyScreen(() => import('../screens/quiz-make/QuizMakeScreen.tsx'), 'QuizMakeScreen'),
});

const loungeRoute = createRoute({
  getParentRoute,
  path: '/quiz-make/lounge',
  beforeLoad: authors,
  validateSearch: loungeSearch,
  component: lazyScreen(() => import('../screens/quiz-make/LoungeScreen.tsx'), 'LoungeScreen'),
});

const importRoute = createRoute({
  getParentRoute,
  path: '/quiz-make/import',
  beforeLoad: authors,
  validateSearch: importSearch,
  component: lazyScreen(() => import('../screens/quiz-make/ImportScreen.tsx'), 'ImportScreen'),
});

/** Writing quizzes, bringing them in and finding those of others. */
export const quizMakeRoutes = [quizMakeRoute, importRoute, loungeRoute] as const;
