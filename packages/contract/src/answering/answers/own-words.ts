import { readQuote } from '../../markdown/quotes.ts';
import { readCode, readFormula } from '../../markdown/verbatim-blocks.ts';

/** What begins a line of a list, behind which a quote may stand. */
const ITEM = /^\s*(?:(?:[-*+•·○]|\(?\d{1,3}[.)])\s+)?/;
const NO_BLOCKS = () => [];

/** The lines from one on that are of a kind: a quote or none. */
function partAt(lines: readonly string[], at: number): { readonly isQuote: boolean; readonly next: number } {
  const verbatim = readCode(lines, at) ?? readFormula(lines, at);
  if (verbatim) return { isQuote: false, next: verbatim.next };
  const found = readQuote(lines, at, NO_BLOCKS);
  if (found) return { isQuote: found.block.kind === 'quote', next: found.next };
  const within = readQuote([lines[at]!.replace(ITEM, '')], 0, NO_BLOCKS);
  return { isQuote: within?.block.kind === 'quote', next: at + 1 };
}

/**
 * An answer without what it quotes of a peer or of the content. Blanks stand there, so that each other sign keeps its
 * place. Whatever compares, counts or grades an answer reads this.
 */
export function ownWords(markdown: string): string {
  if (!markdown.includes('>')) return markdown;
  const typed = markdown.split('\n');
  const lines = typed.map((line) => line.replace(/\r$/, ''));
  const own: string[] = [];
  while (own.length < typed.length) {
    const { isQuote, next } = partAt(lines, own.length);
    own.push(...typed.slice(own.length, next).map((line) => (isQuote ? line.replace(/[^\r]/g, ' ') : line)));
  }
  return own.join('\n');
}
