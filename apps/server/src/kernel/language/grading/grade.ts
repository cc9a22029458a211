import { type Evidence, evidenceFor, type Finding, type PointFound } from '../evidence/evidence.ts';
import { scoreOf } from './decide.ts';
import { Company } from './measures.ts';
import type { Example, Quiz } from './quiz.ts';
import { type Judged, priorOf, regress, stepsOf } from './regression.ts';
import { saysNothing } from './says-nothing.ts';
import { SURE } from './confidence.ts';
import { plain } from '../text/plain.ts';
import { readAnswer } from '../guard/guard.ts';
import { onSubject } from '../guard/on-subject.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.gen.ts';
import { dot, spread } from '../sparse/idf.ts';
import { BUCKETS } from '../sparse/sparse.ts';

export interface Grade {
  /** From 0 to 1; null where nothing decides it and a person has to read the answer. */
  readonly score: number | null;
  /** How likely an instructor's grade is within ten points, 0–1; without a score, 0. */
  readonly confidence: number;
  /** What the points of the model answer decide. */
  readonly finding: Finding;
  /** The points of the model answer, each with the sentence that meets or denies it. */
  readonly points: readonly PointFound[];
  /** Parts of the answer that were not read, since they speak to the grader instead of answering. */
  readonly unread: readonly string[];
}

/** An answer that speaks to its grader is for a person to look at. */
const MOST_WITH_UNREAD = 0.5;
/** More graded answers tell hardly more, and cost with their third power. */
const MAX_EXAMPLES = 100;

/**
 * Grades the answers to one quiz. Without graded examples the points of the model answer decide, or nobody does. With
 * some, where an answer stands among them and the others counts too. The same input gives the same grades. What an
 * answer says to its grader is not read.
 */
export function gradeAnswers(
  quiz: Quiz,
  answers: readonly string[],
  examples: readonly Example[] = [],
  weights: Weights = WEIGHTS,
): Grade[] {
  const read = answers.map((answer) => readAnswer(answer, quiz));
  const find = evidenceFor(quiz);
  const found = read.map(({ text }) => find(text));
  const telling = examples
    .map(({ text, score }) => ({ text: readAnswer(text, quiz).text, score }))
    .filter(({ text }) => !saysNothing(text))
    .slice(0, MAX_EXAMPLES);
  const judged = judgedBy(quiz, telling, read, found, find, weights);
  // Two people who write the same have the same score; of several graded ones the first counts.
  const known = new Map(telling.toReversed().map(({ text, score }) => [written(text), score]));
  return read.map(({ text, unread }, at) => {
    const evidence = found[at]!;
    // What has nothing to do with a point makes no other answer of it.
    const same =
      evidence.finding === 'nothing' ? undefined : (known.get(written(text)) ?? known.get(written(evidence.core)));
    const { score, confidence } =
      same === undefined ? scoreOf(evidence, judged[at], telling.length, weights) : { score: same, confidence: SURE };
    const { finding, points } = evidence;
    return { score, confidence: trust(confidence, unread), finding, points, unread };
  });
}

/** Where the answers stand among graded examples; nothing without any, or of an answer that says nothing. */
function judgedBy(
  quiz: Quiz,
  telling: readonly Example[],
  read: readonly { readonly text: string }[],
  found: readonly Evidence[],
  find: (answer: string) => Evidence,
  weights: Weights,
): (Judged | undefined)[] {
  if (telling.length === 0) return [];
  const spoken = found.flatMap(({ finding }, at) => (finding === 'nothing' ? [] : [at]));
  const texts = [
    ...telling.map(({ text }) => find(text).core || text),
    ...spoken.map((at) => found[at]!.core || read[at]!.text),
  ];
  const company = new Company(quiz, onSubject(texts, quiz));
  const judged = regress(
    company,
    telling.map(({ score }, at) => ({ at, score })),
    weights,
  );
  const all: (Judged | undefined)[] = found.map(() => undefined);
  spoken.forEach((at, place) => (all[at] = judged[telling.length + place]));
  return all;
}

const written = (text: string) => plain(text).replace(/\s+/gu, '');

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
