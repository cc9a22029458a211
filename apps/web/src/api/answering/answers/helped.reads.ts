import type * as contract from '@dure/contract/answering/answers/helped.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listHelped = read<typeof contract.listHelped>('GET /api/v1/my/clubs/{club}/helped');
