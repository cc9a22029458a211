export { insertRecalls } from './recalls.queries.ts';
export { expectedShare, memoryOfAnswer, recallsOf } from './schedule.policy.ts';
