import { MANAGED_SORTS } from '../../features/clubs/clubs/approval/managed-sorts.ts';
import { conditionsIn, numberIn, pageIn, type RawSearch } from '../../kernel/search-params.ts';
import { orderIn } from '../../ui/lists/table-order.ts';

/** Filter, order, page and its size, and `club`: the one that is looked at. Without a status those that wait are shown. */
export const clubApprovalSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...conditionsIn(raw, ['keyword', 'status', 'type', 'dayFrom', 'dayTo']),
  ...orderIn(raw, MANAGED_SORTS),
  ...numberIn(raw, 'club'),
});
export type ClubApprovalSearch = ReturnType<typeof clubApprovalSearch>;
