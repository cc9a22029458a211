import type * as contract from '@dure/contract/memberships/memberships.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

export const findClubByCode = write<typeof contract.findClubByCode>('POST /api/v1/club/participation-code');
export const joinClub = write<typeof contract.joinClub>('POST /api/v1/clubs/{clubSequence}/join');
export const cancelJoinRequest = write<typeof contract.cancelJoinRequest>(
  'PUT /api/v1/clubs/{clubSequence}/join/cancel',
);
export const requestMembership = write<typeof contract.requestMembership>('POST /api/v1/club/crew-requests');
export const listClubMembers = read<typeof contract.listClubMembers>(
  'GET /api/v1/my/clubs/{clubSequence}/members',
  pageByPage,
);
export const listFellowMembers = read<typeof contract.listFellowMembers>(
  'GET /api/v1/clubs/{clubSequence}/members',
  pageByPage,
);
export const listMemberRequests = read<typeof contract.listMemberRequests>(
  'GET /api/v1/my/clubs/{clubSequence}/member-requests',
  pageByPage,
);
export const decideMemberRequests = write<typeof contract.decideMemberRequests>(
  'PUT /api/v1/my/clubs/{clubSequence}/member-requests',
);
