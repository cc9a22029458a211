import * as endpoints from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getChatbotAbout } from './about.service.ts';
import { askChatbot } from './asking.service.ts';
import { handOverQuestion } from './hand-over.service.ts';
import { getChatbotSettings, saveChatbotSettings } from './settings.service.ts';
import { issueChatbotToken } from './token.service.ts';

export const chatbotRoutes = [
  route(endpoints.issueChatbotToken, (unit) => issueChatbotToken(unit)),
  route(endpoints.getChatbotAbout, (unit) => getChatbotAbout(unit)),
  route(endpoints.askChatbot, (unit, { body, tell, reply }) => askChatbot(unit, body, tell, reply)),
  route(endpoints.handOverQuestion, (unit, { body }) => handOverQuestion(unit, body)),
  route(endpoints.getChatbotSettings, (unit) => getChatbotSettings(unit)),
  route(endpoints.saveChatbotSettings, (unit, { body }) => saveChatbotSettings(unit, body)),
];
