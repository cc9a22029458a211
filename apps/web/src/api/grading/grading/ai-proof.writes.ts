import type * as contract from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { aroundGrade } from './graded.ts';
import { getMemberAnswer } from './grading.reads.ts';

// Both answer with the proof as it then is.
export const compareWithAi = write<typeof contract.compareWithAi>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/ai-proof',
  nothing,
  () => [getMemberAnswer.key()],
);
export const decideAiGrading = write<typeof contract.decideAiGrading>(
  'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/ai-grading',
  nothing,
  ({ params }) => [getMemberAnswer.key(), ...aroundGrade(params.club)],
);
