import type * as contract from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getChatbotSettings } from './chatbot.reads.ts';

export const issueChatbotToken = write<typeof contract.issueChatbotToken>('POST /api/v1/chatbot/token');
export const saveChatbotSettings = write<typeof contract.saveChatbotSettings>(
  'PUT /api/manager/v1/chatbot/settings',
  () => [getChatbotSettings.key()],
);
