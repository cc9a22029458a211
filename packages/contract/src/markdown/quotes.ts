import { CREDIT } from './credit.ts';
import type { BlockReader } from './block-reader.ts';

/** `>=`, `>>` and `>5` compare or shift: a quote goes on with a blank or with a word. */
const QUOTED = /^ {0,3}>(?: (.*)|(\p{L}.*)|\s*)$/u;
/** What a comparison goes on with (`> 5`). */
const COMPARED = /^\s*(?:[±=<≥≤]|[-+]?[$₩]?\.?\d)/;

/** Neighbouring lines of `>`, where one of them has words or the name of whom it quotes. */
export const readQuote: BlockReader = (lines, at, inner) => {
  const own: string[] = [];
  for (let match; (match = QUOTED.exec(lines[at + own.length] ?? '')) !== null;) own.push(match[1] ?? match[2] ?? '');
  const next = at + own.length;
  if (own.length === 0) return undefined;
  const isQuote = own.some((line) => line.trim() !== '' && (!COMPARED.test(line) || CREDIT.test(line.trimEnd())));
  return {
    block: isQuote ? { kind: 'quote', blocks: inner(own) } : { kind: 'paragraph', lines: lines.slice(at, next) },
    next,
  };
};
