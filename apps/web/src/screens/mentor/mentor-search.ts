import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

/** The page of what the mentor wrote. */
export const mentorSearch = (raw: RawSearch) => pageIn(raw);
