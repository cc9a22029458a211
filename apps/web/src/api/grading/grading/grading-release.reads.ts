import type * as contract from '@dure/contract/grading/grading/grading-release.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Others grade and release, too: asked for again whenever it is looked at. */
export const getHeldGrades = read<typeof contract.getHeldGrades>('GET /api/v1/my/clubs/{club}/held-grades', {
  staleTime: 0,
});
