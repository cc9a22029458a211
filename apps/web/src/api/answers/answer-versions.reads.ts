import type * as contract from '@dure/contract/answers/answer-versions.endpoints';
import { read } from '../../kernel/read.ts';

export const listAnswerVersions = read<typeof contract.listAnswerVersions>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions',
);
export const getAnswerVersion = read<typeof contract.getAnswerVersion>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions/{versionNo}',
);
