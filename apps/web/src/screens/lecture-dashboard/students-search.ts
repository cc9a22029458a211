import { STUDENT_SORTS } from '@dure/contract/insight/lecture-dashboard/student-sorts';
import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

const FILTERS = ['silent'] as const;

/** `member`: who is looked at beside the list. */
export const studentsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'filter', FILTERS),
  ...choiceIn(raw, 'sort', STUDENT_SORTS),
  ...textIn(raw, 'member'),
});
