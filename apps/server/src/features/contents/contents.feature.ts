import type { Feature } from '../../kernel/feature.ts';
import { contentRoutes } from './contents.routes.ts';

export const contents: Feature = { name: 'contents', routes: contentRoutes };
