export { draftBuiltIn } from './drafting/built-in-drafts.service.ts';
export { findUnderWay } from './drafts.queries.ts';
