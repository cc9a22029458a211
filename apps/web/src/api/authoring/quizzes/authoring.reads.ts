import type * as contract from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listAuthoredQuizzes = read<typeof contract.listAuthoredQuizzes>(
  'GET /api/v1/my/authored-quizzes',
  pageByPage,
);
export const getAuthoredQuiz = read<typeof contract.getAuthoredQuiz>('GET /api/v1/my/quizzes/{quizSequence}');
