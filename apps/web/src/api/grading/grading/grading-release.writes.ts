import type * as contract from '@dure/contract/grading/grading/grading-release.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getQuizClub } from '../../authoring/quiz-clubs/quiz-clubs.reads.ts';
import { listClubAnswers } from './grading-queue.reads.ts';
import { getHeldGrades } from './grading-release.reads.ts';
import { getMemberAnswer } from './grading.reads.ts';

/** The club's form says it as well. */
export const holdGrades = write<typeof contract.holdGrades>('PUT /api/v1/my/clubs/{club}/held-grades', ({ params }) => [
  getHeldGrades.key({ params }),
  getQuizClub.key({ params: { id: params.club } }),
]);
/** The queue says of each answer whether it waits. */
export const releaseGrades = write<typeof contract.releaseGrades>(
  'POST /api/v1/my/clubs/{club}/held-grades/release',
  ({ params }) => [getHeldGrades.key({ params })],
  ({ params }) => [listClubAnswers.key({ params }), getMemberAnswer.key({ params })],
);
