import type { getClubAbout } from '@dure/contract/clubs/clubs.endpoints';
import type { cancelJoinRequest, joinClub, requestMembership } from '@dure/contract/memberships/memberships.endpoints';
import type { leaveClub as leaveEndpoint } from '@dure/contract/memberships/my-memberships.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { cameWithPage } from '../../../kernel/came-with-page.ts';

export const clubAboutKey = (club: number) => ['club', club, 'about'] as const;

export function clubAboutQuery(club: number) {
  const route = 'GET /api/v1/clubs/{club}/about';
  const input = { params: { club } };
  return queryOptions({
    queryKey: clubAboutKey(club),
    queryFn: ({ signal }) => call<typeof getClubAbout>(route, input, { signal }),
    ...cameWithPage<typeof getClubAbout>(route, input),
  });
}

export const joinWithCode = (clubSequence: number, participationCode: string) =>
  call<typeof joinClub>('POST /api/v1/clubs/{clubSequence}/join', {
    params: { clubSequence },
    body: { participationCode },
  });

export const askToJoin = (clubSequence: number, message: string) =>
  call<typeof requestMembership>('POST /api/v1/club/crew-requests', { body: { clubSequence, message } });

export const cancelRequest = (clubSequence: number) =>
  call<typeof cancelJoinRequest>('PUT /api/v1/clubs/{clubSequence}/join/cancel', { params: { clubSequence } });

export const leaveClub = (clubSequence: number) =>
  call<typeof leaveEndpoint>('DELETE /api/v1/clubs/{clubSequence}/members/me', { params: { clubSequence } });
