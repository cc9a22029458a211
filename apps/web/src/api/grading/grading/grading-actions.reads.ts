import type * as contract from '@dure/contract/grading/grading/grading-actions.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

/** Others grade, too: asked for again whenever it is looked at. */
export const listGradingActions = read<typeof contract.listGradingActions>(
  'GET /api/v1/my/clubs/{club}/grading-actions',
  { ...pageByPage, staleTime: 0 },
);
