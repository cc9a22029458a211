import type * as playground from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type * as contract from '@dure/contract/lectures/lecture-assistant/lecture-assistant.endpoints';
import type * as unanswered from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getAssistantAbout = read<typeof contract.getAssistantAbout>('GET /api/v1/llm/ai-assistant');
export const listAssistantMessages = read<typeof contract.listAssistantMessages>(
  'GET /api/v1/llm/ai-assistant/messages',
  pageByPage,
);
export const getAssistantMessage = read<typeof contract.getAssistantMessage>(
  'GET /api/v1/llm/ai-assistant/messages/{assistantMessageSequence}',
);
export const listConversations = read<typeof contract.listConversations>(
  'GET /api/v1/llm/instructor/ai-assistant/messages',
  pageByPage,
);
export const getConversationMessage = read<typeof contract.getConversationMessage>(
  'GET /api/v1/llm/instructor/ai-assistant/message-contents',
);
export const listUnanswered = read<typeof unanswered.listUnanswered>(
  'GET /api/v1/lecture-clubs/{club}/dashboard/unanswered',
  pageByPage,
);
export const listReferenceQuestions = read<typeof playground.listReferenceQuestions>(
  'GET /api/v1/llm/ai-playground/reference-questions',
);
