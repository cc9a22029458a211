/** An instructor answered what the member asked, or wonders too. */
export const LECTURE_QUESTION_NOTIFICATIONS = ['questionAnswered'] as const;
