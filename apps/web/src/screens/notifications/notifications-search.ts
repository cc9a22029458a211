import { pageIn, type RawSearch } from '../../kernel/search-params.ts';

export const notificationsSearch = (raw: RawSearch) => pageIn(raw);
