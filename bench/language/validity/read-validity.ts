import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../table.ts';
import type { GradedQuiz } from '../graded-answers.ts';
import { halfOf, type Half } from '../halves.ts';

/** Kinds of answers that words alone do not tell apart. */
export type Kind =
  | 'right'
  | 'list'
  | 'half'
  | 'vague'
  | 'neighbour'
  | 'negated'
  | 'strung'
  | 'changed'
  | 'copied'
  | 'filler right'
  | 'filler half'
  | 'filler neighbour';

export interface ValidityQuiz extends GradedQuiz {
  readonly answers: readonly { readonly text: string; readonly score: number; readonly kind: Kind }[];
}

/** Forty questions in Korean and English with twelve answers each, written for this; every second question was tuned on. */
export function validityQuizzes(half?: Half): ValidityQuiz[] {
  const rows = tableOf(readFileSync(join(import.meta.dirname, 'answers.csv'), 'utf8'), ['quiz', 'kind'], 'csv');
  const quizzes = [...Map.groupBy(rows, (row) => row['quiz']!)].map(([name, its]): ValidityQuiz => ({
    name,
    question: its[0]!['question']!,
    modelAnswer: its[0]!['modelanswer']!,
    keywords: [],
    answers: its.map((row) => ({ text: row['answer']!, score: Number(row['score']), kind: row['kind'] as Kind })),
  }));
  return half === undefined ? quizzes : halfOf(quizzes, half);
}
