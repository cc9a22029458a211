import type { Feature } from '../../../kernel/feature.ts';
import { downloadRoutes } from './downloads.routes.ts';

export const downloads: Feature = {
  name: 'downloads',
  about: 'Downloads of what was attached',
  routes: downloadRoutes,
};
