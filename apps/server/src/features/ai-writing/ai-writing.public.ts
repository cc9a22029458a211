export { findUnderWay } from './drafts.queries.ts';
