import type { Feature } from '../../../kernel/feature.ts';
import { serveCalendarFeeds } from './feed/feed-address.ts';
import { agendaRoutes } from './agenda.routes.ts';

export const agenda: Feature = {
  name: 'agenda',
  about: 'What is due on the days of a week, and the calendar feed',
  routes: agendaRoutes,
  serve: serveCalendarFeeds,
};
