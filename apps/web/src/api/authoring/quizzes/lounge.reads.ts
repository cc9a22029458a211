import type * as contract from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listLoungeQuizzes = read<typeof contract.listLoungeQuizzes>('GET /api/v1/club/quizzes/lounge', pageByPage);
export const listMyQuizzes = read<typeof contract.listMyQuizzes>('GET /api/v1/my/quizzes', pageByPage);
