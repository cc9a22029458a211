import type * as contract from '@dure/contract/clubs/agenda/agenda.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listAgenda = read<typeof contract.listAgenda>('GET /api/v1/my/agenda');
export const getCalendarFeed = read<typeof contract.getCalendarFeed>('GET /api/v1/my/calendar-feed');
