import type { Feature } from '../../../kernel/feature.ts';
import { chatbotRoutes } from './chatbot.routes.ts';

export const chatbot: Feature = {
  name: 'chatbot',
  about: 'The helper that answers about the service and the own clubs',
  routes: chatbotRoutes,
};
