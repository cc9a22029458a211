import type { Input } from '@dure/contract/http/endpoint';
import type { listClubMembers, listMemberRequests } from '@dure/contract/clubs/memberships/memberships.endpoints';

/** People on one page. */
export const PEOPLE_A_PAGE = 50;

/** A page of people; without more, members or waiting requests in the order they came. */
type PeopleFilter<E extends typeof listClubMembers | typeof listMemberRequests> = Pick<
  NonNullable<Input<E>['query']>,
  'status' | 'sort' | 'direction'
> & { readonly page: number; readonly keyword: string };
export type MemberFilter = PeopleFilter<typeof listClubMembers>;
export type RequestFilter = PeopleFilter<typeof listMemberRequests>;
