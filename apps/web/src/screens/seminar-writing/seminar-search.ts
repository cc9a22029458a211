import { numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** The page of its people, for who holds it. */
export const seminarSearch = (raw: RawSearch) => pageIn(raw);

/** `seminar` is the one that is written anew. A new one may be planned for a `wish`, whose words are its first `title`. */
export const seminarWritingSearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'seminar'),
  ...numberIn(raw, 'wish'),
  ...textIn(raw, 'title'),
});
