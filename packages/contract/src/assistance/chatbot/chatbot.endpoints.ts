import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { sequence, text, version, moment } from '../../http/fields.ts';
import { MAX_CHATBOT_EARLIER, MAX_CHATBOT_QUESTION } from './chatbot-frame.ts';
import { chatbotAbout, chatbotAnswer } from './chatbot.views.ts';

export const issueChatbotToken = endpoint({
  name: 'issueChatbotToken',
  method: 'POST',
  path: '/api/v1/chatbot/token',
  summary: "A token of five minutes that the chatbot's calls accept and no other call does",
  audience: 'member',
  response: z.object({ accessToken: z.string(), expiresAt: moment }),
  errors: ['chatbotOff'],
  perMinute: 60,
});

export const getChatbotAbout = endpoint({
  name: 'getChatbotAbout',
  method: 'GET',
  path: '/api/v1/chatbot',
  summary: 'What the caller can still ask the chatbot today, and who else can be asked',
  audience: 'member',
  isForChatbot: true,
  response: chatbotAbout,
  errors: ['chatbotOff'],
});

const question = text(1, MAX_CHATBOT_QUESTION);

export const askChatbot = endpoint({
  name: 'askChatbot',
  method: 'POST',
  path: '/api/v1/chatbot/questions',
  summary:
    "Answers out of the help texts and the caller's own clubs, deadlines, grades and points; nothing of it is kept",
  audience: 'member',
  isForChatbot: true,
  isToldInParts: true,
  body: z.object({
    question,
    earlier: z
      .array(question)
      .max(MAX_CHATBOT_EARLIER)
      .default([])
      .describe(
        'What the caller asked before in this conversation, oldest first: of use where the question points to it',
      ),
  }),
  response: chatbotAnswer,
  errors: ['chatbotOff', 'assistantLimit'],
  perMinute: 30,
});

export const handOverQuestion = endpoint({
  name: 'handOverQuestion',
  method: 'POST',
  path: '/api/v1/chatbot/handed-over',
  summary: "Takes a question to those who run a club of the caller's, who answer by a message",
  audience: 'member',
  isForChatbot: true,
  body: z.object({ clubSequence: sequence, question }),
  response: z.null(),
  errors: ['notFound', 'clubReadOnly', 'chatbotOff'],
  perMinute: 5,
});

const settings = z.object({
  isOn: z.boolean(),
  chatbotUrl: z.string().describe('Empty where the built-in page answers'),
  version: z.number().int(),
});
export type ChatbotSettings = z.output<typeof settings>;

export const getChatbotSettings = endpoint({
  name: 'getChatbotSettings',
  method: 'GET',
  path: '/api/manager/v1/chatbot/settings',
  summary: 'Whether the organisation shows a chatbot, and whose',
  audience: 'manager',
  response: settings,
});

export const saveChatbotSettings = endpoint({
  name: 'saveChatbotSettings',
  method: 'PUT',
  path: '/api/manager/v1/chatbot/settings',
  summary:
    'Switches the chatbot on or off and names its page; pages that are open take it over when they are loaded anew',
  audience: 'manager',
  body: z.object({ isOn: z.boolean(), chatbotUrl: text(0, 500), version }),
  response: settings,
  errors: ['staleVersion', 'invalidUrl'],
});
