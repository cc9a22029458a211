import type { Feature } from '../../../kernel/feature.ts';
import { noticeJob } from './notices.jobs.ts';
import { noticeRoutes } from './notices.routes.ts';

export const notices: Feature = {
  name: 'notices',
  about: 'What the organisation tells all of its members or some',
  routes: noticeRoutes,
  jobs: [noticeJob],
};
