import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

export const mailsSearch = (raw: RawSearch) => pageIn(raw);
