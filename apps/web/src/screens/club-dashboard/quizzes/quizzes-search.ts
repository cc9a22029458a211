import { choiceIn, pageIn, type RawSearch } from '../../../kernel/search-params.ts';

export const QUIZ_ORDERS = ['newest', 'oldest'] as const;
export const QUIZ_STATES = ['published', 'unpublished'] as const;

/** `mode`: whether the order is being changed. Without `sort` quizzes stand in the club's own order. */
export const quizzesSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'mode', ['order'] as const),
  ...choiceIn(raw, 'sort', QUIZ_ORDERS),
  ...choiceIn(raw, 'state', QUIZ_STATES),
});
export type QuizzesSearch = ReturnType<typeof quizzesSearch>;
