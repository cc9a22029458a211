import type { Feature } from '../../kernel/feature.ts';
import { tenantRoutes } from './tenants.routes.ts';

export const tenants: Feature = { name: 'tenants', routes: tenantRoutes };
