import type { Report } from '../../exchange/row-report.ts';
import type { MadeQuestion } from '../open-question.ts';

/** What is answered in one place of an item. */
export interface Response {
  readonly id: string;
  readonly kind: 'choice' | 'order' | 'text' | 'other';
  /** What stands beside the place: the left side of a pair, or the name of a blank. */
  readonly label: string;
  readonly choices: ReadonlyMap<string, string>;
  /** One of its choices is picked, as far as the file says so: New Quizzes of Canvas do. */
  readonly isPicked: boolean;
}

export interface Found extends Response {
  /** Its right answers. */
  readonly words: readonly string[];
}

export const isPairs = (type: string) => /match|categori/.test(type);
export const isBlanks = (type: string) => /multiple_blanks|dropdowns/.test(type);
const listedIn = (found: readonly Response[]) =>
  [...new Set(found.flatMap(({ choices }) => [...choices.values()]))].filter((choice) => choice !== '');

/** Several places as pairs: the left side of each, and what belongs to it. */
export function pairsOf(found: readonly Found[], report: Report): Omit<MadeQuestion, 'question'> {
  report.leave('matching');
  const lefts = found.map(({ label }) => label).filter((label) => label !== '');
  const answered = found.filter(({ words }) => words.length > 0);
  const answers = answered.map(({ id, label, words }) => ({
    text: `${label || id} → ${words.join(' / ')}`,
    credit: 100,
  }));
  return { choices: lefts.length > 0 ? lefts : listedIn(found), answers };
}

/** Blanks by their names, `[name]` in the text: what is typed into one is its answer, and no choice. */
export function blanksOf(found: readonly Found[], type: string, report: Report): BlankQuestion {
  report.leave('blank');
  const isTyped = ({ isPicked }: Response) => !isPicked && !/dropdown/.test(type);
  const listed = listedIn(found.filter((one) => !isTyped(one)));
  if (listed.length > 0) report.leave('choices');
  const blanks = found.map(({ id, label }, index) => ({
    names: [id.replace(/^response_/, ''), label],
    shown: found.length === 1 ? '_____' : `_____ (${index + 1})`,
  }));
  const answers = found.flatMap((one, index) => {
    // Whatever may be typed into a blank is a right answer; the file gives credit for the first alone.
    const words = isTyped(one) && one.choices.size > 0 ? [...one.choices.values()] : one.words;
    const text = words.join(found.length === 1 ? '\n' : ' / ');
    return text === '' ? [] : [{ text: found.length === 1 ? text : `(${index + 1}) ${text}`, credit: 100 }];
  });
  return {
    choices: listed,
    ...(found.length === 1 ? { answers } : { essay: answers.map(({ text }) => text).join('\n') }),
    blanks,
  };
}

export interface BlankQuestion extends Omit<MadeQuestion, 'question'> {
  readonly blanks: readonly { readonly names: readonly string[]; readonly shown: string }[];
}

/** The text with its blanks where their names stand, which are bracketed, with or without a backslash of Markdown. */
export const withBlanks = (question: string, blanks: BlankQuestion['blanks']) =>
  blanks.reduce(
    (text, { names, shown }) =>
      names.reduce((so, name) => so.replaceAll(`\\[${name}]`, shown).replaceAll(`[${name}]`, shown), text),
    question,
  );
