import { textIn, type RawSearch } from '../../kernel/search-params.ts';

export const loginSearch = (raw: RawSearch) => ({ ...textIn(raw, 'redirect_url'), ...textIn(raw, 'redirectionUrl') });
