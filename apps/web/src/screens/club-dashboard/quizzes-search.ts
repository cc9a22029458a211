import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

export const quizzesSearch = (raw: RawSearch) => pageIn(raw);
