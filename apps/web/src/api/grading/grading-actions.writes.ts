import type * as contract from '@dure/contract/grading/grading-actions.endpoints';
import { write } from '../../kernel/write.ts';

export const gradeMany = write<typeof contract.gradeMany>('PUT /api/v1/my/clubs/{club}/answers/grading');
export const undoGrading = write<typeof contract.undoGrading>(
  'POST /api/v1/my/clubs/{club}/grading-actions/{action}/undo',
);
