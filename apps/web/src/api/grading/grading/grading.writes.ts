import type * as contract from '@dure/contract/grading/grading/grading.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { getAnswerRoom } from '../../answering/answers/answers.reads.ts';
import { ownProgress } from '../../authoring/quizzes/own-progress.ts';
import { aroundGrade } from './graded.ts';
import { getMemberAnswer } from './grading.reads.ts';

// Keys pressed meanwhile wait for these: they answer with the answer as it then is, and wait for nothing else.
export const gradeAnswer = write<typeof contract.gradeAnswer>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade',
  nothing,
  ({ params }) => aroundGrade(params.club),
);
export const chooseCountedVersion = write<typeof contract.chooseCountedVersion>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/counted-version',
  ({ params }) => [getMemberAnswer.key({ params })],
  ({ params }) => aroundGrade(params.club),
);
export const giveFeedback = write<typeof contract.giveFeedback>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/feedback',
  nothing,
  ({ params }) => aroundGrade(params.club),
);

export const evaluateSelf = write<typeof contract.evaluateSelf>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/self-evaluation',
  ({ params }) => [getAnswerRoom.key({ params })],
  ({ params }) => ownProgress(params.club),
);
