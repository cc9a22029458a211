/** A member asks those who run the club what the chatbot could not answer. */
export const CHATBOT_NOTIFICATIONS = ['memberQuestion'] as const;
