import type { Feature } from '../../../kernel/feature.ts';
import { mentorWishesJob } from './mentors.jobs.ts';
import { mentorRoutes } from './mentors.routes.ts';

export const mentors: Feature = {
  name: 'mentors',
  about: 'Mentors: who they are, when they have time, and seminars that people wish for',
  routes: mentorRoutes,
  jobs: [mentorWishesJob],
};
