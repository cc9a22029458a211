import type { Feature } from '../../../kernel/feature.ts';
import { authoringRoutes } from './authoring/authoring.routes.ts';
import { deletedQuizzesJob } from './authoring/deleted-quizzes.jobs.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { quizRoutes } from './quizzes.routes.ts';
import { loungeRoutes } from './lounge/lounge.routes.ts';
import { quizFiguresJob } from './quiz-figures.jobs.ts';

export const quizzes: Feature = {
  name: 'quizzes',
  about: 'Quizzes of an author and of a club, the lounge, bulk registration',
  routes: [...quizRoutes, ...loungeRoutes, ...authoringRoutes, ...bulkRoutes],
  jobs: [quizFiguresJob, deletedQuizzesJob],
};
