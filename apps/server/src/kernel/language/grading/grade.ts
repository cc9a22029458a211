import { confidenceOf, SURE } from './confidence.ts';
import { Company } from './measures.ts';
import type { Example, Quiz } from './quiz.ts';
import { priorOf, regress, stepsOf } from './regression.ts';
import { saysNothing } from './says-nothing.ts';
import { readAnswer } from '../guard/guard.ts';
import { onSubject } from '../guard/on-subject.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.gen.ts';
import { dot, spread } from '../sparse/idf.ts';
import { BUCKETS } from '../sparse/sparse.ts';

export interface Grade {
  /** From 0 to 1. */
  readonly score: number;
  /** How likely an instructor's grade is within ten points, 0–1. */
  readonly confidence: number;
  /** Parts of the answer that were not read, since they speak to the grader instead of answering. */
  readonly unread: readonly string[];
}

/** An answer that speaks to its grader is for a person to look at. */
const MOST_WITH_UNREAD = 0.5;
/** More graded answers tell hardly more, and cost with their third power. */
const MAX_EXAMPLES = 100;

/**
 * Grades the answers to one quiz together: where an answer stands among the others counts, so does every example that the
 * instructor graded. The same input gives the same grades. What an answer says to its grader is not read.
 */
export function gradeAnswers(
  quiz: Quiz,
  answers: readonly string[],
  examples: readonly Example[] = [],
  weights: Weights = WEIGHTS,
): Grade[] {
  const read = answers.map((answer) => readAnswer(answer, quiz));
  const telling = examples
    .map(({ text, score }) => ({ text: readAnswer(text, quiz).text, score }))
    .filter(({ text }) => !saysNothing(text))
    .slice(0, MAX_EXAMPLES);
  const spoken = read.flatMap(({ text }, at) => (saysNothing(text) ? [] : [at]));
  const texts = [...telling.map(({ text }) => text), ...spoken.map((at) => read[at]!.text)];
  const company = new Company(quiz, onSubject(texts, quiz));
  const judged = regress(
    company,
    telling.map(({ score }, at) => ({ at, score })),
    weights,
  );
  const grades: Grade[] = read.map(({ unread }) => ({ score: 0, confidence: trust(SURE, unread), unread }));
  spoken.forEach((answer, at) => {
    const [one, { unread }] = [judged[telling.length + at]!, read[answer]!];
    const confidence = trust(confidenceOf(one, telling.length, weights.confidence), unread);
    grades[answer] = { score: one.score, confidence, unread };
  });
  return grades;
}

const trust = (confidence: number, unread: readonly string[]) =>
  unread.length === 0 ? confidence : Math.min(confidence, MOST_WITH_UNREAD);

/**
 * Which answers an instructor grades first. They are sorted by the features and split into parts of one size; from each
 * part the most typical answer is taken. Answers that say nothing teach nothing. Nothing of a grade is read.
 */
export function chooseExamples(quiz: Quiz, answers: readonly string[], count: number, weights = WEIGHTS): number[] {
  const read = answers.map((answer) => readAnswer(answer, quiz).text);
  const spoken = read.flatMap((text, at) => (saysNothing(text) ? [] : [at]));
  const texts = spoken.map((at) => read[at]!);
  const company = new Company(quiz, onSubject(texts, quiz));
  const prior = priorOf(stepsOf(company, weights), weights);
  const order = spoken.map((_, at) => at).toSorted((a, b) => prior[a]! - prior[b]! || a - b);
  const parts = Math.min(count, order.length);
  return Array.from({ length: parts }, (_, part) => {
    const members = order.slice(
      Math.floor((part * order.length) / parts),
      Math.floor(((part + 1) * order.length) / parts),
    );
    return spoken[mostCommon(company, members)]!;
  });
}

function mostCommon(company: Company, members: readonly number[]): number {
  const middle = new Float64Array(BUCKETS);
  const directions = members.map((at) => company.grams(company.texts[at]!));
  for (const direction of directions) spread(direction, middle);
  let best = 0;
  const common = directions.map((one) => dot(one, middle));
  common.forEach((one, at) => {
    if (one > common[best]! + 1e-9) best = at;
  });
  return members[best]!;
}
