/** What members tell each other by a click; gathered when they are shown. */
export const ANSWER_NOTIFICATIONS = ['like', 'onePick'] as const;
