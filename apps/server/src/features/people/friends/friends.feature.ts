import type { Feature } from '../../../kernel/feature.ts';
import { friendRoutes } from './friends.routes.ts';

export const friends: Feature = {
  name: 'friends',
  about: 'Friends, who blocks whom, and what friends did',
  routes: friendRoutes,
};
