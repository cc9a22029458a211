import { CREDIT } from '../../markdown/credit.ts';

/** Quotes of one answer that are heard of; what is beyond stays text. */
export const MAX_QUOTES = 10;
/** Of one author's quoted passages this much is kept. */
export const MAX_QUOTE_LENGTH = 1000;
/** Fewer letters in common say nothing about where a passage comes from. */
const LEAST_LETTERS = 4;

/** A passage of somebody's answer in another text, with the name that stands for them. */
export interface Quote {
  /** As the others see the author: a nickname, or the number of the answer where the club hides people. */
  readonly name: string;
  /** Markdown, without the signs of the quote. */
  readonly passage: string;
}

const LINE = /^ {0,3}> ?(?<words>.*)$/;

/** A passage as it stands in an answer: a Markdown quote whose last line names its author. */
export function quoteMarkdown({ name, passage }: Quote): string {
  const lines = passage.trim().split('\n');
  const isBlock = lines.length > 1;
  const credited = isBlock ? [...lines, `— @${name}`] : [`${lines[0] ?? ''} — @${name}`];
  return credited.map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** The passages that a text quotes with credit, in order; a quote without a name is not among them. */
export function quotesIn(markdown: string): Quote[] {
  const quotes: Quote[] = [];
  let lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const words = LINE.exec(line)?.groups?.['words'];
    if (words === undefined) {
      lines = [];
      continue;
    }
    lines.push(words);
    const { words: last, name } = CREDIT.exec(words.trimEnd())?.groups ?? {};
    if (name === undefined || last === undefined) continue;
    const passage = [...lines.slice(0, -1), last.trimEnd()].join('\n').trim();
    if (passage !== '') quotes.push({ name: name.trim(), passage });
    lines = [];
  }
  return quotes;
}

/** What is left of a Markdown text without its signs and spaces, to find a passage again that was copied out of it. */
const lettersOf = (markdown: string): string =>
  markdown
    .normalize('NFC')
    .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
    .replace(/^[ \t]*\d{1,3}[.)]\s+/gm, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the passage was taken out of the text: letter for letter, whatever became of emphasis and line breaks. */
export function isQuotedFrom(passage: string, text: string): boolean {
  const letters = lettersOf(passage);
  return letters.length >= LEAST_LETTERS && lettersOf(text).includes(letters);
}
