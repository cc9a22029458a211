export { listAgenda } from './agenda.service.ts';
