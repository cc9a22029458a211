export { builtInGrader } from './ai/built-in-grader.ts';
export { keepEvaluation } from './ai/evaluations.queries.ts';
