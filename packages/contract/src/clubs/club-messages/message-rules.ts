/** Characters of a message: a word to somebody, no letter. */
export const MAX_MESSAGE_LENGTH = 500;
/** People that one message goes to at most. */
export const MAX_RECIPIENTS = 200;
/** Messages that one person sends in a minute at most, however many servers run. */
export const MESSAGES_A_MINUTE = 5;
