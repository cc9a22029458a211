import type * as contract from '@dure/contract/grading/grading/graders.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** What others look at lasts seconds. */
export const listGraders = read<typeof contract.listGraders>('GET /api/v1/my/clubs/{club}/graders', { staleTime: 0 });
