import { answerText, type Loss, oneLine } from '../foreign-question.ts';

/** What one response declaration says is right. */
export interface Response {
  readonly identifier: string;
  readonly baseType: string;
  readonly isOrdered: boolean;
  readonly correct: string[];
  /** Values that are worth something: right answers where none are named. */
  readonly mapped: { readonly value: string; readonly worth: number }[];
}

/** Words of the item by the names that its right answers use. */
export interface Named {
  readonly choices: ReadonlyMap<string, string>;
  /** Numbers of gaps that choices go into. */
  readonly gaps: ReadonlyMap<string, number>;
  /** Numbers of blanks that are filled in, by their response. */
  readonly blanks: ReadonlyMap<string, number>;
}

/** Values of these types are names within the item: without their words they say nothing to people. */
const NAMES = new Set(['identifier', 'pair', 'directedPair', 'point', 'file', 'uri']);

function valuesOf({ correct, mapped, baseType }: Response): readonly string[] {
  if (correct.length > 0) return correct;
  const best = Math.max(0, ...mapped.map(({ worth }) => worth));
  const isRight = (worth: number) => (NAMES.has(baseType) ? worth > 0 : worth > 0 && worth === best);
  return mapped.filter(({ worth }) => isRight(worth)).map(({ value }) => value);
}

/** The words of right answers; those that only name a place of a picture are lost. */
export function answersOf(responses: readonly Response[], { choices, gaps, blanks }: Named, lost: Set<Loss>) {
  const wordsOf = (name: string) => {
    const words = choices.get(name);
    return words === undefined ? undefined : oneLine(words);
  };
  const say = (value: string, { identifier, baseType }: Response): string => {
    const pair = value.split(/\s+/);
    const gap = pair.map((side) => gaps.get(side)).find((no) => no !== undefined);
    const sides = pair.flatMap((side) => (gaps.has(side) ? [] : [wordsOf(side) ?? '']));
    if (pair.length === 2 && gap !== undefined) return sides[0] === '' ? '' : `(${gap}) ${sides[0]!}`;
    if (pair.length === 2 && sides.every((side) => side !== '')) {
      lost.add('matching');
      return sides.join(' → ');
    }
    const words = wordsOf(value) ?? (NAMES.has(baseType) ? '' : value);
    const blank = blanks.get(identifier);
    return words !== '' && blank !== undefined && blanks.size > 1 ? `(${blank}) ${words}` : words;
  };
  const said = responses.flatMap((response) => valuesOf(response).map((value) => say(value.trim(), response)));
  if (said.includes('')) lost.add('interaction');
  const answers = [...new Set(said.filter((answer) => answer !== ''))];
  return { answers, text: answerText(answers, responses.length === 1 && responses[0]!.isOrdered) };
}
