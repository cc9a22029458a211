import { NOTICE_STATES } from '@dure/contract/clubs/notices/notice-states';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** What stands in the address; `notice` is the one that is open. */
export const noticesSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'state', NOTICE_STATES),
  ...choiceIn(raw, 'sort', ['NEWEST', 'OLDEST'] as const),
  ...numberIn(raw, 'notice'),
});
