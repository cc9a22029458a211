import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, rawText, sequence, text, uuid } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { ASSISTANT_SCOPES } from '../lecture-clubs/assistant-choices.ts';
import { MAX_ASKED_LENGTH, MAX_QUOTE_LENGTH } from './assistant-states.ts';
import { assistantAbout, assistantMessage, conversationItem } from './lecture-assistant.views.ts';

const byMessage = z.object({ assistantMessageSequence: pathSequence });

export const getAssistantAbout = endpoint({
  name: 'getAssistantAbout',
  method: 'GET',
  path: '/api/v1/llm/ai-assistant',
  summary: "A lecture club's assistant as its members meet it, with how often the caller may still ask today",
  audience: 'member',
  query: z.object({ clubSequence: pathSequence }),
  response: assistantAbout,
  errors: ['notFound'],
});

export const askAssistant = endpoint({
  name: 'askAssistant',
  method: 'POST',
  path: '/api/v1/llm/ai-assistant/messages',
  summary: 'Asks the assistant of a lecture club; its answer is written meanwhile, and told of by live event',
  audience: 'member',
  body: z.object({
    clubSequence: sequence,
    clubStudySequence: sequence,
    question: text(1, MAX_ASKED_LENGTH),
    scope: z.enum(ASSISTANT_SCOPES).describe("No wider than the club's"),
    quote: rawText(MAX_QUOTE_LENGTH).default('').describe('The passage that it is about'),
  }),
  response: assistantMessage,
  errors: ['notFound', 'assistantOff', 'assistantLimit', 'clubReadOnly'],
  idempotencyKey: true,
});

export const listAssistantMessages = endpoint({
  name: 'listAssistantMessages',
  method: 'GET',
  path: '/api/v1/llm/ai-assistant/messages',
  summary: "The caller's own conversation with the assistant in a study, the newest first",
  audience: 'member',
  query: z.object({ clubSequence: pathSequence, clubStudySequence: pathSequence, ...paging(20) }),
  response: paged(assistantMessage),
  errors: ['notFound'],
});

export const getAssistantMessage = endpoint({
  name: 'getAssistantMessage',
  method: 'GET',
  path: '/api/v1/llm/ai-assistant/messages/{assistantMessageSequence}',
  summary: "One of the caller's own messages, with the answer as far as it has come",
  audience: 'member',
  params: byMessage,
  response: assistantMessage,
});

export const stopAssistant = endpoint({
  name: 'stopAssistant',
  method: 'PUT',
  path: '/api/v1/llm/ai-assistant/messages/{assistantMessageSequence}/stop',
  summary: 'Stops an answer; what came of it stays',
  audience: 'member',
  params: byMessage,
  response: assistantMessage,
});

export const continueAssistant = endpoint({
  name: 'continueAssistant',
  method: 'PUT',
  path: '/api/v1/llm/ai-assistant/messages/{assistantMessageSequence}/answer',
  summary:
    'Asks for the answer after a hint, or once more for one that broke off or was stopped; it counts once, for an answer that comes',
  audience: 'member',
  params: byMessage,
  response: assistantMessage,
  errors: ['conflict', 'assistantOff', 'assistantLimit', 'clubReadOnly'],
});

export const listConversations = endpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/api/v1/llm/instructor/ai-assistant/messages',
  summary: 'What members asked the assistant of a club, for those who run it; members are told so',
  audience: 'instructor',
  query: z.object({
    clubSequence: pathSequence,
    clubStudySequence: pathSequence.optional(),
    memberUUID: uuid.optional(),
    ...paging(20),
  }),
  response: paged(conversationItem),
  errors: ['notFound'],
});

export const getConversationMessage = endpoint({
  name: 'getConversationMessage',
  method: 'GET',
  path: '/api/v1/llm/instructor/ai-assistant/message-contents',
  summary: 'One of them with its answer and sources',
  audience: 'instructor',
  query: z.object({ clubSequence: pathSequence, assistantMessageSequence: pathSequence }),
  response: assistantMessage,
  errors: ['notFound'],
});
