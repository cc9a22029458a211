import { numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** The page of its people, for who holds it. */
export const seminarSearch = (raw: RawSearch) => pageIn(raw);

/**
 * `seminar` is the one that is written anew; without it a new one begins, and `wish` is what it is planned for, with its
 * words as the first `title`.
 */
export const seminarWritingSearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'seminar'),
  ...numberIn(raw, 'wish'),
  ...textIn(raw, 'title'),
});
