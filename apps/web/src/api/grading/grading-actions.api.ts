import type * as contract from '@dure/contract/grading/grading-actions.endpoints';
import { pageByPage, read } from '../../kernel/read.ts';
import { write } from '../../kernel/write.ts';

export const gradeMany = write<typeof contract.gradeMany>('PUT /api/v1/my/clubs/{club}/answers/grading');
export const undoGrading = write<typeof contract.undoGrading>(
  'POST /api/v1/my/clubs/{club}/grading-actions/{action}/undo',
);
export const listGradingActions = read<typeof contract.listGradingActions>(
  'GET /api/v1/my/clubs/{club}/grading-actions',
  pageByPage,
);
