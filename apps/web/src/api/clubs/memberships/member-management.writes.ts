import type * as contract from '@dure/contract/clubs/memberships/member-management.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { clubState } from '../clubs/club-state.ts';

export const expelMember = write<typeof contract.expelMember>(
  'PUT /api/v1/my/clubs/{clubSequence}/members/{memberUUID}/expel',
  ({ params }) => clubState(params.clubSequence),
);
export const issueMemberCode = write<typeof contract.issueMemberCode>(
  'POST /api/v1/my/clubs/{clubSequence}/members/{memberUUID}/one-time-code',
);
export const changeParticipationCode = write<typeof contract.changeParticipationCode>(
  'PUT /api/v1/my/clubs/{clubSequence}/participation-code',
  ({ params }) => clubState(params.clubSequence),
);
/** Until it is confirmed it only looks the roster through. */
export const importMembers = write<typeof contract.importMembers>(
  'POST /api/v1/my/clubs/{clubSequence}/members/import',
  ({ params, body }) => (body?.confirmed === true ? clubState(params.clubSequence) : []),
);
