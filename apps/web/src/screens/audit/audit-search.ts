import { conditionsIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** What stands in the address; `by` is the id of whoever did it, `entry` the one that is open. */
export const auditSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...numberIn(raw, 'size'),
  ...textIn(raw, 'by'),
  ...textIn(raw, 'entry'),
  ...conditionsIn(raw, ['keyword', 'kind', 'dayFrom', 'dayTo', 'hasReason']),
});
