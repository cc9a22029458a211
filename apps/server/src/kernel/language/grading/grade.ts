import { ownWords } from '@dure/contract/answering/answers/own-words';
import { evidenceFor, type Evidence, type Finding, type PointFound } from '../evidence/evidence.ts';
import { readAnswer } from '../guard/guard.ts';
import { gramsOf } from '../sparse/grams.ts';
import { dot, Idf, spread } from '../sparse/idf.ts';
import { BUCKETS } from '../sparse/sparse.ts';
import { plain, wordCharactersOf } from '../text/plain.ts';
import { alikeIn } from './alike.ts';
import { type GradedEvidence, scoreOf, SURE } from './decide.ts';
import type { Example, Quiz } from './quiz.ts';
import { saysNothing } from './says-nothing.ts';

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
/** More graded answers tell hardly more. */
const MAX_EXAMPLES = 100;

/**
 * Grades the answers to one quiz, each by itself. Without graded examples the points of the model answer decide, or
 * nobody does. With some, what people gave to its like counts too. The same input gives the same grades. What an answer
 * says to its grader is not read.
 */
export function gradeAnswers(quiz: Quiz, answers: readonly string[], examples: readonly Example[] = []): Grade[] {
  const find = evidenceFor(quiz);
  const graded = examples
    .map(({ text, score }) => ({ text: readAnswer(text, quiz).text, score }))
    .filter(({ text }) => !saysNothing(text))
    .slice(0, MAX_EXAMPLES)
    .map(({ text, score }): GradedEvidence => ({ evidence: find(text), score }));
  // Two people who write the same have the same score; of several graded ones the first counts.
  const known = new Map(graded.toReversed().map(({ evidence, score }) => [written(evidence.said), score]));
  const alike = alikeIn(quiz, graded);
  return answers.map((answer) => {
    const { text, unread } = readAnswer(answer, quiz);
    const evidence = isQuotes(answer) ? { ...find(text), finding: 'quoted' as const } : find(text);
    const { finding, points, said } = evidence;
    // What is only talk around a point makes no other answer of it.
    const same = finding === 'nothing' || finding === 'quoted' ? undefined : known.get(written(said));
    const { score, confidence } =
      same === undefined
        ? scoreOf(evidence, { examples: graded, alike: () => alike(said) })
        : { score: same, confidence: SURE };
    return { score, confidence: trust(confidence, unread), finding, points, unread };
  });
}

/** Whether an answer says something, and none of it in its own words. */
const isQuotes = (answer: string) => wordCharactersOf(answer) !== '' && wordCharactersOf(ownWords(answer)) === '';
const written = (text: string) => plain(text).replace(/\s+/gu, '');

const trust = (confidence: number, unread: readonly string[]) =>
  unread.length === 0 ? confidence : Math.min(confidence, MOST_WITH_UNREAD);

/**
 * Which answers an instructor grades first: those that the points leave open, as nobody but a person decides them. They
 * are sorted by what they have of the points and split into parts of one size. From each part the most typical answer is
 * taken. Answers that say nothing teach nothing. Nothing of a grade is read.
 */
export function chooseExamples(quiz: Quiz, answers: readonly string[], count: number): number[] {
  const find = evidenceFor(quiz);
  const read = answers.map((answer) => find(readAnswer(answer, quiz).text));
  const isOpen = ({ finding }: Evidence) => finding === 'open' || finding === 'bare';
  const spoken = read.flatMap(({ finding }, at) => (finding === 'nothing' ? [] : [at]));
  const first = typicalOf(
    read,
    spoken.filter((at) => isOpen(read[at]!)),
    count,
  );
  const rest = spoken.filter((at) => !isOpen(read[at]!));
  return [...first, ...typicalOf(read, rest, count - first.length)];
}

const had = ({ points }: Evidence) => points.reduce((sum, { share }) => sum + share, 0);

/** The most typical answers of each part, from those that have least of the points to those that have most. */
function typicalOf(read: readonly Evidence[], places: readonly number[], count: number): number[] {
  const order = places.toSorted((a, b) => had(read[a]!) - had(read[b]!) || a - b);
  const parts = Math.max(0, Math.min(count, order.length));
  const grams = new Map(places.map((at) => [at, gramsOf(read[at]!.said)]));
  const idf = new Idf();
  for (const one of grams.values()) idf.add(one);
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((one) => Math.floor((one * order.length) / parts));
    return mostCommon(order.slice(from, to), (at) => idf.sharedDirection(grams.get(at)!));
  });
}

function mostCommon(members: readonly number[], directionOf: (at: number) => ReturnType<typeof gramsOf>): number {
  const middle = new Float64Array(BUCKETS);
  const directions = members.map(directionOf);
  for (const direction of directions) spread(direction, middle);
  let best = 0;
  const common = directions.map((one) => dot(one, middle));
  common.forEach((one, at) => {
    if (one > common[best]! + 1e-9) best = at;
  });
  return members[best]!;
}
