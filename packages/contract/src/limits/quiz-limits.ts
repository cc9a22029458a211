/** Limits of a quiz (decisions, section 5), in characters. */
export const MIN_QUESTION_LENGTH = 2;
export const MAX_QUESTION_LENGTH = 2000;
export const MAX_MODEL_ANSWER_LENGTH = 5000;
export const MAX_KEYWORDS = 20;
export const MAX_KEYWORD_LENGTH = 40;
/** Quizzes that one call registers, and rows of one bulk file. */
export const MAX_NEW_QUIZZES = 500;

/** Limits of a rubric: a weight counts beside the others', a score is of one criterion or of the whole answer. */
export const MAX_CRITERIA = 10;
export const MAX_CRITERION_NAME_LENGTH = 60;
export const MAX_CRITERION_WEIGHT = 100;
export const MIN_LEVELS = 2;
/** As many as a row of keys has for one criterion. */
export const MAX_LEVELS = 5;
export const MAX_LEVEL_LABEL_LENGTH = 20;
export const MAX_LEVEL_REASON_LENGTH = 300;
export const MAX_SCORE = 100;
