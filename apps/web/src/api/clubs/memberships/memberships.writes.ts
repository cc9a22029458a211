import type * as contract from '@dure/contract/clubs/memberships/memberships.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { clubState, ownMembership } from '../clubs/club-state.ts';
import { listPointHistories } from '../../people/points/points.reads.ts';

export const findClubByCode = write<typeof contract.findClubByCode>('POST /api/v1/club/participation-code');
export const joinClub = write<typeof contract.joinClub>(
  'POST /api/v1/clubs/{clubSequence}/join',
  ({ params }) => ownMembership(params.clubSequence),
  () => [listPointHistories.key()],
);
export const cancelJoinRequest = write<typeof contract.cancelJoinRequest>(
  'PUT /api/v1/clubs/{clubSequence}/join/cancel',
  ({ params }) => ownMembership(params.clubSequence),
);
export const requestMembership = write<typeof contract.requestMembership>(
  'POST /api/v1/club/crew-requests',
  ({ body }) => ownMembership(body.clubSequence),
);
export const decideMemberRequests = write<typeof contract.decideMemberRequests>(
  'PUT /api/v1/my/clubs/{clubSequence}/member-requests',
  ({ params }) => clubState(params.clubSequence),
);
