import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

export const myRepliesSearch = (raw: RawSearch) => pageIn(raw);
