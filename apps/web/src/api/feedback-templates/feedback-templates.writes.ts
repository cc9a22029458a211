import type * as contract from '@dure/contract/feedback-templates/feedback-templates.endpoints';
import { write } from '../../kernel/write.ts';

export const createFeedbackTemplate = write<typeof contract.createFeedbackTemplate>(
  'POST /api/v1/my/clubs/{club}/feedback-templates',
);
export const changeFeedbackTemplate = write<typeof contract.changeFeedbackTemplate>(
  'PUT /api/v1/my/clubs/{club}/feedback-templates/{template}',
);
export const deleteFeedbackTemplate = write<typeof contract.deleteFeedbackTemplate>(
  'DELETE /api/v1/my/clubs/{club}/feedback-templates/{template}',
);
