/** A question of Markdown in one line of plain words, as covers and previews have it too. */
export { plainQuestion } from '@dure/contract/quizzes/plain-question';
