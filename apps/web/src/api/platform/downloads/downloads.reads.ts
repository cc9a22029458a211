import type * as contract from '@dure/contract/platform/downloads/downloads.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const downloadFiles = read<typeof contract.downloadFiles>('GET /api/v1/download/files');
export const getQuizFilesAmount = read<typeof contract.getQuizFilesAmount>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/files',
);
export const downloadQuizFiles = read<typeof contract.downloadQuizFiles>(
  'GET /api/v1/download/clubs/{club}/quizzes/{quiz}/files',
);
export const getClubFilesAmount = read<typeof contract.getClubFilesAmount>('GET /api/v1/clubs/{club}/files');
export const downloadClubFiles = read<typeof contract.downloadClubFiles>('GET /api/v1/download/clubs/{club}/files');
