import type { Feature } from '../../../kernel/feature.ts';
import { findingJob } from './finding/finding.jobs.ts';
import { lectureQuestionRoutes } from './lecture-questions.routes.ts';

export const lectureQuestions: Feature = {
  name: 'lecture-questions',
  about: 'Questions of members about a study, and their answers',
  routes: lectureQuestionRoutes,
  jobs: [findingJob],
};
