import { numberIn, type RawSearch } from '../../kernel/search-params.ts';

/** `reply`: the comment that is looked for. */
export const postSearch = (raw: RawSearch) => ({ ...numberIn(raw, 'reply') });
