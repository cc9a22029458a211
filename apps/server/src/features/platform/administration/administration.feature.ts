import type { Feature } from '../../../kernel/feature.ts';
import { administrationRoutes } from './administration.routes.ts';

export const administration: Feature = {
  name: 'administration',
  about: 'What waits for those who run an organisation',
  routes: administrationRoutes,
};
