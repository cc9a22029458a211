import type * as contract from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getQuizTemplate = read<typeof contract.getQuizTemplate>('GET /api/v1/quizzes/template/{type}');
export const exportQuizzes = read<typeof contract.exportQuizzes>('GET /api/v1/my/authored-quizzes/export');
