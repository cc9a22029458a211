import { plainQuestion } from '@dure/contract/quizzes/plain-question';
import { cleanDocument } from '../../../kernel/language/guard/document.ts';
import { draftQuizzes } from '../../../kernel/language/writing/questions.ts';

const QUESTIONS = 2;

/** Questions that the passages of a study raise, in plain words: those that define, compare or give a reason first. */
export const questionsFrom = (passages: readonly string[]): string[] =>
  draftQuizzes(passages.map(cleanDocument), QUESTIONS).map(({ question }) => plainQuestion(question));
