import { textIn, type RawSearch } from '../../kernel/search-params.ts';

/** `section`: the part of the settings to begin with. */
export const editSearch = (raw: RawSearch) => textIn(raw, 'section');
