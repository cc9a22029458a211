import type { Feature } from '../../kernel/feature.ts';
import { lectureClubRoutes } from './lecture-clubs.routes.ts';

export const lectureClubs: Feature = { name: 'lecture-clubs', routes: lectureClubRoutes };
