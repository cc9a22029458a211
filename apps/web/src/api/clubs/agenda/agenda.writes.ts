import type * as contract from '@dure/contract/clubs/agenda/agenda.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getCalendarFeed } from './agenda.reads.ts';

const feed = () => [getCalendarFeed.key()];

export const startCalendarFeed = write<typeof contract.startCalendarFeed>('POST /api/v1/my/calendar-feed', feed);
export const endCalendarFeed = write<typeof contract.endCalendarFeed>('DELETE /api/v1/my/calendar-feed', feed);
