import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

export const friendsSearch = (raw: RawSearch): { page?: number } => pageIn(raw);
