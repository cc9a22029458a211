import { typedQuestions } from '@dure/contract/imports/typed-questions';

export interface PastedQuiz {
  readonly question: string;
  readonly modelAnswer: string;
  readonly topic: string;
}

/**
 * Quizzes in pasted text, told apart as in a file that is imported. What the form of a club has
 * no field for stays with the model answer.
 */
export const questionsIn = (text: string): PastedQuiz[] =>
  typedQuestions(text).questions.map(({ question, modelAnswer, explanation, topic, keywords, rubric, tags }) => ({
    question,
    modelAnswer: [modelAnswer, explanation, keywords, rubric].filter(Boolean).join('\n'),
    topic: topic || tags,
  }));
