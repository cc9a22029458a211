import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loungeSearch, quizMakeSearch } from '../screens/quiz-make/quiz-make-search.ts';
import { authors, getParentRoute } from './root.ts';

const quizMakeRoute = createRoute({
  getParentRoute,
  path: '/quiz-make',
  beforeLoad: authors,
  validateSearch: quizMakeSearch,
  component: lazyRouteComponent(() => import('../screens/quiz-make/QuizMakeScreen.tsx'), 'QuizMakeScreen'),
});

const loungeRoute = createRoute({
  getParentRoute,
  path: '/quiz-make/lounge',
  beforeLoad: authors,
  validateSearch: loungeSearch,
  component: lazyRouteComponent(() => import('../screens/quiz-make/LoungeScreen.tsx'), 'LoungeScreen'),
});

/** Writing quizzes and finding those of others. */
export const quizMakeRoutes = [quizMakeRoute, loungeRoute] as const;
