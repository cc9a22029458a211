export { getGrowthSummary } from './growth.service.ts';
