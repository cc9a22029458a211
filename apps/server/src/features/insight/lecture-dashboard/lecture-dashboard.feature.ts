import type { Feature } from '../../../kernel/feature.ts';
import { lectureDashboardRoutes } from './lecture-dashboard.routes.ts';

export const lectureDashboard: Feature = {
  name: 'lecture-dashboard',
  about: 'Figures of a lecture club for those who run it',
  routes: lectureDashboardRoutes,
};
