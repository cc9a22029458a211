import type {
  addFavorite,
  listClubs,
  listFavoriteClubs,
  listMyClubs,
  removeFavorite,
} from '@dure/contract/clubs/clubs.endpoints';
import type { ClubCard } from '@dure/contract/clubs/clubs.views';
import type { Page } from '@dure/contract/http/paging';
import type { cancelJoinRequest, findClubByCode, joinClub } from '@dure/contract/memberships/memberships.endpoints';
import type { listMyRequestClubs } from '@dure/contract/memberships/my-memberships.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { CLUB_CARDS_A_PAGE } from '@dure/contract/pages/first-calls';
import { listDueQuizzes } from '../../../api/quizzes/quizzes.reads.ts';
import { call } from '../../../kernel/call.ts';
import { cameWithPage } from '../../../kernel/came-with-page.ts';
import { paged } from '../../../kernel/query-client.ts';
import type { RequestState } from './request-states.ts';

const CLUBS = 'clubs';

export interface ClubFilter {
  readonly page?: number | undefined;
  readonly keyword?: string | undefined;
  readonly clubStatus?: string | undefined;
  readonly jobGroup?: string | undefined;
  readonly jobLevel?: string | undefined;
  readonly weekday?: ClubCard['studyCycle'][number] | undefined;
  readonly sort?: 'newest' | 'starting' | 'popular' | undefined;
}

/** What is given; the contract's optional parameters take no explicit `undefined`. */
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const given = <T extends object>(filter: T) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Given<T>;

export function clubsQuery(filter: ClubFilter) {
  const input = { query: { size: CLUB_CARDS_A_PAGE, ...given(filter) } };
  return {
    ...paged({
      queryKey: [CLUBS, 'all', filter],
      queryFn: ({ signal }) => call<typeof listClubs>('GET /api/v1/clubs', input, { signal }),
    }),
    ...cameWithPage<typeof listClubs>('GET /api/v1/clubs', input),
  };
}

export interface MyClubFilter {
  readonly page?: number | undefined;
  readonly size?: number;
  readonly clubViewFilter?: 'ALL' | 'MEMBER' | 'ADMIN' | undefined;
  readonly clubStatus?: string | undefined;
  readonly keyword?: string | undefined;
}

export const myClubsQuery = (filter: MyClubFilter) =>
  paged({
    queryKey: [CLUBS, 'mine', filter],
    queryFn: ({ signal }) => call<typeof listMyClubs>('GET /api/v1/my/clubs', { query: given(filter) }, { signal }),
  });

export interface RequestFilter {
  readonly page?: number | undefined;
  readonly status?: RequestState | undefined;
}

/** Clubs that the caller asked to join and is no member of. */
export const myRequestClubsQuery = (filter: RequestFilter) =>
  paged({
    queryKey: [CLUBS, 'requested', filter],
    queryFn: ({ signal }) =>
      call<typeof listMyRequestClubs>('GET /api/v1/my/member-request-clubs', { query: given(filter) }, { signal }),
  });

export const takeRequestBack = (clubSequence: number) =>
  call<typeof cancelJoinRequest>('PUT /api/v1/clubs/{clubSequence}/join/cancel', { params: { clubSequence } });

export const favoriteClubsQuery = (filter: { readonly page: number; readonly size?: number }) =>
  paged({
    queryKey: [CLUBS, 'favorite', filter],
    queryFn: ({ signal }) =>
      call<typeof listFavoriteClubs>('GET /api/v1/my/favorite/clubs', { query: filter }, { signal }),
  });

/** Gives or ends a favourite; answers what the server made of it. */
export async function sendFavorite(clubSequence: number, on: boolean) {
  const input = { params: { club: clubSequence } };
  const { isFavorite } = await (on
    ? call<typeof addFavorite>('POST /api/v1/clubs/{club}/favorite', input)
    : call<typeof removeFavorite>('DELETE /api/v1/clubs/{club}/favorite', input));
  return { on: isFavorite };
}

/** Writes a settled favourite into every list that shows the club. */
export function rememberFavorite(queryClient: QueryClient, clubSequence: number, isFavorite: boolean): void {
  queryClient.setQueriesData<Page<ClubCard>>({ queryKey: [CLUBS] }, (page) =>
    page && Array.isArray(page.contents)
      ? {
          ...page,
          contents: page.contents.map((club) => (club.clubSequence === clubSequence ? { ...club, isFavorite } : club)),
        }
      : page,
  );
}

export const findByCode = (participationCode: string) =>
  call<typeof findClubByCode>('POST /api/v1/club/participation-code', { body: { participationCode } });

export const joinByCode = (clubSequence: number, participationCode: string) =>
  call<typeof joinClub>('POST /api/v1/clubs/{clubSequence}/join', {
    params: { clubSequence },
    body: { participationCode },
  });

/** After a membership changed: what lists of clubs and of due quizzes say may be another thing now. */
export const forgetClubs = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [CLUBS] }),
    queryClient.invalidateQueries({ queryKey: listDueQuizzes.key() }),
  ]);
