export { type Knot, calibrated, sureOf } from './confidence-calibration.policy.ts';
export { aiCalibrationFit, aiConfidence, aiScore, disputedCriterion, duplicateDifference } from './ai-scores.ts';
export { expectComparison } from './similarity.queries.ts';
export { groupAnswer } from './similarity.service.ts';
export { rankOfSubmitted } from './queue-place.policy.ts';
export { expectPlacesOf } from './queue-place.queries.ts';
export { settleQueue } from './queue-place.service.ts';
