import type * as contract from '@dure/contract/answering/answers/helped.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listHelped } from './helped.reads.ts';

/** Shows at once where the question stands: the call waits for it. */
export const decideInfluence = write<typeof contract.decideInfluence>(
  'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/influences/{memberUUID}',
  ({ params: { club } }) => [listHelped.key({ params: { club } })],
);
