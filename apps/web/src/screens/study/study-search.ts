import { numberIn, type RawSearch } from '../../kernel/search-params.ts';

/** The material that is open and the page at which. */
export const studySearch = (raw: RawSearch) => ({ ...numberIn(raw, 'material'), ...numberIn(raw, 'at') });
