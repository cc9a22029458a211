import type { Feature } from '../../kernel/feature.ts';
import { courseLinkRoutes } from './course-links.routes.ts';

export const courseLinks: Feature = { name: 'course-links', routes: courseLinkRoutes };
