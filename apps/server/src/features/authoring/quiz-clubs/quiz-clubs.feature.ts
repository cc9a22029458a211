import type { Feature } from '../../../kernel/feature.ts';
import { quizClubRoutes } from './quiz-clubs.routes.ts';

export const quizClubs: Feature = {
  name: 'quiz-clubs',
  about: 'Quiz clubs: form, draft, quizzes in their order',
  routes: quizClubRoutes,
};
