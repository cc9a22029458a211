import { CELL_STATES } from '@dure/contract/insight/gradebook/cell-states';
import { ROW_SORTS } from '../../../features/insight/gradebook/row-sorts.ts';
import { choiceIn, numberIn, textIn, type RawSearch } from '../../../kernel/search-params.ts';

/** What of the gradebook is shown; what is usual is left out of the address. */
export const gradebookSearch = (raw: RawSearch) => ({
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'state', CELL_STATES),
  ...numberIn(raw, 'quiz'),
  ...choiceIn(raw, 'sort', ROW_SORTS),
});
export type GradebookSearch = ReturnType<typeof gradebookSearch>;
