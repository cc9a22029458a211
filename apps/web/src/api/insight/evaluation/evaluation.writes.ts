import type * as contract from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getEvaluation, getEvaluationStatus, getMyEvaluation, listEvaluations } from './evaluation.reads.ts';

/** Everything that shows the reports of a club. */
const evaluationsOf = ({ params: { club } }: { readonly params: { readonly club: number } }) =>
  [getMyEvaluation, getEvaluationStatus, listEvaluations, getEvaluation].map(({ key }) => key({ params: { club } }));

export const startEvaluation = write<typeof contract.startEvaluation>(
  'POST /api/v1/quiz-clubs/{club}/evaluation',
  evaluationsOf,
);
export const editEvaluation = write<typeof contract.editEvaluation>(
  'PUT /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}',
  evaluationsOf,
);
export const readEvaluation = write<typeof contract.readEvaluation>(
  'PUT /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}/read',
  evaluationsOf,
);
export const editCommonEvaluation = write<typeof contract.editCommonEvaluation>(
  'PUT /api/v1/quiz-clubs/{club}/evaluation/common',
  evaluationsOf,
);
export const releaseEvaluations = write<typeof contract.releaseEvaluations>(
  'POST /api/v1/quiz-clubs/{club}/quiz-evaluations/release',
  evaluationsOf,
);
