import { LECTURE_STEPS } from '../../features/clubs/club-writing/lecture/lecture-steps.ts';
import { choiceIn, numberIn, type RawSearch } from '../../kernel/search-params.ts';

export const lectureStepSearch = (raw: RawSearch) => choiceIn(raw, 'step', LECTURE_STEPS);
/** The draft that is written on, and the step. */
export const lectureCreateSearch = (raw: RawSearch) => ({ ...numberIn(raw, 'draft'), ...lectureStepSearch(raw) });
