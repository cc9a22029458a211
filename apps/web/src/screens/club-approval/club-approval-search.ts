import { MANAGED_SORTS } from '../../features/clubs/clubs/approval/managed-sorts.ts';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** Filter, order, page and its size, and `club`: the one that is looked at. Without a status those that wait are shown. */
export const clubApprovalSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'status'),
  ...textIn(raw, 'type'),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'from'),
  ...textIn(raw, 'to'),
  ...choiceIn(raw, 'sort', MANAGED_SORTS),
  ...choiceIn(raw, 'direction', ['DESC']),
  ...numberIn(raw, 'club'),
});
export type ClubApprovalSearch = ReturnType<typeof clubApprovalSearch>;
