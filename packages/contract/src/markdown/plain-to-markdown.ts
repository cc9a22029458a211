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
