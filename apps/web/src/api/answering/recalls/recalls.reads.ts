import type * as contract from '@dure/contract/answering/recalls/recalls.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listRecalls = read<typeof contract.listRecalls>('GET /api/v1/my/recalls');
export const getRecall = read<typeof contract.getRecall>('GET /api/v1/my/clubs/{club}/quizzes/{quiz}/recall');
