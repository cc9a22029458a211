import { listenLive } from '@dure/contract/live/live.endpoints';
import { route } from '../../kernel/http/route.ts';
import { topicsOf } from './live.service.ts';

export const liveRoutes = [
  // The topics are asked for again while the stream is open.
  route(
    listenLive,
    async (_unit, { query }) =>
      (unit) =>
        topicsOf(unit, query),
  ),
];
