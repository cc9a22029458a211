import type { Feature } from '../../kernel/feature.ts';
import { lectureClubRoutes } from './lecture-clubs.routes.ts';
import { lectureReadyJob } from './ready/ready.jobs.ts';

export const lectureClubs: Feature = { name: 'lecture-clubs', routes: lectureClubRoutes, jobs: [lectureReadyJob] };
