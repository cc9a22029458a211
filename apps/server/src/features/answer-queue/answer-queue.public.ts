export { keywordCoverage } from './likeness.policy.ts';
export { expectComparison } from './likeness.queries.ts';
export { groupAnswer } from './likeness.service.ts';
export { rankOfSubmitted } from './queue-place.policy.ts';
export { settleQueue } from './queue-place.service.ts';
