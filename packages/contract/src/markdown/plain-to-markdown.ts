import { plainLines } from './plain-question.ts';

const MARKS = /[`*~$[\]<|]/g;
const AT_START = /^(\s*)(\\*[#>+-])/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const says = (markdown: string, text: string) => oneLine(plainLines(markdown)) === oneLine(text);
const escaped = (line: string) => line.replace(MARKS, String.raw`\$&`).replace(AT_START, String.raw`$1\$2`);

/**
 * Plain text as Markdown that is seen as it was typed, such as a choice that comes from elsewhere. Lines without marks are answered as
 * they are.
 */
export function markdownOfPlain(text: string): string {
  const lines = text.split('\n');
  const some = lines.map((line) => (says(line, line) ? line : escaped(line))).join('\n');
  return says(some, text) ? some : lines.map(escaped).join('\n');
}

/** A formula as a reader of documents writes it: something in it stands above, below, or is a command of TeX. */
const FORMULA = /(\$(?=[^$\n]*[\\^_])[^$\n]+\$)/;
/** Whether a text that was read of a document has formulas in it. */
export const hasFormula = (text: string): boolean => FORMULA.test(text);

/** Text that was read of a document as Markdown: its formulas are formulas, all other signs are seen as they stand. */
export const markdownOfRead = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(FORMULA)
        .map((part, index) =>
          index % 2 === 1 ? part : index === 0 ? escaped(part) : part.replace(MARKS, String.raw`\$&`),
        )
        .join(''),
    )
    .join('\n');
