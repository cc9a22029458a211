export { type AskedQuiz, beginWriting, type Wish } from './beginning.service.ts';
export { findUnderWay } from './drafts.queries.ts';
