import type * as contract from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getMyEvaluation = read<typeof contract.getMyEvaluation>('GET /api/v1/quiz-clubs/{club}/evaluation');
export const getEvaluationStatus = read<typeof contract.getEvaluationStatus>(
  'GET /api/v1/quiz-clubs/{club}/evaluation/status',
);
export const listEvaluations = read<typeof contract.listEvaluations>(
  'GET /api/v1/quiz-clubs/{club}/quiz-evaluations',
  pageByPage,
);
export const getEvaluation = read<typeof contract.getEvaluation>(
  'GET /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}',
);
