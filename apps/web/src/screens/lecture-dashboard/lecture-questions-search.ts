import { QUESTION_FILTERS } from '@dure/contract/lectures/lecture-questions/question-status';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

/** Which questions are listed; `answer`: the one that is being answered, and with `walk` the first of all that wait. */
export const lectureQuestionsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'filter', QUESTION_FILTERS),
  ...textIn(raw, 'keyword'),
  ...numberIn(raw, 'answer'),
  ...choiceIn(raw, 'walk', ['queue']),
});
