import type * as contract from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { ownMembership } from '../clubs/club-state.ts';

export const leaveClub = write<typeof contract.leaveClub>(
  'DELETE /api/v1/clubs/{clubSequence}/members/me',
  ({ params }) => ownMembership(params.clubSequence),
);
