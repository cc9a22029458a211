import type * as contract from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { write } from '../../../kernel/calls/write.ts';

export const createAiFeedback = write<typeof contract.createAiFeedback>('POST /api/v1/ai-feedback');
