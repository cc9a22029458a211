import * as endpoints from '@dure/contract/answering/recalls/recalls.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getRecall, listRecalls, rateRecall, undoRecall } from './recalls.service.ts';

export const recallRoutes = [
  route(endpoints.listRecalls, (unit) => listRecalls(unit)),
  route(endpoints.getRecall, (unit, { params }) => getRecall(unit, params)),
  route(endpoints.rateRecall, (unit, { params, body }) => rateRecall(unit, params, body)),
  route(endpoints.undoRecall, (unit, { params }) => undoRecall(unit, params)),
];
