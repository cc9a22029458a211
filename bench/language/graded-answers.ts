import type { Quiz } from '../../apps/server/src/kernel/language/grading/quiz.ts';
import { numberIn, tableOf } from './table.ts';

export interface GradedQuiz extends Quiz {
  readonly name: string;
  readonly answers: readonly { readonly text: string; readonly score: number }[];
}

const KEYWORD_MARKS = /[,;|\n]/;

/** The graded answers of a CSV by quiz, in the order of the file. A quiz's question and model answer are those of its first row. */
export function gradedQuizzes(text: string): GradedQuiz[] {
  const quizzes = new Map<string, GradedQuiz & { answers: { text: string; score: number }[] }>();
  for (const [at, row] of tableOf(text, ['quiz', 'question', 'modelAnswer', 'answer', 'score'], 'csv').entries()) {
    const name = row['quiz']!;
    const quiz = quizzes.get(name) ?? {
      name,
      question: row['question']!,
      modelAnswer: row['modelanswer']!,
      keywords: (row['keywords'] ?? '').split(KEYWORD_MARKS).flatMap((word) => (word.trim() ? [word.trim()] : [])),
      answers: [],
    };
    quiz.answers.push({ text: row['answer']!, score: numberIn(row['score']!, at, [0, 1]) });
    quizzes.set(name, quiz);
  }
  return [...quizzes.values()];
}
