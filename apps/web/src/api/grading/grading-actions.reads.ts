import type * as contract from '@dure/contract/grading/grading-actions.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';

export const listGradingActions = read<typeof contract.listGradingActions>(
  'GET /api/v1/my/clubs/{club}/grading-actions',
  pageByPage,
);
