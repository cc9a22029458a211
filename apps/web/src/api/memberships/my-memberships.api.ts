import type * as contract from '@dure/contract/memberships/my-memberships.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

export const listMyRequestClubs = read<typeof contract.listMyRequestClubs>(
  'GET /api/v1/my/member-request-clubs',
  pageByPage,
);
export const leaveClub = write<typeof contract.leaveClub>('DELETE /api/v1/clubs/{clubSequence}/members/me');
