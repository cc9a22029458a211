import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const CLUB_SORTS = ['newest', 'starting', 'popular'] as const;
export const CLUB_WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
/** The states that a list of clubs for everybody can hold. */
export const LISTED_STATUSES = ['0200', '0210', '0300', '0310', '0400', '0500'] as const;

/** Filters, order and page of the quiz clubs; `code` is the participation code that a join link carries. */
export const quizClubsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'jobGroup'),
  ...textIn(raw, 'jobLevel'),
  ...choiceIn(raw, 'weekday', CLUB_WEEKDAYS),
  ...choiceIn(raw, 'status', LISTED_STATUSES),
  ...choiceIn(raw, 'sort', CLUB_SORTS),
  ...textIn(raw, 'code'),
});
export type QuizClubsSearch = ReturnType<typeof quizClubsSearch>;
