/** Orders of quizzes that can be taken. */
export const QUIZ_SORTS = ['newest', 'used', 'liked'] as const;
export type QuizSort = (typeof QUIZ_SORTS)[number];
