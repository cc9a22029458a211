import type { decideClubApproval, listManagedClubs } from '@dure/contract/clubs/clubs.endpoints';
import type { getPreviousSubmission, getQuizClub } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { paged } from '../../../kernel/query-client.ts';

export type ManagedClubsQuery = NonNullable<Input<typeof listManagedClubs>['query']>;

export const MANAGED_CLUBS = 'managed-clubs';

export const managedClubsQuery = (query: ManagedClubsQuery) =>
  paged({
    queryKey: [MANAGED_CLUBS, query],
    queryFn: ({ signal }) => call<typeof listManagedClubs>('GET /api/manager/v1/clubs', { query }, { signal }),
  });

/** The whole club, fresh: what is decided on is what was read. */
export const clubToDecideQuery = (id: number) =>
  queryOptions({
    queryKey: ['quiz-club', id],
    queryFn: ({ signal }) => call<typeof getQuizClub>('GET /api/v2/quiz-clubs/{id}', { params: { id } }, { signal }),
    refetchOnMount: 'always',
  });

/** What managers saw of the club before, to compare; it belongs to the very club that is read. */
export const previousSubmissionQuery = (clubSequence: number, version: number) =>
  queryOptions({
    queryKey: ['quiz-club', clubSequence, 'previous-submission', version],
    queryFn: ({ signal }) =>
      call<typeof getPreviousSubmission>(
        'GET /api/manager/v1/clubs/{clubSequence}/previous-submission',
        { params: { clubSequence } },
        { signal },
      ),
  });

export type ApprovalDecision = Input<typeof decideClubApproval>['body'];

export const decideApproval = (clubSequence: number, body: ApprovalDecision) =>
  call<typeof decideClubApproval>('PUT /api/manager/v1/clubs/{clubSequence}/approval', {
    params: { clubSequence },
    body,
  });
