import { sentencesOf } from '../text/sentences.ts';
import { CLAUSE, withoutItemNumbers } from './statement.ts';

/** Parts of an answer that are looked at: an answer is no book. */
const MAX_SENTENCES = 40;
/** Sentences that a point may be spread over. */
const LONGEST_WINDOW = 3;

/** A full stop behind a figure ends a sentence where a capital follows. */
const AFTER_FIGURE = /(?<=\p{N}\.)\s+(?=\p{Lu})/u;

/** The sentences of a text, those of its lists apart. */
export const saidIn = (text: string): string[] =>
  text
    .split(/\s\/\s|\s(?=\(?\d{1,2}[).]\s)|(?=[\u2460-\u2473])/u)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(AFTER_FIGURE))
    .slice(0, MAX_SENTENCES);

/** Part of an answer in which a point may be met, and the sentence at which it begins. */
export interface Window {
  readonly text: string;
  readonly at: number;
}

/** Where a point is looked for first: each clause and sentence. */
export const closeWindows = (sentences: readonly string[]): Window[] =>
  sentences.flatMap((sentence, at) => {
    const clauses = withoutItemNumbers(sentence)
      .split(CLAUSE)
      .filter((clause) => clause.trim() !== '');
    return [...(clauses.length > 1 ? clauses : []), sentence].map((text) => ({ text, at }));
  });

/** Where it is looked for next: neighbouring sentences together. */
export const wideWindows = (sentences: readonly string[]): Window[] =>
  sentences.flatMap((_, at) =>
    Array.from({ length: LONGEST_WINDOW - 1 }, (__, more) => sentences.slice(at, at + more + 2))
      .filter((some, more) => some.length === more + 2)
      .map((some) => ({ text: some.join('\n'), at })),
  );
