import type { Feature } from '../../../kernel/feature.ts';
import { courseLinkRoutes } from './course-links.routes.ts';

export const courseLinks: Feature = {
  name: 'course-links',
  about: 'Pairs of a quiz club and a lecture club of one course',
  routes: courseLinkRoutes,
};
