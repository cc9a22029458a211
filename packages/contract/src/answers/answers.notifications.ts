/**
 * What members tell each other by an answer: by a click, gathered when they are shown, by quoting it, or by saying that a
 * thought of their own came from it.
 */
export const ANSWER_NOTIFICATIONS = ['like', 'onePick', 'quote', 'influence'] as const;
