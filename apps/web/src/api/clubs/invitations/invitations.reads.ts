import type * as contract from '@dure/contract/clubs/invitations/invitations.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listInvitations = read<typeof contract.listInvitations>('GET /api/manager/v1/invitations', {
  ...pageByPage,
  staleTime: 0,
});
export const getInvitationSettings = read<typeof contract.getInvitationSettings>(
  'GET /api/manager/v1/invitation-settings',
);
