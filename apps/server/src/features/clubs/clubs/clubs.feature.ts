import type { Feature } from '../../../kernel/feature.ts';
import { clubRoutes } from './clubs.routes.ts';
import { clubClockJob } from './life/club-clock.jobs.ts';
import { clubImageShapesJob, clubImagesJob } from './images/club-images.jobs.ts';

export const clubs: Feature = {
  name: 'clubs',
  about: 'Quiz and lecture clubs: lists, pages, status, approval, favourites',
  routes: clubRoutes,
  jobs: [clubClockJob, clubImagesJob, clubImageShapesJob],
};
