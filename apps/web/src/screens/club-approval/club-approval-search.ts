import { numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** Filter, page and its size, and `club`: the one that is looked at. Without a status those that wait are shown. */
export const clubApprovalSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'status'),
  ...textIn(raw, 'type'),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'from'),
  ...textIn(raw, 'to'),
  ...numberIn(raw, 'club'),
});
export type ClubApprovalSearch = ReturnType<typeof clubApprovalSearch>;
