import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

export const myActivitySearch = (raw: RawSearch) => pageIn(raw);
