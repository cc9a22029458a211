import type { Feature } from '../../kernel/feature.ts';
import { lectureDashboardRoutes } from './lecture-dashboard.routes.ts';

export const lectureDashboard: Feature = { name: 'lecture-dashboard', routes: lectureDashboardRoutes };
