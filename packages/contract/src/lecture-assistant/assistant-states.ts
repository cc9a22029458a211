/**
 * Of an answer: it is being written; it is there; it is a hint, and the answer itself is asked for; the materials hold none;
 * the member stopped it; whoever wrote it died, and what came is kept.
 */
export const ANSWER_STATES = ['ANSWERING', 'ANSWERED', 'HINTED', 'NOT_FOUND', 'STOPPED', 'BROKEN'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const MAX_ASKED_LENGTH = 1000;
/** Of the passage that a question is about. */
export const MAX_QUOTE_LENGTH = 2000;
