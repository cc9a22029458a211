import type * as contract from '@dure/contract/memberships/member-management.endpoints';
import { write } from '../../kernel/write.ts';

export const expelMember = write<typeof contract.expelMember>(
  'PUT /api/v1/my/clubs/{clubSequence}/members/{memberUUID}/expel',
);
export const changeParticipationCode = write<typeof contract.changeParticipationCode>(
  'PUT /api/v1/my/clubs/{clubSequence}/participation-code',
);
export const importMembers = write<typeof contract.importMembers>(
  'POST /api/v1/my/clubs/{clubSequence}/members/import',
);
