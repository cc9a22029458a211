import type * as contract from '@dure/contract/clubs/memberships/memberships.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

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
