import { choiceIn, numberIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const GRADING_FILTERS = ['ungraded', 'graded', 'all'] as const;

/** `quiz` and `answer` (the member): what is open in the workspace. */
export const gradingSearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'quiz'),
  ...textIn(raw, 'answer'),
  ...choiceIn(raw, 'filter', GRADING_FILTERS),
});
