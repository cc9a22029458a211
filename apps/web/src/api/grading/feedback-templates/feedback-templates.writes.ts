import type * as contract from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listFeedbackTemplates } from './feedback-templates.reads.ts';

const ofClub = ({ params: { club } }: { readonly params: { readonly club: number } }) => [
  listFeedbackTemplates.key({ params: { club } }),
];

export const createFeedbackTemplate = write<typeof contract.createFeedbackTemplate>(
  'POST /api/v1/my/clubs/{club}/feedback-templates',
  ofClub,
);
export const changeFeedbackTemplate = write<typeof contract.changeFeedbackTemplate>(
  'PUT /api/v1/my/clubs/{club}/feedback-templates/{template}',
  ofClub,
);
export const deleteFeedbackTemplate = write<typeof contract.deleteFeedbackTemplate>(
  'DELETE /api/v1/my/clubs/{club}/feedback-templates/{template}',
  ofClub,
);
