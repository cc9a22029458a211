import type * as contract from '@dure/contract/answering/answers/answers.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getAnswerRoom = read<typeof contract.getAnswerRoom>('GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer', {
  leadsOnIfForbidden: true,
});
export const listAnswers = read<typeof contract.listAnswers>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers',
  pageByPage,
);
export const listFirstAnswers = read<typeof contract.listFirstAnswers>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/first-answers',
);
export const getAnswer = read<typeof contract.getAnswer>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}',
);
