import type * as contract from '@dure/contract/evaluation/evaluation.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

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

/** Everything that shows the reports of a club. */
export const evaluationsOf = ({ params: { club } }: { readonly params: { readonly club: number } }) =>
  [getMyEvaluation, getEvaluationStatus, listEvaluations, getEvaluation].map(({ key }) => key({ params: { club } }));

export const startEvaluation = write<typeof contract.startEvaluation>(
  'POST /api/v1/quiz-clubs/{club}/evaluation',
  evaluationsOf,
);
export const editEvaluation = write<typeof contract.editEvaluation>(
  'PUT /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}',
  evaluationsOf,
);
export const releaseEvaluations = write<typeof contract.releaseEvaluations>(
  'POST /api/v1/quiz-clubs/{club}/quiz-evaluations/release',
  evaluationsOf,
);
