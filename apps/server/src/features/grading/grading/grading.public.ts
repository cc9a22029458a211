export { fitModel } from './ai-proof/calibration.service.ts';
export { settleOfficial } from './ai-proof/official.service.ts';
export { decideMode } from './ai-proof/proof.queries.ts';
export { builtInGrader } from './ai/built-in-grader.ts';
export { keepEvaluation, listEvaluations } from './ai/evaluations.queries.ts';
export { findDisputed } from './ai-proof/disputed.queries.ts';
export { keepChange } from './notes/notes.queries.ts';
