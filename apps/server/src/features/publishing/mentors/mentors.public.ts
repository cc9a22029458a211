export { takeUpWish } from './wishes/answering.service.ts';
export { listWishers } from './wishes/wishes.queries.ts';
