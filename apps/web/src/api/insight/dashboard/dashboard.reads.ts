import type * as contract from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type * as recruiting from '@dure/contract/insight/dashboard/recruiting.endpoints';
import type * as week from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import type * as waiting from '@dure/contract/insight/dashboard/waiting.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getClubDashboard = read<typeof contract.getClubDashboard>('GET /api/v1/clubs/{id}/dashboard');
export const listMemberStandings = read<typeof contract.listMemberStandings>(
  'GET /api/v1/clubs/{id}/dashboard/members',
  pageByPage,
);
export const exportClub = read<typeof contract.exportClub>('GET /api/v1/clubs/{id}/dashboard/export');
export const getMemberDetail = read<typeof contract.getMemberDetail>(
  'GET /api/v1/clubs/{id}/dashboard/members/{memberUUID}',
);
export const listWaitingQuizzes = read<typeof waiting.listWaitingQuizzes>('GET /api/v1/my/waiting-quizzes');
export const getClubRecruiting = read<typeof recruiting.getClubRecruiting>(
  'GET /api/v1/clubs/{id}/dashboard/recruiting',
);
export const getTeachingWeek = read<typeof week.getTeachingWeek>('GET /api/v1/my/teaching-week');
