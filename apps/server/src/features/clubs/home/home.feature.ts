import type { Feature } from '../../../kernel/feature.ts';
import { homeRoutes } from './home.routes.ts';

export const home: Feature = { name: 'home', about: 'What a member sees first', routes: homeRoutes };
