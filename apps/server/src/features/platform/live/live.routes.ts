import * as endpoints from '@dure/contract/platform/live/live.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listenLive } from './live.service.ts';

export const liveRoutes = [route(endpoints.listenLive, async (_unit, { query }) => listenLive(query))];
