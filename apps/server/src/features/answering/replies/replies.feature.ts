import type { Feature } from '../../../kernel/feature.ts';
import { replyRoutes } from './replies.routes.ts';

export const replies: Feature = { name: 'replies', about: 'Replies to answers', routes: replyRoutes };
