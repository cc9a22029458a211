import { choiceIn, numberIn, pageIn, type RawSearch } from '../../../kernel/search-params.ts';

export const QUIZ_ORDERS = ['newest', 'oldest'] as const;
export const QUIZ_STATES = ['published', 'unpublished'] as const;

/** `mode`: whether the order is being changed; `proof`: the quiz of which AI is compared with the instructor. Without `sort` quizzes stand in the club's own order. */
export const quizzesSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...choiceIn(raw, 'mode', ['order'] as const),
  ...numberIn(raw, 'proof'),
  ...choiceIn(raw, 'sort', QUIZ_ORDERS),
  ...choiceIn(raw, 'state', QUIZ_STATES),
});
export type QuizzesSearch = ReturnType<typeof quizzesSearch>;
