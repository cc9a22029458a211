import type * as contract from '@dure/contract/answering/recalls/recalls.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getRecall, listRecalls } from './recalls.reads.ts';

export const rateRecall = write<typeof contract.rateRecall>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/recall',
  () => [listRecalls.key()],
  ({ params }) => [getRecall.key({ params })],
);
export const undoRecall = write<typeof contract.undoRecall>(
  'DELETE /api/v1/my/clubs/{club}/quizzes/{quiz}/recall',
  ({ params }) => [listRecalls.key(), getRecall.key({ params })],
);
