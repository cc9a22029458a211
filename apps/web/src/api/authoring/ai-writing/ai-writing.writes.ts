import type * as contract from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listMyContents } from '../contents/contents.reads.ts';
import { listAiWritings } from './ai-writing.reads.ts';

const writings = () => [listAiWritings.key()];
/** A content may have come along. */
const writingsAndContents = () => [...writings(), listMyContents.key()];

export const createModelAnswers = write<typeof contract.createModelAnswers>(
  'POST /api/v1/ai-model-answers',
  writingsAndContents,
);
export const createAiQuizzes = write<typeof contract.createAiQuizzes>('POST /api/v1/ai-quizzes', writingsAndContents);
export const settleAiDraft = write<typeof contract.settleAiDraft>(
  'PUT /api/v1/my/ai-writings/{aiWritingSequence}/drafts/{position}',
  writings,
);
export const deleteAiWriting = write<typeof contract.deleteAiWriting>(
  'DELETE /api/v1/my/ai-writings/{aiWritingSequence}',
  writings,
);
