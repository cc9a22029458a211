import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

const FILTERS = ['behind'] as const;
const SORTS = ['progress', 'progressDesc', 'grade', 'gradeDesc'] as const;

/** `member`: who is looked at beside the list. */
export const progressSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'filter', FILTERS),
  ...choiceIn(raw, 'sort', SORTS),
  ...textIn(raw, 'member'),
});
