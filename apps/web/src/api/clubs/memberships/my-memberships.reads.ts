import type * as contract from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMyRequestClubs = read<typeof contract.listMyRequestClubs>(
  'GET /api/v1/my/member-request-clubs',
  pageByPage,
);
