export { findPair, insertPair } from './course-links.queries.ts';
