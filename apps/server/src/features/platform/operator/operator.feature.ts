import type { Feature } from '../../../kernel/feature.ts';
import { operatorRoutes } from './operator.routes.ts';

export const operator: Feature = {
  name: 'operator',
  about: 'The installation itself: how its first organisation is made',
  routes: operatorRoutes,
};
