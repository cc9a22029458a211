import type { Feature } from '../../kernel/feature.ts';
import { serveCalendarFeeds } from './feed/feed-address.ts';
import { agendaRoutes } from './agenda.routes.ts';

export const agenda: Feature = { name: 'agenda', routes: agendaRoutes, serve: serveCalendarFeeds };
