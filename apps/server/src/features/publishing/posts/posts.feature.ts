import type { Feature } from '../../../kernel/feature.ts';
import { postContentsJob, postFilesJob, postViewsJob } from './posts.jobs.ts';
import { postRoutes } from './posts.routes.ts';
import { postReplyRoutes } from './replies/post-replies.routes.ts';

export const posts: Feature = {
  name: 'posts',
  about: 'Articles and videos: cards, pages, versions, likes, views, replies',
  routes: [...postRoutes, ...postReplyRoutes],
  jobs: [postContentsJob, postFilesJob, postViewsJob],
};
