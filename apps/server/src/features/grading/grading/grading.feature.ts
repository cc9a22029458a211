import type { Feature } from '../../../kernel/feature.ts';
import { aiEvaluationJob, calibrationJob } from './ai/ai-evaluation.jobs.ts';
import { aiGradingRoutes } from './ai/ai-grading.routes.ts';
import { gradingRoutes } from './grading.routes.ts';
import { clubGradingRoutes } from './club-grading.routes.ts';

export const grading: Feature = {
  name: 'grading',
  about: 'Grades by instructor, AI and self, the queue, release, review, rubrics',
  routes: [...gradingRoutes, ...clubGradingRoutes, ...aiGradingRoutes],
  jobs: [aiEvaluationJob, calibrationJob],
};
