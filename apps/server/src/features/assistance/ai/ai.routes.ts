import * as endpoints from '@dure/contract/assistance/ai/ai.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { getAiSettings, saveAiSettings, testAiSettings } from './ai-settings.service.ts';
import { estimateAi, getAiUsage } from './ai-usage.service.ts';

export const aiRoutes = [
  route(endpoints.getAiSettings, (unit) => getAiSettings(unit)),
  route(endpoints.saveAiSettings, (unit, { body }) => saveAiSettings(unit, body)),
  route(endpoints.testAiSettings, (unit, { body }) => testAiSettings(unit, body)),
  route(endpoints.getAiUsage, (unit, { query }) => getAiUsage(unit, query)),
  route(endpoints.estimateAi, (unit, { query }) => estimateAi(unit, query)),
];
