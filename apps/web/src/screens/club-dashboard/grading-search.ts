import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const GRADING_FILTERS = ['all', 'ungraded', 'graded'] as const;

/** `quiz` and `answer` (the member): what is open in the workspace; the rest is the queue beside it. */
export const gradingSearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'quiz'),
  ...choiceIn(raw, 'filter', GRADING_FILTERS),
  ...textIn(raw, 'keyword'),
  ...pageIn(raw),
  ...textIn(raw, 'answer'),
});
