import { CLUB_SECTIONS } from '../../features/quiz-clubs/form/club-sections.ts';
import { choiceIn, type RawSearch } from '../../kernel/search-params.ts';

/** `section`: the part of the settings to begin with. */
export const editSearch = (raw: RawSearch) => choiceIn(raw, 'section', CLUB_SECTIONS);
