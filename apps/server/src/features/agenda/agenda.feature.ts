import type { Feature } from '../../kernel/feature.ts';
import { agendaRoutes } from './agenda.routes.ts';

export const agenda: Feature = { name: 'agenda', routes: agendaRoutes };
