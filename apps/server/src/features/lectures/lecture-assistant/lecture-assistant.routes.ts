import * as playground from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import * as endpoints from '@dure/contract/lectures/lecture-assistant/lecture-assistant.endpoints';
import * as unanswered from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  askAssistant,
  continueAssistant,
  getAssistantAbout,
  getAssistantMessage,
  listAssistantMessages,
  stopAssistant,
} from './asking.service.ts';
import { getConversationMessage, listConversations } from './conversations.service.ts';
import { listReferenceQuestions, queryPlayground } from './playground/playground.service.ts';
import { listUnanswered } from './unanswered/unanswered.service.ts';

export const lectureAssistantRoutes = [
  route(endpoints.getAssistantAbout, (unit, { query }) => getAssistantAbout(unit, query.clubSequence)),
  route(endpoints.askAssistant, (unit, { body }) => askAssistant(unit, body)),
  route(endpoints.listAssistantMessages, (unit, { query }) => listAssistantMessages(unit, query)),
  route(endpoints.getAssistantMessage, (unit, { params }) =>
    getAssistantMessage(unit, params.assistantMessageSequence),
  ),
  route(endpoints.stopAssistant, (unit, { params }) => stopAssistant(unit, params.assistantMessageSequence)),
  route(endpoints.continueAssistant, (unit, { params }) => continueAssistant(unit, params.assistantMessageSequence)),
  route(endpoints.listConversations, (unit, { query }) => listConversations(unit, query)),
  route(endpoints.getConversationMessage, (unit, { query }) => getConversationMessage(unit, query)),
  route(unanswered.listUnanswered, (unit, { params, query }) => listUnanswered(unit, params.club, query)),
  route(playground.listReferenceQuestions, (unit, { query }) => listReferenceQuestions(unit, query)),
  route(playground.queryPlayground, (unit, { body }) => queryPlayground(unit, body)),
];
