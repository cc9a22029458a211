export { rankedPoints } from './ranking.queries.ts';
export { hideFromRanking, rankedMonth } from './ranking.service.ts';
