import type { changeClubStatus, deleteClub } from '@dure/contract/clubs/clubs.endpoints';
import type { Input, Output } from '@dure/contract/http/endpoint';
import type {
  changeParticipationCode,
  expelMember as expelEndpoint,
  importMembers,
} from '@dure/contract/memberships/member-management.endpoints';
import type {
  decideMemberRequests,
  listClubMembers,
  listMemberRequests,
} from '@dure/contract/memberships/memberships.endpoints';
import type { listManagedClubQuizzes } from '@dure/contract/quizzes/quizzes.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { paged } from '../../../kernel/query-client.ts';

/** Rows a page: the most that the server gives for quizzes, which belong together, and the usual fifty of people. */
export const QUIZ_PAGE_SIZE = 100;
export const PEOPLE_PAGE_SIZE = 50;

/** Without more, all quizzes in the club's own order. */
export type QuizFilter = Pick<NonNullable<Input<typeof listManagedClubQuizzes>['query']>, 'sortType' | 'isPublished'>;

export const managedQuizzesQuery = (clubSequence: number, page: number, filter: QuizFilter = {}) =>
  paged({
    queryKey: ['club', clubSequence, 'managed-quizzes', page, filter],
    queryFn: ({ signal }) =>
      call<typeof listManagedClubQuizzes>(
        'GET /api/v1/my/clubs/{clubSequence}/quizzes',
        { params: { clubSequence }, query: { ...filter, page, size: QUIZ_PAGE_SIZE } },
        { signal },
      ),
  });

/** A page of people; without more, members or waiting requests in the order they came. */
type PeopleFilter<E extends typeof listClubMembers | typeof listMemberRequests> = Pick<
  NonNullable<Input<E>['query']>,
  'status' | 'sort' | 'direction'
> & { readonly page: number; readonly keyword: string };
export type MemberFilter = PeopleFilter<typeof listClubMembers>;
export type RequestFilter = PeopleFilter<typeof listMemberRequests>;

export const membersQuery = (clubSequence: number, filter: MemberFilter) =>
  paged({
    queryKey: ['club', clubSequence, 'members', filter],
    queryFn: ({ signal }) =>
      call<typeof listClubMembers>(
        'GET /api/v1/my/clubs/{clubSequence}/members',
        { params: { clubSequence }, query: { ...filter, size: PEOPLE_PAGE_SIZE } },
        { signal },
      ),
  });

export const requestsQuery = (clubSequence: number, filter: RequestFilter) =>
  paged({
    queryKey: ['club', clubSequence, 'requests', filter],
    queryFn: ({ signal }) =>
      call<typeof listMemberRequests>(
        'GET /api/v1/my/clubs/{clubSequence}/member-requests',
        { params: { clubSequence }, query: { ...filter, size: PEOPLE_PAGE_SIZE } },
        { signal },
      ),
  });

export type Decision = Input<typeof decideMemberRequests>['body'];

export const decideRequests = (clubSequence: number, body: Decision) =>
  call<typeof decideMemberRequests>('PUT /api/v1/my/clubs/{clubSequence}/member-requests', {
    params: { clubSequence },
    body,
  });

export const expelMember = (clubSequence: number, memberUUID: string, reason: string) =>
  call<typeof expelEndpoint>('PUT /api/v1/my/clubs/{clubSequence}/members/{memberUUID}/expel', {
    params: { clubSequence, memberUUID },
    body: { reason },
  });

export const changeCode = (clubSequence: number, body: NonNullable<Input<typeof changeParticipationCode>['body']>) =>
  call<typeof changeParticipationCode>('PUT /api/v1/my/clubs/{clubSequence}/participation-code', {
    params: { clubSequence },
    body,
  });

export const sendRoster = (
  clubSequence: number,
  file: File,
  confirmed: boolean,
): Promise<Output<typeof importMembers>> =>
  call<typeof importMembers>('POST /api/v1/my/clubs/{clubSequence}/members/import', {
    params: { clubSequence },
    body: { confirmed },
    files: { file: [file] },
  });

export type StatusWish = Input<typeof changeClubStatus>['body'];

export const changeStatus = (club: number, body: StatusWish) =>
  call<typeof changeClubStatus>('PUT /api/v1/clubs/{club}/status', { params: { club }, body });

export const removeClub = (club: number) =>
  call<typeof deleteClub>('DELETE /api/v1/clubs/{club}', { params: { club } });

/** After a change of a club's state or people: everything that shows the club asks again. */
export const forgetClub = (queryClient: QueryClient, club: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['club', club] }),
    queryClient.invalidateQueries({ queryKey: ['quiz-club', club] }),
    queryClient.invalidateQueries({ queryKey: ['clubs'] }),
  ]);
