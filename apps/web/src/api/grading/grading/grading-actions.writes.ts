import type * as contract from '@dure/contract/grading/grading/grading-actions.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { aroundGrade } from './graded.ts';
import { getMemberAnswer } from './grading.reads.ts';

/** Both answer with the queue's items; what is known of one answer is asked for again when it is next looked at. */
const acted = ({ params: { club } }: { readonly params: { readonly club: number } }) => [
  getMemberAnswer.key({ params: { club } }),
  ...aroundGrade(club),
];

export const gradeMany = write<typeof contract.gradeMany>(
  'PUT /api/v1/my/clubs/{club}/answers/grading',
  nothing,
  acted,
);
export const undoGrading = write<typeof contract.undoGrading>(
  'POST /api/v1/my/clubs/{club}/grading-actions/{action}/undo',
  nothing,
  acted,
);
