import type * as contract from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listFeedbackTemplates = read<typeof contract.listFeedbackTemplates>(
  'GET /api/v1/my/clubs/{club}/feedback-templates',
  pageByPage,
);
