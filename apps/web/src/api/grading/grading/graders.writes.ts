import type * as contract from '@dure/contract/grading/grading/graders.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { listClubAnswers } from './grading-queue.reads.ts';

/** Answers with what the others look at. */
export const lookAtAnswer = write<typeof contract.lookAtAnswer>('PUT /api/v1/my/clubs/{club}/grading-look');
/** Answers with the graders as they then are; whose an answer is counts in the queue. */
export const splitGrading = write<typeof contract.splitGrading>(
  'PUT /api/v1/my/clubs/{club}/grading-split',
  nothing,
  ({ params }) => [listClubAnswers.key({ params })],
);
