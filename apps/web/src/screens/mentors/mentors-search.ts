import { pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const mentorsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'jobGroup'),
});
