import { numberIn, type RawSearch } from '../../kernel/search-params.ts';

/** `post` is the one that is written anew; without it a new one begins. */
export const postWritingSearch = (raw: RawSearch) => numberIn(raw, 'post');
