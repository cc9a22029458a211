import { TYPED_MARKS, TYPED_NUMBER_UNIT, TYPED_NUMBERS } from './typed-marks.text.ts';

/** What a line may say of a question. */
export type TypedMark = keyof typeof TYPED_MARKS;
const MARKS = Object.keys(TYPED_MARKS) as TypedMark[];

/** A question as people type it, without its number; what is said of it by lines that begin with a mark. */
export interface TypedQuestion extends Readonly<Record<TypedMark, string>> {
  readonly question: string;
}

/** How questions are told apart: by their numbers, by empty lines, or each line is one. */
export type TypedManner = 'numbers' | 'blocks' | 'lines';

const PATTERNS = MARKS.map(
  (mark) => [mark, new RegExp(`^[[(<【]?(?:${TYPED_MARKS[mark].join('|')})[\\])>】]?\\s?[:：]\\s*(.*)$`, 'i')] as const,
);
const BULLET = /^(?:\d{1,3}[.)]|Q\d{0,3}[.):]|[-*•·])\s+/i;
/** `1.`, `1)`, `문제 1.`, `Q1:`, `[1]`: the sign before and after tells numbers of one list from those of another. */
const NUMBER = new RegExp(
  `^([[(]?)((?:${TYPED_NUMBERS.join('|')})?)\\s{0,3}(\\d{1,3})(${TYPED_NUMBER_UNIT}?[.):\\]]{0,2})\\s+(?=\\S)`,
  'i',
);

interface Numbered {
  readonly style: string;
  readonly no: number;
  readonly text: string;
}

function numbered(line: string): Numbered | undefined {
  const [all, before, word, no, after] = NUMBER.exec(line) ?? [];
  if (all === undefined || `${before}${word}${after}` === '') return undefined;
  return { style: `${before}${word!.toLowerCase()}${after}`, no: Number(no), text: line.slice(all.length) };
}

function marked(line: string): { mark: TypedMark; text: string } | undefined {
  for (const [mark, pattern] of PATTERNS) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { mark, text: text.trim() };
  }
  return undefined;
}

/** Of numbers that are written as `1.` */
const OWN_STYLE = '.';

type Draft = Record<TypedMark | 'question', string[]>;
const newDraft = (question: string): Draft => ({
  question: [question],
  modelAnswer: [],
  explanation: [],
  topic: [],
  keywords: [],
  rubric: [],
  tags: [],
});
const textOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
const written = (draft: Draft): TypedQuestion =>
  Object.fromEntries(Object.entries(draft).map(([part, lines]) => [part, textOf(lines)])) as unknown as TypedQuestion;

/** Each line is a question; a line with a mark belongs to the one above it. */
function byLines(lines: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const last = drafts.at(-1);
    const said = last && marked(line);
    if (said) {
      if (said.text !== '') last[said.mark].push(said.text);
    } else {
      const question = line.replace(BULLET, '');
      if (question !== '') drafts.push(newDraft(question));
    }
  }
  return drafts;
}

/** Lines up to the next one that begins a question belong to it; those below a mark belong to what it says. */
function byBeginnings(lines: readonly string[], beginning: (line: string, at: number) => string | undefined): Draft[] {
  const drafts: Draft[] = [];
  let part: TypedMark | 'question' = 'question';
  for (const [at, line] of lines.entries()) {
    const begun = beginning(line, at);
    const last = drafts.at(-1);
    if (begun !== undefined || !last) {
      if ((begun ?? line) === '') continue;
      drafts.push(newDraft(begun ?? line));
      part = 'question';
      continue;
    }
    const said = marked(line);
    part = said?.mark ?? part;
    last[part].push(said?.text ?? line);
  }
  return drafts;
}

/** Numbers that count up in one style begin questions; a list that begins anew within one is a part of it. */
function byNumbers(lines: readonly string[], style: string): Draft[] {
  let no = 0;
  /** The last number of a list within the question; 0 outside of one. */
  let inner = 0;
  return byBeginnings(lines, (line) => {
    const found = numbered(line);
    if (line === '' || marked(line)) inner = 0;
    if (found?.style !== style) return undefined;
    const goesOn = inner > 0 ? found.no === inner + 1 : found.no === 1 && no > 0;
    if (goesOn) {
      inner = found.no;
      return undefined;
    }
    if (found.no <= no) return undefined;
    no = found.no;
    inner = 0;
    return found.text;
  });
}

function mannerOf(lines: readonly string[]): TypedManner {
  const said = lines.filter((line) => line !== '');
  const isItem = (line: string) => BULLET.test(line) || numbered(line) !== undefined || marked(line) !== undefined;
  const style = numbered(said[0] ?? '')?.style;
  const beginsAnew = said.filter((line) => numbered(line)?.style === style && numbered(line)?.no === 1).length > 1;
  if (style !== undefined && (beginsAnew || !said.every(isItem))) return 'numbers';
  const blocks = lines
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => block.split('\n').filter((line) => line !== ''));
  const answered = blocks.filter((block) => block.some((line) => marked(line)?.mark === 'modelAnswer'));
  const hasLong = blocks.some((block) => block.filter((line) => !marked(line)).length > 1);
  return hasLong && blocks.length > 1 && answered.length * 2 >= blocks.length ? 'blocks' : 'lines';
}

/**
 * Questions in typed or pasted text. A line that begins with `답:` is the model answer of the question above it; `키워드:`,
 * `채점 기준:`, `해설:`, `주제:` and `태그:` say the rest. Nothing is lost: a line of an answer before any question is a question.
 */
export function typedQuestions(text: string): { manner: TypedManner; questions: TypedQuestion[] } {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  const manner = mannerOf(lines);
  const first = lines.map(numbered).find((found) => found !== undefined);
  const drafts =
    manner === 'lines'
      ? byLines(lines)
      : manner === 'numbers'
        ? byNumbers(lines, first!.style)
        : byBeginnings(lines, (line, at) =>
            line !== '' && (lines[at - 1] ?? '') === '' && !marked(line) ? line.replace(BULLET, '') : undefined,
          );
  return { manner, questions: drafts.map(written) };
}

/** Stands before a line that would begin something else; nobody sees it. */
const GUARD = '\u2060';

/** A text whose lines are lines of it alone, as `typedQuestions` reads them by numbers. */
export const guardedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (marked(line.trim()) || numbered(line.trim()) || line.startsWith(GUARD) ? GUARD + line : line))
    .join('\n');
const unguarded = (text: string) => text.replaceAll(/^\u2060/gm, '');

/** Questions as this product writes them into documents: numbered, their lines guarded. */
export const ownTypedQuestions = (text: string): TypedQuestion[] =>
  byNumbers(
    text.split('\n').map((line) => line.trim()),
    OWN_STYLE,
  ).map((draft) => {
    const entries = Object.entries(written(draft)).map(([part, words]) => [part, unguarded(words)]);
    return Object.fromEntries(entries) as unknown as TypedQuestion;
  });

/** Whether a text has questions that are plainly typed as such: numbers that count up, or answers with their mark. */
export function looksTyped(text: string): boolean {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  const numbers = lines.flatMap((line) => numbered(line)?.no ?? []);
  const isAnswered = lines.slice(1).some((line) => marked(line)?.mark === 'modelAnswer');
  return isAnswered || (numbers.includes(1) && numbers.includes(2));
}
