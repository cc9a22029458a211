import type {
  exportClub,
  getClubDashboard,
  getMemberDetail,
  listMemberStandings,
} from '@dure/contract/dashboard/dashboard.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { paged } from '../../kernel/query-client.ts';

export const STANDINGS_PAGE_SIZE = 50;

export const dashboardQuery = (id: number) =>
  queryOptions({
    queryKey: ['club', id, 'dashboard'],
    queryFn: ({ signal }) =>
      call<typeof getClubDashboard>('GET /api/v1/clubs/{id}/dashboard', { params: { id } }, { signal }),
  });

type StandingsQuery = NonNullable<Input<typeof listMemberStandings>['query']>;
export interface StandingsFilter {
  readonly page: number;
  readonly keyword: string;
  readonly filter: NonNullable<StandingsQuery['filter']>;
  readonly sort: NonNullable<StandingsQuery['sort']>;
}

export const standingsQuery = (id: number, filter: StandingsFilter) =>
  paged({
    queryKey: ['club', id, 'dashboard', 'members', filter],
    queryFn: ({ signal }) =>
      call<typeof listMemberStandings>(
        'GET /api/v1/clubs/{id}/dashboard/members',
        { params: { id }, query: { ...filter, size: STANDINGS_PAGE_SIZE } },
        { signal },
      ),
  });

export const memberDetailQuery = (id: number, memberUUID: string) =>
  queryOptions({
    queryKey: ['club', id, 'dashboard', 'member', memberUUID],
    queryFn: ({ signal }) =>
      call<typeof getMemberDetail>(
        'GET /api/v1/clubs/{id}/dashboard/members/{memberUUID}',
        { params: { id, memberUUID } },
        { signal },
      ),
  });

export const exportedClub = (id: number) =>
  call<typeof exportClub>('GET /api/v1/clubs/{id}/dashboard/export', { params: { id } });
