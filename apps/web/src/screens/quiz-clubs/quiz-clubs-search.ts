import { choiceIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

export const CLUB_SORTS = ['newest', 'starting', 'popular'] as const;
export const CLUB_WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

/** What a member has to do with clubs, beside all of them. */
export const OWN_VIEWS = ['MINE', 'FAVORITE', 'REQUESTED'] as const;
export type OwnView = (typeof OWN_VIEWS)[number];

/**
 * View, filters, order and page of the quiz clubs; `status` is a club's, of requests their own. `code` is the participation
 * code that a join link carries.
 */
export const quizClubsSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'view', OWN_VIEWS),
  ...textIn(raw, 'keyword'),
  ...textIn(raw, 'jobGroup'),
  ...textIn(raw, 'jobLevel'),
  ...choiceIn(raw, 'weekday', CLUB_WEEKDAYS),
  ...textIn(raw, 'status'),
  ...choiceIn(raw, 'sort', CLUB_SORTS),
  ...textIn(raw, 'code'),
});
export type QuizClubsSearch = ReturnType<typeof quizClubsSearch>;
/** What to change in the address; `undefined` takes it out. */
export type ChangeSearch = (change: { [K in keyof QuizClubsSearch]?: QuizClubsSearch[K] | undefined }) => void;
