import type { Feature } from '../../../kernel/feature.ts';
import { clubMessageRoutes } from './club-messages.routes.ts';

export const clubMessages: Feature = {
  name: 'club-messages',
  about: 'Messages of instructors to members',
  routes: clubMessageRoutes,
};
