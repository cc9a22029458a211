import type { Feature } from '../../../kernel/feature.ts';
import { lectureClubRoutes } from './lecture-clubs.routes.ts';
import { materialsReadJob } from './materials-read/materials-read.jobs.ts';

export const lectureClubs: Feature = {
  name: 'lecture-clubs',
  about: 'Lecture clubs: form, curriculum, studies, settings of the assistant',
  routes: lectureClubRoutes,
  jobs: [materialsReadJob],
};
