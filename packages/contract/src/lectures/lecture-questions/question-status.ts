/** Where a question of a lecture club stands (decisions, section 9). */
export const QUESTION_STATUSES = ['WAITING_AI', 'AI_ANSWERED', 'WAITING_INSTRUCTOR', 'INSTRUCTOR_ANSWERED'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** What moves a question on, from where and to where. An instructor answers whenever they like, and again. */
export const QUESTION_TRANSITIONS = {
  assistantAnswers: { from: ['WAITING_AI'], to: 'AI_ANSWERED' },
  askInstructor: { from: ['AI_ANSWERED'], to: 'WAITING_INSTRUCTOR' },
  instructorAnswers: { from: QUESTION_STATUSES, to: 'INSTRUCTOR_ANSWERED' },
} as const satisfies Record<string, { from: readonly QuestionStatus[]; to: QuestionStatus }>;

/** Characters of a question, of what is marked in a material, and of an answer, at most. */
export const MAX_QUESTION = 1000;
export const MAX_QUOTE = 600;
export const MAX_INSTRUCTOR_ANSWER = 5000;
/** Questions that get one answer at once at most. */
export const MAX_ANSWERED_AT_ONCE = 50;

/** Whom a question is for at first; without an assistant in the club it is the instructor's. */
export const QUESTION_RECEIVERS = ['ASSISTANT', 'INSTRUCTOR'] as const;

/** What a list of questions is narrowed to. */
export const QUESTION_FILTERS = ['ALL', 'MINE', 'WAITING', 'ASSISTANT', 'ANSWERED'] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/** Newest first; most wondered about first; or those that wait for an instructor first, the longest waiting ones above. */
export const QUESTION_SORTS = ['NEWEST', 'WONDERED', 'WAITING'] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];
