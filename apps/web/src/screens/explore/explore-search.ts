import { POST_SORTS } from '@dure/contract/publishing/posts/post-sorts';
import { PLACE_TYPE } from '@dure/contract/publishing/codes/seminar-codes';
import { CARD_TYPES, PAYMENT_TYPE, POST_STATES } from '@dure/contract/publishing/posts/post-codes';
import { codeIn, choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** Kind, filters, order and page of what there is to read; `mine` are those that one may edit, `applied` one's seminars. */
export const exploreSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'view', ['mine', 'applied'] as const),
  ...choiceIn(raw, 'state', POST_STATES),
  ...codeIn(raw, 'type', CARD_TYPES),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'hashtag'),
  ...textIn(raw, 'provider'),
  ...textIn(raw, 'jobGroup'),
  ...textIn(raw, 'level'),
  ...codeIn(raw, 'payment', Object.values(PAYMENT_TYPE)),
  ...codeIn(raw, 'place', Object.values(PLACE_TYPE)),
  ...choiceIn({ open: String(raw['open'] ?? '') }, 'open', ['true'] as const),
  ...choiceIn(raw, 'sort', POST_SORTS),
});
export type ExploreSearch = ReturnType<typeof exploreSearch>;
/** What to change in the address; `undefined` takes it out. */
export type ChangeExplore = (change: { [K in keyof ExploreSearch]?: ExploreSearch[K] | undefined }) => void;
