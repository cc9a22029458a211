export { isMentor } from './mentors.queries.ts';
export { takeUpWish } from './wishes/answering.service.ts';
export { listWishers } from './wishes/wishes.queries.ts';
