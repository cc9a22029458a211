import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const CLUB_TABS = ['about', 'quizzes'] as const;

/** `code`: the participation code that a join link carries. */
export const clubSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'tab', CLUB_TABS),
  ...textIn(raw, 'code'),
});
