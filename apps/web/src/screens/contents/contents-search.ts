import { numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** `content` is the one that is open, `at` the page that it is open at. Which kinds there are is known where they are shown. */
export const contentsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'kind'),
  ...textIn(raw, 'sort'),
  ...numberIn(raw, 'content'),
  ...numberIn(raw, 'at'),
});
