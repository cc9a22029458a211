import type { Feature } from '../../../kernel/feature.ts';
import { clubWritingRoutes } from './club-writing.routes.ts';

export const clubWriting: Feature = {
  name: 'club-writing',
  about: 'What the forms of both kinds of club share: fields, pictures, instructors, saving, submitting',
  routes: clubWritingRoutes,
};
