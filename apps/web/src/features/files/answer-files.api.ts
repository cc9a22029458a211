import type {
  downloadClubFiles,
  downloadQuizFiles,
  getClubFilesAmount,
  getQuizFilesAmount,
} from '@dure/contract/files/files.endpoints';
import { call } from '../../kernel/call.ts';
import { startDownload } from '../../kernel/download.ts';

/** The answers to one quiz of a club, or to all of them. */
export interface FilesOf {
  readonly club: number;
  readonly quiz?: number;
}

export const filesAmount = ({ club, quiz }: FilesOf) =>
  quiz === undefined
    ? call<typeof getClubFilesAmount>('GET /api/v1/clubs/{club}/files', { params: { club } })
    : call<typeof getQuizFilesAmount>('GET /api/v1/clubs/{club}/quizzes/{quiz}/files', { params: { club, quiz } });

export const startFilesDownload = ({ club, quiz }: FilesOf) =>
  quiz === undefined
    ? startDownload<typeof downloadClubFiles>('GET /api/v1/download/clubs/{club}/files', { params: { club } })
    : startDownload<typeof downloadQuizFiles>('GET /api/v1/download/clubs/{club}/quizzes/{quiz}/files', {
        params: { club, quiz },
      });
