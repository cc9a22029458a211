import { CLUB_STEPS } from '../../features/quiz-clubs/form/club-steps.ts';
import { choiceIn, numberIn, type RawSearch } from '../../kernel/search-params.ts';

/** `draft`: the club that is still being written; `step`: the part of the form that is shown. */
export const quizCreateSearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'draft'),
  ...choiceIn(raw, 'step', CLUB_STEPS),
});
