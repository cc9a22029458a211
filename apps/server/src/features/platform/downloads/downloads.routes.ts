import * as endpoints from '@dure/contract/platform/downloads/downloads.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  getClubFilesAmount,
  downloadClubFiles,
  downloadQuizFiles,
  getQuizFilesAmount,
} from './answer-files.service.ts';
import { downloadFiles } from './downloads.service.ts';

export const downloadRoutes = [
  route(endpoints.downloadFiles, (unit, { query }) => downloadFiles(unit, query.fileKeys)),
  route(endpoints.getQuizFilesAmount, (unit, { params }) => getQuizFilesAmount(unit, params)),
  route(endpoints.downloadQuizFiles, (unit, { params }) => downloadQuizFiles(unit, params)),
  route(endpoints.getClubFilesAmount, (unit, { params }) => getClubFilesAmount(unit, params.club)),
  route(endpoints.downloadClubFiles, (unit, { params }) => downloadClubFiles(unit, params.club)),
];
