import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

/** The page of the record of who looked. */
export const privacySearch = (raw: RawSearch) => pageIn(raw);
