/**
 * State of an answer: being written; complete; a hint, and the answer itself can be requested; not in the materials. Or
 * it was stopped by the member, or interrupted with the text so far.
 */
export const ANSWER_STATES = ['ANSWERING', 'ANSWERED', 'HINTED', 'NOT_FOUND', 'STOPPED', 'BROKEN'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const MAX_ASKED_LENGTH = 1000;
/** Of the passage that a question is about. */
export const MAX_QUOTE_LENGTH = 2000;
