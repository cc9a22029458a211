import type { listMemberStandings } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { Input } from '@dure/contract/http/endpoint';

export const STANDINGS_PAGE_SIZE = 50;

type StandingsQuery = NonNullable<Input<typeof listMemberStandings>['query']>;
export interface StandingsFilter {
  readonly page: number;
  readonly keyword: string;
  readonly filter: NonNullable<StandingsQuery['filter']>;
  readonly sort: NonNullable<StandingsQuery['sort']>;
}

/** What a bar of a chart counts, as the address has it. */
export type Counted = Pick<StandingsQuery, 'fifth' | 'tens' | 'comprehension' | 'quiz' | 'stage'>;
/** The place of the list on its page. */
export const LIST_PLACE = 'standings';
