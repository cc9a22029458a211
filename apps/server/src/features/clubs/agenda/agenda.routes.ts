import * as endpoints from '@dure/contract/clubs/agenda/agenda.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listAgenda } from './agenda.service.ts';
import { endCalendarFeed, getCalendarFeed, startCalendarFeed } from './feed/feed.service.ts';

export const agendaRoutes = [
  route(endpoints.listAgenda, (unit) => listAgenda(unit)),
  route(endpoints.getCalendarFeed, (unit) => getCalendarFeed(unit)),
  route(endpoints.startCalendarFeed, (unit) => startCalendarFeed(unit)),
  route(endpoints.endCalendarFeed, (unit) => endCalendarFeed(unit)),
];
