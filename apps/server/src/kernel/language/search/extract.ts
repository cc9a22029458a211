import { cleanDocument } from '../guard/document.ts';
import { TAG } from '../guard/guard.ts';
import { wordCharactersOf } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { POINTS_BACK } from '../writing/writing.text.ts';
import type { Cited } from './cited.ts';
import { GOES_ON } from './going-on.text.ts';
import { scoreOf, termsOf, type Weights } from './terms.ts';
import { asksDifference, asksExample, gives, isAbout, mentions, speaksOf, type Wanted } from './wanted.ts';

interface Passage {
  /** How much of what was asked it has, 0–1. */
  readonly score: number;
  /** What stands above it. */
  readonly heading?: string;
  readonly text: string;
}

const PASSAGES = 3;
/** A sentence with less of what the best one has is about something else. */
const NEAR_BEST = 0.5;
const MIN_CHARACTERS = 6;

interface Standing {
  readonly rank: number;
  readonly at: number;
}
const isBefore = (one: Standing, other: Standing) => one.rank === other.rank && one.at === other.at - 1;

/** What looks like a tag and says something: it is left out of a sentence, not only overlooked. */
const SAYING_TAG = /<[^<>\s]*\s[^<>]*>/u;
const keyOf = (sentence: string) => wordCharactersOf(sentence.replace(TAG, ' '));

const signsOf = (text: string) => text.replace(/\s+/gu, '');

/** The sentences of a passage that may be shown, as they were typed; one of which a sign was left out is none of them. */
function sentencesIn(text: string): string[] {
  const typed = sentencesOf(text).filter((sentence) => !SAYING_TAG.test(sentence));
  const byCharacters = new Map(typed.map((sentence) => [keyOf(sentence), sentence]));
  const signs = signsOf(text);
  return sentencesOf(cleanDocument(text))
    .map((sentence) => byCharacters.get(keyOf(sentence)) ?? sentence)
    .filter((sentence) => signs.includes(signsOf(sentence)));
}

interface Said<P> {
  readonly passage: P;
  readonly rank: number;
  readonly at: number;
  readonly text: string;
  readonly score: number;
}

const pointsBack = (text: string) => POINTS_BACK.test(text) || GOES_ON.test(text);

/**
 * The sentences of passages that answer a question best, as they stand there, each with its source. None where no passage is
 * about it, none of its sentences speaks of it, or none gives what is asked for, such as a reason. Without `wanted` the
 * passages were chosen already.
 */
export function extractFrom<P extends Passage>(
  found: readonly P[],
  weights: Weights,
  most: number,
  wanted: Wanted | null,
): Cited<P> {
  const near = found.slice(0, PASSAGES);
  const about = wanted
    ? near.filter(({ heading = '', text }) => isAbout(`${heading}\n${text}`, wanted, weights))
    : near;
  const all = about.flatMap((passage, rank) =>
    sentencesIn(passage.text)
      .filter((sentence) => !sentence.endsWith('?'))
      // A passage that fits lends its sentences some of that: what goes on about the same seldom names it again.
      .map((text, at): Said<P> => ({
        passage,
        rank,
        at,
        text,
        score: scoreOf(termsOf(text), weights) + passage.score / 4,
      })),
  );
  const whole = all.filter(({ text }) => wordCharactersOf(text).length >= MIN_CHARACTERS);
  // Slides may have nothing but points of a word or two.
  const said = whole.length > 0 ? whole : all;
  const best = Math.max(0, ...said.map(({ score }) => score));
  const likeliest = said
    .filter(({ score }) => score >= NEAR_BEST * best)
    .toSorted((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)
    .slice(0, most);
  const kept = (wanted ? answering(likeliest, said, wanted, weights) : likeliest)
    .flatMap((one) => wholeFrom(one, said))
    .filter((one, at, both) => both.indexOf(one) === at)
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at);
  return citedOf(kept);
}

/** Those of the likeliest sentences that answer, with what belongs to them; none where nothing does. */
function answering<P extends Passage>(
  likeliest: readonly Said<P>[],
  said: readonly Said<P>[],
  wanted: Wanted,
  weights: Weights,
) {
  const kept = ofBoth(said, wanted) ?? likeliest;
  const isSpoken = kept.some(({ text, passage }) => speaksOf(`${passage.heading ?? ''} ${text}`, wanted, weights));
  return isSpoken ? withReason(withExample(kept, said, wanted), said, wanted) : [];
}

/** What points back says little without what it points at: a sentence with those before it, or none where nothing is before it. */
function wholeFrom<P>(one: Said<P>, said: readonly Said<P>[]): Said<P>[] {
  if (!pointsBack(one.text)) return [one];
  const before = said.find((other) => isBefore(other, one));
  const from = before === undefined ? [] : wholeFrom(before, said);
  return from.length === 0 ? [] : [...from, one];
}

/** Of things that are to be told apart, what is said of each first: its sentence and the next one. */
function ofBoth<P>(said: readonly Said<P>[], wanted: Wanted): Said<P>[] | undefined {
  if (!asksDifference(wanted)) return undefined;
  const firsts = wanted.words.map((word) => said.find(({ text }) => mentions(text, word)));
  if (firsts.some((one) => one === undefined)) return undefined;
  return [...new Set(firsts)].flatMap((one) => [one!, ...said.filter((next) => isBefore(one!, next))]);
}

/** An example stands behind what it is one of. */
const withExample = <P>(kept: readonly Said<P>[], said: readonly Said<P>[], wanted: Wanted): Said<P>[] =>
  asksExample(wanted) ? kept.flatMap((one) => [one, ...said.filter((next) => isBefore(one, next))]) : [...kept];

/** Sentences that give what is asked for, with the neighbour that does; none where nothing near does. */
function withReason<P>(kept: readonly Said<P>[], said: readonly Said<P>[], wanted: Wanted): Said<P>[] {
  const texts = (some: readonly Said<P>[]) => some.map(({ text }) => text);
  if (kept.length === 0 || gives(texts(kept), wanted)) return [...kept];
  const [first] = kept;
  const beside = said.find(
    (other) => (isBefore(first!, other) || isBefore(other, first!)) && gives([other.text], wanted),
  );
  return beside === undefined ? [] : [...kept, beside];
}

function citedOf<P>(kept: readonly Said<P>[]): Cited<P> {
  const named: { passage: P; no: number; quote: string }[] = [];
  const numbers = new Map<P, number>();
  const sentences = kept.map(({ passage, text }) => {
    if (!numbers.has(passage)) {
      numbers.set(passage, named.length + 1);
      named.push({ passage, no: named.length + 1, quote: text });
    }
    return { text, sources: [numbers.get(passage)!] };
  });
  return { sentences, named };
}
