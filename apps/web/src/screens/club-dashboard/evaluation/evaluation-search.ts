import { choiceIn, pageIn, textIn, type RawSearch } from '../../../kernel/search-params.ts';

/** `member`: whose report is open. */
export const evaluationSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'filter', ['draft', 'released'] as const),
  ...textIn(raw, 'member'),
});
export type EvaluationSearch = ReturnType<typeof evaluationSearch>;
