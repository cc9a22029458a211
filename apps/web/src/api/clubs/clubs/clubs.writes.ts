import type * as form from '@dure/contract/clubs/clubs/club-form.endpoints';
import type * as contract from '@dure/contract/clubs/clubs/clubs.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { clubLists, clubState } from './club-state.ts';

export const decideClubApproval = write<typeof contract.decideClubApproval>(
  'PUT /api/manager/v1/clubs/{clubSequence}/approval',
  ({ params }) => clubState(params.clubSequence),
);
export const changeClubStatus = write<typeof contract.changeClubStatus>(
  'PUT /api/v1/clubs/{club}/status',
  ({ params }) => clubState(params.club),
);
/** A favourite shows at once and is written into the lists: none is asked for anew, so that it can be put back there. */
export const addFavorite = write<typeof contract.addFavorite>('POST /api/v1/clubs/{club}/favorite');
export const removeFavorite = write<typeof contract.removeFavorite>('DELETE /api/v1/clubs/{club}/favorite');
export const deleteClub = write<typeof contract.deleteClub>('DELETE /api/v1/clubs/{club}', clubLists);
export const uploadClubImage = write<typeof form.uploadClubImage>('POST /api/v1/club/images');
