import type { Feature } from '../../../kernel/feature.ts';
import { contentRoutes } from './contents.routes.ts';
import { leftReadingJob, readingJob } from './reading/reading.jobs.ts';

export const contents: Feature = {
  name: 'contents',
  about: 'The library of files, links and articles that quizzes and lectures use',
  routes: contentRoutes,
  jobs: [readingJob, leftReadingJob],
};
