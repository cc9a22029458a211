import type * as contract from '@dure/contract/clubs/clubs.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

export const listClubs = read<typeof contract.listClubs>('GET /api/v1/clubs', pageByPage);
export const listMyClubs = read<typeof contract.listMyClubs>('GET /api/v1/my/clubs', pageByPage);
export const listFavoriteClubs = read<typeof contract.listFavoriteClubs>('GET /api/v1/my/favorite/clubs', pageByPage);
export const listManagedClubs = read<typeof contract.listManagedClubs>('GET /api/manager/v1/clubs', pageByPage);
export const decideClubApproval = write<typeof contract.decideClubApproval>(
  'PUT /api/manager/v1/clubs/{clubSequence}/approval',
);
export const changeClubStatus = write<typeof contract.changeClubStatus>('PUT /api/v1/clubs/{club}/status');
export const getClubAbout = read<typeof contract.getClubAbout>('GET /api/v1/clubs/{club}/about');
export const addFavorite = write<typeof contract.addFavorite>('POST /api/v1/clubs/{club}/favorite');
export const removeFavorite = write<typeof contract.removeFavorite>('DELETE /api/v1/clubs/{club}/favorite');
export const deleteClub = write<typeof contract.deleteClub>('DELETE /api/v1/clubs/{club}');
