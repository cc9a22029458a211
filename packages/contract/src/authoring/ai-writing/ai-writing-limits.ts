/** Quizzes that one call has model answers drafted for, and quizzes that one call drafts. */
export const MAX_MODEL_ANSWERS = 50;
export const MAX_AI_QUIZZES = 20;

/** Characters of passages that one call sends to a provider. */
export const MAX_SENT_CHARACTERS = 16_000;

export const WRITING_KINDS = ['MODEL_ANSWER', 'QUIZ'] as const;
export type WritingKind = (typeof WRITING_KINDS)[number];

/** Life of a writing: the content is read first where nobody has yet. */
export const WRITING_STATES = ['READING', 'WRITING', 'DONE', 'FAILED'] as const;
export type WritingState = (typeof WRITING_STATES)[number];
