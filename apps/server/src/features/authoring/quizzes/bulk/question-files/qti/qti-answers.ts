import type { Report } from '../../exchange/row-report.ts';
import { answerText } from '../foreign-question.ts';
import type { Worth } from '../open-question.ts';

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

const NUMBERS = new Set(['integer', 'float']);

interface Value {
  readonly value: string;
  /** Percent. */
  readonly credit: number;
}

function valuesOf({ correct, mapped, baseType }: Response): readonly Value[] {
  const best = Math.max(0, ...mapped.map(({ worth }) => worth));
  const right = correct.map((value) => ({ value, credit: 100 }));
  // A number that is near the right one says nothing by itself.
  if ((NAMES.has(baseType) || NUMBERS.has(baseType)) && right.length > 0) return right;
  const others = mapped
    .filter(({ value, worth }) => worth > 0 && !correct.includes(value))
    .map(({ value, worth }) => ({
      value,
      credit: right.length === 0 && (NAMES.has(baseType) || worth === best) ? 100 : Math.min(99, (worth / best) * 100),
    }));
  return [...right, ...others];
}

/** The words of right answers, and of such as are worth a part; those that only name a place of a picture are lost. */
export function answersOf(
  responses: readonly Response[],
  { choices, gaps, blanks }: Named,
  say: (text: string) => string,
  report: Report,
): { answers: Worth[]; text: string } {
  const textOf = (value: string, { identifier, baseType }: Response): string => {
    const pair = value.split(/\s+/);
    const gap = pair.map((side) => gaps.get(side)).find((no) => no !== undefined);
    const sides = pair.flatMap((side) => (gaps.has(side) ? [] : [choices.get(side) ?? '']));
    if (pair.length === 2 && gap !== undefined) return sides[0] === '' ? '' : `(${gap}) ${sides[0]!}`;
    if (pair.length === 2 && sides.every((side) => side !== '')) {
      report.leave('matching');
      return sides.join(' → ');
    }
    const words = choices.get(value) ?? (NAMES.has(baseType) ? '' : say(value));
    const blank = blanks.get(identifier);
    return words !== '' && blank !== undefined && blanks.size > 1 ? `(${blank}) ${words}` : words;
  };
  const said = responses.flatMap((response) =>
    valuesOf(response).map(({ value, credit }) => ({ text: textOf(value.trim(), response), credit })),
  );
  if (said.some(({ text }) => text === '')) report.leave('interaction');
  const answers = said.filter(
    ({ text }, index) => text !== '' && said.findIndex((other) => other.text === text) === index,
  );
  const right = answers.filter(({ credit }) => credit >= 100).map(({ text }) => text);
  return { answers, text: answerText(right, responses.length === 1 && responses[0]!.isOrdered) };
}
