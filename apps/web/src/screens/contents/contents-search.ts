import { CONTENT_KINDS } from '@dure/contract/contents/content-type';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** `content` is the one that is open, `at` the page that it is open at. */
export const contentsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'kind', CONTENT_KINDS),
  ...choiceIn(raw, 'sort', ['title'] as const),
  ...numberIn(raw, 'content'),
  ...numberIn(raw, 'at'),
});
