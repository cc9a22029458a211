export { rankedPoints } from './ranking.queries.ts';
export { rankedMonth } from './ranking.service.ts';
