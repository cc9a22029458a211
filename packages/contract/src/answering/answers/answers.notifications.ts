/**
 * What members notify each other of by an answer: a reaction (grouped when shown), a quote, or saying that an idea came
 * from it.
 */
export const ANSWER_NOTIFICATIONS = ['like', 'onePick', 'quote', 'influence'] as const;
