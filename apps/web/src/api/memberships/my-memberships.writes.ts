import type * as contract from '@dure/contract/memberships/my-memberships.endpoints';
import { write } from '../../kernel/write.ts';

export const leaveClub = write<typeof contract.leaveClub>('DELETE /api/v1/clubs/{clubSequence}/members/me');
