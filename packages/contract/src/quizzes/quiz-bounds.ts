/** Bounds of a quiz (decisions, section 5), in characters. */
export const MAX_QUESTION_LENGTH = 2000;
export const MAX_MODEL_ANSWER_LENGTH = 5000;
export const MAX_KEYWORDS = 20;
/** Quizzes that one call registers, and rows of one bulk file. */
export const MAX_NEW_QUIZZES = 500;
