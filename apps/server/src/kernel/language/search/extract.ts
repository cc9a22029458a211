import { cleanDocument } from '../guard/document.ts';
import { TAG } from '../guard/guard.ts';
import { wordCharactersOf } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { POINTS_BACK } from '../writing/writing.text.ts';
import type { Cited } from './cited.ts';
import { GOES_ON } from './going-on.text.ts';
import { scoreOf, termsOf, type Weights } from './terms.ts';

interface Passage {
  /** How much of what was asked it has, 0–1. */
  readonly score: number;
  readonly text: string;
}

const PASSAGES = 3;
/** A sentence with less of what the best one has is about something else. */
const NEAR_BEST = 0.5;
const MIN_CHARACTERS = 6;

const isBefore = (one: { rank: number; at: number }, other: { rank: number; at: number }) =>
  one.rank === other.rank && one.at === other.at - 1;

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

/** The sentences of passages that answer best, as they stand there, each with its source; none where all of them sway. */
export function extractFrom<P extends Passage>(found: readonly P[], weights: Weights, most: number): Cited<P> {
  const all = found.slice(0, PASSAGES).flatMap((passage, rank) =>
    sentencesIn(passage.text)
      .filter((sentence) => !sentence.endsWith('?'))
      // A passage that fits lends its sentences some of that: what goes on about the same seldom names it again.
      .map((text, at) => ({ passage, rank, at, text, score: scoreOf(termsOf(text), weights) + passage.score / 4 })),
  );
  const whole = all.filter(({ text }) => wordCharactersOf(text).length >= MIN_CHARACTERS);
  // Slides may have nothing but points of a word or two.
  const said = whole.length > 0 ? whole : all;
  const best = Math.max(0, ...said.map(({ score }) => score));
  const kept = said
    .filter(({ score }) => score >= NEAR_BEST * best)
    .toSorted((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)
    .slice(0, most)
    // What points back says little without what it points at.
    .flatMap((one) =>
      POINTS_BACK.test(one.text) || GOES_ON.test(one.text)
        ? [said.find((before) => isBefore(before, one)) ?? one, one]
        : [one],
    )
    .filter((one, at, both) => both.indexOf(one) === at)
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at);
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
