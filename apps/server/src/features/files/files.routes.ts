import {
  downloadClubFiles,
  downloadFiles,
  downloadQuizFiles,
  getClubFilesAmount,
  getQuizFilesAmount,
} from '@dure/contract/files/files.endpoints';
import { route } from '../../kernel/http/route.ts';
import { clubFilesAmount, downloadClub, downloadQuiz, quizFilesAmount } from './answer-files.service.ts';
import { download } from './downloads.service.ts';

export const fileRoutes = [
  route(downloadFiles, (unit, { query }) => download(unit, query.fileKeys)),
  route(getQuizFilesAmount, (unit, { params }) => quizFilesAmount(unit, params)),
  route(downloadQuizFiles, (unit, { params }) => downloadQuiz(unit, params)),
  route(getClubFilesAmount, (unit, { params }) => clubFilesAmount(unit, params.club)),
  route(downloadClubFiles, (unit, { params }) => downloadClub(unit, params.club)),
];
