import { sentencesOf } from '../text/sentences.ts';
import { CLAUSE, type Statement, together, withoutItemNumbers } from './statement.ts';

/** Parts of an answer that are looked at: an answer is no book. */
const MAX_SENTENCES = 40;
/** Sentences that a point may be spread over. */
const LONGEST_WINDOW = 3;

/** A full stop behind a figure ends a sentence where a capital follows. */
const AFTER_FIGURE = /(?<=\p{N}\.)\s+(?=\p{Lu})/u;

/** Where items of a list begin that stand in one line. */
const ITEM = /\s(?=\(?\d{1,2}[).]\s)/u;
/** A single figure before a full stop ends a sentence: only several begin items. */
const itemsOf = (part: string): string[] => {
  const items = part.split(ITEM);
  return items.filter((item) => /^\(?\d/u.test(item)).length > 1 ? items : [part];
};

/** A full stop behind a blank begins a name: .NET. */
const NAME_AHEAD = /\s\.$/u;
const withNames = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((whole, next) => {
    const last = whole.at(-1);
    return last !== undefined && NAME_AHEAD.test(last) ? [...whole.slice(0, -1), last + next] : [...whole, next];
  }, []);

/** The sentences of a text, those of its lists apart. */
export const saidIn = (text: string): string[] =>
  text
    .split(/\s\/\s|(?=[\u2460-\u2473])/u)
    .flatMap(itemsOf)
    .flatMap((part) => withNames(sentencesOf(part)))
    .flatMap((sentence) => sentence.split(AFTER_FIGURE))
    .slice(0, MAX_SENTENCES);

/** Part of an answer in which a point may be met, and the sentence at which it begins. */
export interface Window {
  readonly statement: Statement;
  readonly at: number;
}
type Ready = (text: string) => Statement;

/** Where a point is looked for first: each clause and sentence. */
export const closeWindows = (sentences: readonly string[], ready: Ready): Window[] =>
  sentences.flatMap((sentence, at) => {
    const clauses = withoutItemNumbers(sentence)
      .split(CLAUSE)
      .filter((clause) => clause.trim() !== '');
    return [...(clauses.length > 1 ? clauses : []), sentence].map((text) => ({ statement: ready(text), at }));
  });

/** Where it is looked for next: neighbouring sentences together. */
export function wideWindows(sentences: readonly string[], ready: Ready): Window[] {
  const statements = sentences.map(ready);
  return statements.flatMap((_, at) =>
    Array.from({ length: LONGEST_WINDOW - 1 }, (__, more) => statements.slice(at, at + more + 2))
      .filter((some, more) => some.length === more + 2)
      .map((some) => ({ statement: together(some), at })),
  );
}
