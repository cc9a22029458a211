import type { listCodes } from '@dure/contract/tenants/tenants.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { cameWithPage } from './came-with-page.ts';

/** Job groups, jobs and levels of the tenant; they hardly ever change. */
export const codesQuery = () =>
  queryOptions({
    queryKey: ['codes'],
    queryFn: ({ signal }) => call<typeof listCodes>('GET /api/v1/codes', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    ...cameWithPage<typeof listCodes>('GET /api/v1/codes', {}),
  });
