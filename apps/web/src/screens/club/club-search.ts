import { choiceIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const CLUB_TABS = ['about', 'quizzes', 'answers', 'growth', 'members'] as const;

/** `code`: the participation code that a join link carries. */
export const clubSearch = (raw: RawSearch) => ({ ...choiceIn(raw, 'tab', CLUB_TABS), ...textIn(raw, 'code') });
