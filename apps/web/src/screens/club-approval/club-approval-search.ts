import { numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const clubApprovalSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'status'),
  ...textIn(raw, 'type'),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'from'),
  ...textIn(raw, 'to'),
});
