import { numberIn, type RawSearch } from '../../kernel/search-params.ts';

/** `group` is the one that is shown, from 1. */
export const briefSearch = (raw: RawSearch) => numberIn(raw, 'group');
