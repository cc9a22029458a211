import { ownWords } from '@dure/contract/answering/answers/own-words';
import { Sentences } from '../../../../kernel/language/similarity/sentences.ts';
import { sentencesOf } from '../../../../kernel/language/text/sentences.ts';
import { spokenIn } from '../../../../kernel/language/text/units.ts';
import { stemOf, wordsOf } from '../../../../kernel/language/text/words.ts';

/** From here on two sentences say the same in other words; of pairs that people judged alike most lie above. */
const NEAR = 0.53;
/** What its author had before is theirs sooner than somebody else's. */
const KNOWN = 0.5;
/** A sentence that was worked over is still that sentence. */
const SAME = 0.75;
/** Whoever is asked of more answers no longer reads the question. */
const MAX_SOURCES = 3;
const FEWEST_WORDS = 3;
const MAX_SENTENCES = 40;
/** Sentences that have most words in common with one are compared by all that sentences are compared by. */
const MAX_COMPARED = 8;
const FEWEST_SHARED = 2;

/** A text of somebody else, at the time from which on others could read it. */
export interface ShownText {
  readonly answerSequence: number;
  readonly text: string;
  readonly since: Date;
}
export interface Found {
  readonly source: number;
  readonly sentence: string;
  readonly passage: string;
}
interface Point {
  readonly sentence: string;
  readonly words: ReadonlySet<string>;
}

/** What a sentence says in words: a formula or code is no thought by itself. */
const stems = (text: string) =>
  new Set(
    wordsOf(spokenIn(text).words)
      .map(stemOf)
      .filter((word) => [...word].length > 1),
  );

const pointsOf = (text: string): Point[] =>
  sentencesOf(text)
    .slice(0, MAX_SENTENCES)
    .map((sentence) => ({ sentence, words: stems(sentence) }))
    .filter(({ words }) => words.size >= FEWEST_WORDS);

/** What a text says itself: what it quotes is credited by name where it stands. */
const ownPointsOf = (text: string): Point[] => pointsOf(ownWords(text));

/** Those that have most in common with it, so that few are compared closely. */
function likeliest<T extends Point>({ words }: Point, points: readonly T[]): T[] {
  return points
    .map((point) => ({ point, shared: words.intersection(point.words).size }))
    .filter(({ shared }) => shared >= FEWEST_SHARED)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MAX_COMPARED)
    .map(({ point }) => point);
}

/**
 * Ideas of a final answer that came from a peer's answer its author was shown. They are similar to a sentence of it,
 * and not to what the author had before. That is their pre-answer, the question, the content and the model answer. Of
 * several answers that say it the earliest is the source; each is named once, by the sentence that is nearest.
 */
export function influencesOn(final: string, known: readonly string[], shown: readonly ShownText[]): Found[] {
  const before = known.flatMap(pointsOf);
  const theirs = shown.flatMap((one) => ownPointsOf(one.text).map((point) => ({ ...point, ...one })));
  const compared = ownPointsOf(final)
    .map((point) => ({ point, theirs: likeliest(point, theirs), before: likeliest(point, before) }))
    .filter((one) => one.theirs.length > 0);
  const sentences = new Sentences(
    compared.flatMap((one) => [one.point, ...one.theirs, ...one.before]).map(({ sentence }) => sentence),
  );
  const found = compared.flatMap(({ point, ...others }) => {
    const likeness = (other: Point) => sentences.likeness(point.sentence, other.sentence);
    const near = others.theirs
      .map((other) => ({ ...other, likeness: likeness(other) }))
      .filter((other) => other.likeness >= NEAR)
      .toSorted((a, b) => a.since.getTime() - b.since.getTime() || b.likeness - a.likeness);
    const [first] = near;
    if (!first || others.before.some((one) => likeness(one) >= KNOWN)) return [];
    const { answerSequence: source, sentence: passage } = first;
    return [{ source, sentence: point.sentence, passage, likeness: first.likeness }];
  });
  const best = found.toSorted((a, b) => b.likeness - a.likeness);
  return [...Map.groupBy(best, ({ source }) => source)]
    .slice(0, MAX_SOURCES)
    .map(([source, [{ sentence, passage } = best[0]!]]) => ({ source, sentence, passage }));
}

/** Whether a sentence still stands in one of the texts, be it worked over. */
export function stillStands(sentence: string, texts: readonly string[]): boolean {
  const point = { sentence, words: stems(sentence) };
  const points = texts.flatMap(ownPointsOf);
  const sentences = new Sentences([sentence, ...points.map((one) => one.sentence)]);
  return likeliest(point, points).some((one) => sentences.likeness(sentence, one.sentence) >= SAME);
}
