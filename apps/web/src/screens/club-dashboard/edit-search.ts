import { CLUB_STEPS } from '../../features/quiz-clubs/form/club-steps.ts';
import { choiceIn, type RawSearch } from '../../kernel/search-params.ts';

/** `step`: the part of the form that is shown. */
export const editSearch = (raw: RawSearch) => choiceIn(raw, 'step', CLUB_STEPS);
