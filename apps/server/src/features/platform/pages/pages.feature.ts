import { fileURLToPath } from 'node:url';
import type { Feature } from '../../../kernel/feature.ts';
import { serveInstalling } from './installing.service.ts';
import { serveLogos } from './logo.service.ts';
import { pagesRoutes } from './pages.routes.ts';
import { servePages } from './pages.service.ts';

const WEB_DIRECTORY = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));

export const pages: Feature = {
  name: 'pages',
  about: 'What pages of the web ask first',
  routes: pagesRoutes,
  serve: async (app, services) => {
    serveLogos(app, services);
    serveInstalling(app, services);
    await servePages(app, services, WEB_DIRECTORY);
  },
};
