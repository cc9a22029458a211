import { isAlike, isOpposed } from './alike.ts';
import type { Statement, Telling } from './statement.ts';

/** What a sentence is to a point. */
export type Relation = 'met' | 'opposite' | 'partly' | 'none';

/** A point of the model answer, ready to be looked for. */
export interface Point {
  readonly statement: Statement;
  /** Weight of each of its words: what the question gives counts little. */
  readonly weights: readonly number[];
  readonly whole: number;
  /** Its first word that the other points do not have, and theirs: where one stands for the other, they were swapped. */
  readonly topic: Telling | null;
  readonly otherTopics: readonly Telling[];
}

export interface Related {
  readonly relation: Relation;
  /** Share of what the point's words weigh that the sentence has, 0–1. */
  readonly share: number;
}

/** Share from which a point is met, and from which what contradicts it is about it. */
const MET = 0.8;
const ABOUT = 0.5;
/** How much longer than a point a sentence may be that meets or denies it. */
const LONGER = 1.5;
const MORE = 4;
/** What has fewer words may be said beside anything. */
const FEWEST_WORDS = 3;

const placeOf = (words: readonly Telling[], word: Telling) => words.findIndex((one) => isAlike(one, word));
const has = (words: readonly Telling[], word: Telling) => placeOf(words, word) >= 0;

/** A figure, unit, name or word that stands where the point has another. */
function isChanged({ statement: point }: Point, said: Statement, isKnown: (word: Telling) => boolean): boolean {
  const missing = point.words.filter((word) => !has(said.words, word));
  const extra = said.words.filter((word) => !has(point.words, word));
  if (missing.some((word) => extra.some((other) => isOpposed(word, other)))) return true;
  const isLettered = ({ isName, stem }: Telling) => isName && !/^\p{N}/u.test(stem);
  if (missing.some(isLettered) && extra.some((word) => isLettered(word) && !isKnown(word))) return true;
  // Several figures make an example of some of them; where none is the same, they were changed.
  if (point.numbers.size > 0 && said.numbers.size > 0 && point.numbers.isDisjointFrom(said.numbers)) return true;
  return [...point.units].some(([number, unit]) => said.units.has(number) && said.units.get(number) !== unit);
}

/** A word of the point that the question does not give, and a word in the sentence that the quiz does not know. Perhaps its place is taken. */
function isReplaced(
  { statement: point, weights }: Point,
  said: Statement,
  isKnown: (word: Telling) => boolean,
): boolean {
  const isMissing = point.words.some((word, at) => weights[at]! >= 1 && !has(said.words, word));
  return isMissing && said.words.some((word) => !isKnown(word));
}

/** Two that the point tells apart stand for each other: another topic, opposites the other way round, names with the other's word. */
function isSwapped(
  { statement: { words: point }, topic, otherTopics }: Point,
  { words: said }: Statement,
  inWords: number,
): boolean {
  if (inWords >= ABOUT && topic !== null && !has(said, topic) && otherTopics.some((other) => has(said, other)))
    return true;
  const opposed = point.flatMap((word, at) =>
    point.slice(at + 1).flatMap((later) => (isOpposed(word, later) ? [[word, later] as const] : [])),
  );
  if (
    opposed.some(
      ([first, second]) => has(said, first) && placeOf(said, first) > placeOf(said, second) && has(said, second),
    )
  )
    return true;
  const names = point.filter(({ isName, stem }) => isName && !/^\p{N}/u.test(stem));
  const behind = (words: readonly Telling[], name: Telling) => words[placeOf(words, name) + 1];
  return names.some((name) => {
    const [own, its] = [behind(point, name), has(said, name) ? behind(said, name) : undefined];
    if (!own || !its || isAlike(own, its)) return false;
    return names.some((other) => other.stem !== name.stem && isSame(behind(point, other), its));
  });
}
const isSame = (a: Telling | undefined, b: Telling) => a !== undefined && isAlike(a, b);

/** How often a sentence denies something, in the clauses that have one of these words. */
const denialsOf = ({ clauses }: Statement, about?: readonly Telling[]) =>
  clauses
    .filter(({ words }) => !about || words.some((word) => has(about, word)))
    .reduce((sum, { denials }) => sum + denials, 0);

/** Whether a sentence denies more or less of a point's words than the point does, or another of them. */
function isDenied({ statement: point }: Point, said: Statement): boolean {
  if (denialsOf(point) !== denialsOf(said, point.words)) return true;
  const isElsewhere = (word: Telling) => has(point.words, word) && !has(point.denied, word);
  return point.denied.length > 0 && said.denied.length > 0 && said.denied.every(isElsewhere);
}

/** What a sentence is to a point, by the words that tell; `isKnown` are words that the quiz uses elsewhere. */
export function relationOf(point: Point, said: Statement, isKnown: (word: Telling) => boolean): Related {
  let [had, hadWords, words] = [0, 0, 0];
  point.statement.words.forEach((word, at) => {
    const weight = point.weights[at]!;
    const isHad = has(said.words, word);
    if (isHad) had += weight;
    if (word.isName) return;
    words += weight;
    if (isHad) hadWords += weight;
  });
  const share = point.whole === 0 ? 0 : had / point.whole;
  // What is said in the same words of another name is about the point all the same.
  const inWords = words === 0 ? 0 : hadWords / words;
  const about = Math.max(share, inWords);
  if (about < ABOUT) return { relation: share === 0 ? 'none' : 'partly', share };
  // In a sentence that says much more, a denial or another name may be of something else.
  const isClose = said.words.length <= LONGER * point.statement.words.length + MORE;
  const isTelling = point.statement.words.length >= FEWEST_WORDS || point.statement.words.some(({ isName }) => isName);
  if (!isClose) return { relation: 'partly', share };
  if (isDenied(point, said) || isSwapped(point, said, inWords) || isChanged(point, said, isKnown))
    return isTelling ? { relation: 'opposite', share: about } : { relation: 'partly', share };
  const isWhole = share >= MET && point.statement.numbers.isSubsetOf(said.numbers) && !isReplaced(point, said, isKnown);
  return { relation: isWhole ? 'met' : 'partly', share };
}
