import type { Feature } from '../../../kernel/feature.ts';
import { tenantRoutes } from './tenants.routes.ts';

export const tenants: Feature = {
  name: 'tenants',
  about: 'What everybody may know of an organisation',
  routes: tenantRoutes,
};
