import { plainFormula } from './plain-formula.ts';

/** A question of Markdown in one line of plain words, for lists: without its code blocks, tables and set-off formulas. */
export function plainQuestion(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
    .replace(/^\s*\|.*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/\$(\S(?:[^$\n]*\S)?)\$/g, (_, tex: string) => plainFormula(tex))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|~~|`+)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
