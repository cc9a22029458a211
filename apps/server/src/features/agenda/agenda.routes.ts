import * as endpoints from '@dure/contract/agenda/agenda.endpoints';
import { route } from '../../kernel/http/route.ts';
import { listAgenda } from './agenda.service.ts';

export const agendaRoutes = [route(endpoints.listAgenda, (unit) => listAgenda(unit))];
