import type { Feature } from '../../kernel/feature.ts';
import { quizRoutes } from './quizzes.routes.ts';
import { loungeRoutes } from './lounge/lounge.routes.ts';
import { quizFiguresJob } from './quiz-figures.jobs.ts';

export const quizzes: Feature = { name: 'quizzes', routes: [...quizRoutes, ...loungeRoutes], jobs: [quizFiguresJob] };
