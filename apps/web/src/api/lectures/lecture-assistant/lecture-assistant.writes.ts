import type * as playground from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type * as contract from '@dure/contract/lectures/lecture-assistant/lecture-assistant.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getAssistantAbout, listAssistantMessages } from './lecture-assistant.reads.ts';

const conversations = () => [listAssistantMessages.key()];

export const askAssistant = write<typeof contract.askAssistant>(
  'POST /api/v1/llm/ai-assistant/messages',
  conversations,
  () => [getAssistantAbout.key()],
);
export const stopAssistant = write<typeof contract.stopAssistant>(
  'PUT /api/v1/llm/ai-assistant/messages/{assistantMessageSequence}/stop',
  conversations,
);
export const continueAssistant = write<typeof contract.continueAssistant>(
  'PUT /api/v1/llm/ai-assistant/messages/{assistantMessageSequence}/answer',
  conversations,
);
/** Nothing of it is kept. */
export const queryPlayground = write<typeof playground.queryPlayground>('POST /api/v1/llm/ai-playground/query');
