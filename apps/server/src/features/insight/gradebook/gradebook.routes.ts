import * as endpoints from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { saveGradebookLayout } from './gradebook-layout.service.ts';
import { getGradebook } from './gradebook.service.ts';

/** The gradebook of a club. */
export const gradebookRoutes = [
  route(endpoints.getGradebook, (unit, { params, query }) => getGradebook(unit, params.id, query.after)),
  route(endpoints.saveGradebookLayout, (unit, { params, body }) => saveGradebookLayout(unit, params.id, body)),
];
