import type * as contract from '@dure/contract/insight/evaluation/lecture-evaluation.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getMyLectureEvaluation = read<typeof contract.getMyLectureEvaluation>(
  'GET /api/v1/lecture-clubs/{club}/evaluation',
);
export const getLectureEvaluationStatus = read<typeof contract.getLectureEvaluationStatus>(
  'GET /api/v1/lecture-clubs/{club}/evaluation/status',
);
export const listLectureEvaluations = read<typeof contract.listLectureEvaluations>(
  'GET /api/v1/lecture-clubs/{club}/evaluations',
  pageByPage,
);
export const getLectureEvaluation = read<typeof contract.getLectureEvaluation>(
  'GET /api/v1/lecture-clubs/{club}/evaluations/{memberUUID}',
);
