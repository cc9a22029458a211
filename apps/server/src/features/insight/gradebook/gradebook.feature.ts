import type { Feature } from '../../../kernel/feature.ts';
import { gradebookRoutes } from './gradebook.routes.ts';

export const gradebook: Feature = {
  name: 'gradebook',
  about: 'All grades of a club in one table',
  routes: gradebookRoutes,
};
