import type * as contract from '@dure/contract/clubs/clubs.endpoints';
import { write } from '../../kernel/write.ts';

export const decideClubApproval = write<typeof contract.decideClubApproval>(
  'PUT /api/manager/v1/clubs/{clubSequence}/approval',
);
export const changeClubStatus = write<typeof contract.changeClubStatus>('PUT /api/v1/clubs/{club}/status');
export const addFavorite = write<typeof contract.addFavorite>('POST /api/v1/clubs/{club}/favorite');
export const removeFavorite = write<typeof contract.removeFavorite>('DELETE /api/v1/clubs/{club}/favorite');
export const deleteClub = write<typeof contract.deleteClub>('DELETE /api/v1/clubs/{club}');
