import type { listFellowMembers } from '@dure/contract/memberships/memberships.endpoints';
import { call } from '../../../kernel/call.ts';
import { paged } from '../../../kernel/query-client.ts';

export const FELLOWS_A_PAGE = 50;

export const fellowMembersQuery = (clubSequence: number, keyword: string, page: number) =>
  paged({
    queryKey: ['fellow-members', clubSequence, keyword, page],
    queryFn: ({ signal }) =>
      call<typeof listFellowMembers>(
        'GET /api/v1/clubs/{clubSequence}/members',
        { params: { clubSequence }, query: { keyword, page, size: FELLOWS_A_PAGE } },
        { signal },
      ),
  });
