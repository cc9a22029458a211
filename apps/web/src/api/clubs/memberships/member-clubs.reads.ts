import type * as contract from '@dure/contract/clubs/memberships/member-management.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listClubsOfMember = read<typeof contract.listClubsOfMember>(
  'GET /api/manager/v1/members/{memberUUID}/clubs',
  pageByPage,
);
