import { numberIn, type RawSearch } from '../../kernel/search-params.ts';

/** `draft`: the club that is still being written. */
export const quizCreateSearch = (raw: RawSearch) => numberIn(raw, 'draft');
