import type * as contract from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getChatbotSettings = read<typeof contract.getChatbotSettings>('GET /api/manager/v1/chatbot/settings');
