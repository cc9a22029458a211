export { type Bend, calibrated, sureOf } from './calibrated.policy.ts';
export { aiBends, aiConfidence, aiScore, disputedCriterion, sameApart } from './ai-found.ts';
export { expectComparison } from './similarity.queries.ts';
export { groupAnswer } from './similarity.service.ts';
export { rankOfSubmitted } from './queue-place.policy.ts';
export { expectPlacesOf } from './queue-place.queries.ts';
export { settleQueue } from './queue-place.service.ts';
