import type * as contract from '@dure/contract/memberships/memberships.endpoints';
import { write } from '../../kernel/write.ts';

export const findClubByCode = write<typeof contract.findClubByCode>('POST /api/v1/club/participation-code');
export const joinClub = write<typeof contract.joinClub>('POST /api/v1/clubs/{clubSequence}/join');
export const cancelJoinRequest = write<typeof contract.cancelJoinRequest>(
  'PUT /api/v1/clubs/{clubSequence}/join/cancel',
);
export const requestMembership = write<typeof contract.requestMembership>('POST /api/v1/club/crew-requests');
export const decideMemberRequests = write<typeof contract.decideMemberRequests>(
  'PUT /api/v1/my/clubs/{clubSequence}/member-requests',
);
