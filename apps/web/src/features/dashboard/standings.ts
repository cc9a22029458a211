import type { listMemberStandings } from '@dure/contract/dashboard/dashboard.endpoints';
import type { Input } from '@dure/contract/http/endpoint';

export const STANDINGS_PAGE_SIZE = 50;

type StandingsQuery = NonNullable<Input<typeof listMemberStandings>['query']>;
export interface StandingsFilter {
  readonly page: number;
  readonly keyword: string;
  readonly filter: NonNullable<StandingsQuery['filter']>;
  readonly sort: NonNullable<StandingsQuery['sort']>;
}
