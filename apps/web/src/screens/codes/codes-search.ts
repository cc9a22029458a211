import { textIn, type RawSearch } from '../../kernel/search-params.ts';

/** The job group whose jobs are shown. */
export const codesSearch = (raw: RawSearch) => textIn(raw, 'group');
