import { QUEUE_FILTERS } from '@dure/contract/grading/grading/queue/queue-filters';
import { choiceIn, numberIn, textIn, type RawSearch } from '../../../kernel/search-params.ts';

/** `answer` (`quiz.member`): what is open in the workspace; the rest is the queue beside it. */
export const gradingSearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'quiz'),
  ...numberIn(raw, 'week'),
  ...choiceIn({ filter: raw['filter'] === 'ungraded' ? 'waiting' : raw['filter'] }, 'filter', QUEUE_FILTERS),
  ...textIn(raw, 'keyword'),
  ...(raw['similar'] === true && { similar: true as const }),
  ...(raw['mine'] === true && { mine: true as const }),
  ...textIn(raw, 'answer'),
  ...textIn(raw, 'after'),
});
