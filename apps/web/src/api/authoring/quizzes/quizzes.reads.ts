import type * as contract from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMyClubQuizzes = read<typeof contract.listMyClubQuizzes>('GET /api/v1/clubs/{club}/quizzes/me', {
  ...pageByPage,
  leadsOnIfForbidden: true,
});
export const listManagedClubQuizzes = read<typeof contract.listManagedClubQuizzes>(
  'GET /api/v1/my/clubs/{clubSequence}/quizzes',
  pageByPage,
);
export const listDueQuizzes = read<typeof contract.listDueQuizzes>('GET /api/v1/my/due-quizzes');
export const getMyProgress = read<typeof contract.getMyProgress>('GET /api/v1/clubs/{club}/my-progress');
