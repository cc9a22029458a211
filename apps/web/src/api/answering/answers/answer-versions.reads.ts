import type * as contract from '@dure/contract/answering/answers/answer-versions.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Another window may have submitted: asked for again whenever it is looked at. */
export const listAnswerVersions = read<typeof contract.listAnswerVersions>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions',
  { staleTime: 0 },
);
/** A version never changes. */
export const getAnswerVersion = read<typeof contract.getAnswerVersion>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions/{versionNo}',
  { staleTime: Infinity },
);
