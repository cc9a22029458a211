import type { Feature } from '../../kernel/feature.ts';
import { chatbotRoutes } from './chatbot.routes.ts';

export const chatbot: Feature = { name: 'chatbot', routes: chatbotRoutes };
