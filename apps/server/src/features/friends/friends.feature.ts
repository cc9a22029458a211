import type { Feature } from '../../kernel/feature.ts';
import { friendRoutes } from './friends.routes.ts';

export const friends: Feature = { name: 'friends', routes: friendRoutes };
