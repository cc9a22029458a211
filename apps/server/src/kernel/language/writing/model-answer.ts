import { Passages } from '../search/passages.ts';
import { wordCharactersOf } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { keywordsOf } from './terms.ts';

export interface Drafted {
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  /** The sentences that it consists of, each with the place of its passage. */
  readonly sources: readonly { readonly at: number; readonly sentence: string }[];
}

const PASSAGES = 3;
const SENTENCES = 3;
const KEYWORDS = 5;
/** A sentence with less of what the best one has is about something else. */
const NEAR_BEST = 0.45;
const MIN_CHARACTERS = 8;

/** A model answer and keywords out of the content's own sentences; null where none of them is about the question. */
export function draftModelAnswer(question: string, passages: readonly string[]): Drafted | null {
  const asked = wordCharactersOf(question);
  const near = new Passages(passages).find(question, PASSAGES);
  const sentences = near.flatMap(({ at }) => sentencesOf(passages[at]!).map((sentence) => ({ at, sentence })));
  const said = sentences.filter(({ sentence }) => {
    const letters = wordCharactersOf(sentence);
    return letters.length >= MIN_CHARACTERS && !asked.includes(letters) && !sentence.trim().endsWith('?');
  });
  const found = new Passages(said.map(({ sentence }) => sentence)).find(question, SENTENCES);
  const kept = found.filter(({ score }) => score >= NEAR_BEST * found[0]!.score).map(({ at }) => at);
  if (kept.length === 0) return null;
  const sources = kept.toSorted((a, b) => a - b).map((at) => said[at]!);
  const modelAnswer = sources.map(({ sentence }) => sentence).join(' ');
  return { modelAnswer, keywords: keywordsOf(modelAnswer, passages, KEYWORDS), sources };
}
