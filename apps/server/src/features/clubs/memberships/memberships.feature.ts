import type { Feature } from '../../../kernel/feature.ts';
import { membershipRoutes } from './memberships.routes.ts';

export const memberships: Feature = {
  name: 'memberships',
  about: 'Joining and leaving a club, requests, members, rosters',
  routes: membershipRoutes,
};
