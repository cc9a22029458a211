import type * as approval from '@dure/contract/clubs/clubs/club-approval.endpoints';
import type * as form from '@dure/contract/clubs/clubs/club-form.endpoints';
import type * as contract from '@dure/contract/clubs/clubs/clubs.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listClubs = read<typeof contract.listClubs>('GET /api/v1/clubs', pageByPage);
export const listMyClubs = read<typeof contract.listMyClubs>('GET /api/v1/my/clubs', pageByPage);
export const listFavoriteClubs = read<typeof contract.listFavoriteClubs>('GET /api/v1/my/favorite/clubs', pageByPage);
/** What waits for a manager is asked for anew at every visit: a pointer over the menu fetched it before. */
export const listManagedClubs = read<typeof contract.listManagedClubs>('GET /api/manager/v1/clubs', {
  ...pageByPage,
  staleTime: 0,
});
export const getClubSubmitter = read<typeof approval.getClubSubmitter>(
  'GET /api/manager/v1/clubs/{clubSequence}/submitter',
);
export const exportManagedClubs = read<typeof approval.exportManagedClubs>('GET /api/manager/v1/clubs/export');
export const downloadClubCalendar = read<typeof contract.downloadClubCalendar>('GET /api/v1/clubs/{club}/calendar');
export const getClubAbout = read<typeof contract.getClubAbout>('GET /api/v1/clubs/{club}/about');
export const listInstructorCandidates = read<typeof form.listInstructorCandidates>(
  'GET /api/v1/club/instructor-candidates',
  pageByPage,
);
