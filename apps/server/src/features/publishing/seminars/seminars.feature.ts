import type { Feature } from '../../../kernel/feature.ts';
import { seminarsJob } from './seminars.jobs.ts';
import { seminarRoutes } from './seminars.routes.ts';

export const seminars: Feature = {
  name: 'seminars',
  about: 'Seminars: opening, places, banners, attendance',
  routes: seminarRoutes,
  jobs: [seminarsJob],
};
