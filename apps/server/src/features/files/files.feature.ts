import type { Feature } from '../../kernel/feature.ts';
import { fileRoutes } from './files.routes.ts';
import { serveImages } from './images.service.ts';

export const files: Feature = {
  name: 'files',
  about: 'Downloads of what was attached',
  routes: fileRoutes,
  serve: serveImages,
};
