import { MANAGED_SORTS } from '../../features/clubs/clubs/approval/managed-sorts.ts';
import { choiceIn, conditionsIn, numberIn, pageIn, type RawSearch } from '../../kernel/search-params.ts';

/** Filter, order, page and its size, and `club`: the one that is looked at. Without a status those that wait are shown. */
export const clubApprovalSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...conditionsIn(raw, ['keyword', 'status', 'type', 'dayFrom', 'dayTo']),
  ...choiceIn(raw, 'sort', MANAGED_SORTS),
  ...choiceIn(raw, 'direction', ['DESC']),
  ...numberIn(raw, 'club'),
});
export type ClubApprovalSearch = ReturnType<typeof clubApprovalSearch>;
