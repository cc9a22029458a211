import type { Feature } from '../../../kernel/feature.ts';
import { postFilesJob, postViewsJob } from './posts.jobs.ts';
import { postRoutes } from './posts.routes.ts';

export const posts: Feature = {
  name: 'posts',
  about: 'Articles and videos: cards, pages, versions, likes, views',
  routes: postRoutes,
  jobs: [postFilesJob, postViewsJob],
};
