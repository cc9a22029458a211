import type * as contract from '@dure/contract/insight/evaluation/lecture-evaluation.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import {
  getLectureEvaluation,
  getLectureEvaluationStatus,
  getMyLectureEvaluation,
  listLectureEvaluations,
} from './lecture-evaluation.reads.ts';

/** Everything that shows the reports of a lecture club. */
const evaluationsOf = ({ params: { club } }: { readonly params: { readonly club: number } }) =>
  [getMyLectureEvaluation, getLectureEvaluationStatus, listLectureEvaluations, getLectureEvaluation].map(({ key }) =>
    key({ params: { club } }),
  );

export const startLectureEvaluation = write<typeof contract.startLectureEvaluation>(
  'POST /api/v1/lecture-clubs/{club}/evaluation',
  evaluationsOf,
);
export const editLectureEvaluation = write<typeof contract.editLectureEvaluation>(
  'PUT /api/v1/lecture-clubs/{club}/evaluations/{memberUUID}',
  evaluationsOf,
);
export const readLectureEvaluation = write<typeof contract.readLectureEvaluation>(
  'PUT /api/v1/lecture-clubs/{club}/evaluations/{memberUUID}/read',
  evaluationsOf,
);
export const editCommonLectureEvaluation = write<typeof contract.editCommonLectureEvaluation>(
  'PUT /api/v1/lecture-clubs/{club}/evaluation/common',
  evaluationsOf,
);
export const releaseLectureEvaluations = write<typeof contract.releaseLectureEvaluations>(
  'POST /api/v1/lecture-clubs/{club}/evaluations/release',
  evaluationsOf,
);
