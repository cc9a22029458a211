import { textIn, type RawSearch } from '../../kernel/search-params.ts';

export const unsubscribeSearch = (raw: RawSearch) => textIn(raw, 'token');
