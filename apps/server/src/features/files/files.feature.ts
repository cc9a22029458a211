import type { Feature } from '../../kernel/feature.ts';
import { fileRoutes } from './files.routes.ts';
import { serveImages } from './images.service.ts';

export const files: Feature = { name: 'files', routes: fileRoutes, serve: serveImages };
