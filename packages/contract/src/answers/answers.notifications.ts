/** What members tell each other by an answer: by a click, gathered when they are shown, or by quoting it. */
export const ANSWER_NOTIFICATIONS = ['like', 'onePick', 'quote'] as const;
