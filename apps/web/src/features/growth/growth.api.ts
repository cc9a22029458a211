import type { getGrowthSummary } from '@dure/contract/growth/growth.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

/** Grades come from others at any time: asked for again whenever it is looked at. */
export const growthQuery = (club: number) =>
  queryOptions({
    queryKey: ['growth', club],
    queryFn: ({ signal }) =>
      call<typeof getGrowthSummary>('GET /api/v1/clubs/{club}/growth/summary', { params: { club } }, { signal }),
    staleTime: 0,
  });
