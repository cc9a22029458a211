import type { Inline } from '@dure/contract/markdown/inline-nodes';
import { readInline } from '@dure/contract/markdown/inline';
import { plainFormula } from '@dure/contract/markdown/plain-formula';
import { readCode, readFormula } from '@dure/contract/markdown/verbatim-blocks';

/** What a text says in words, and its formulas and code, which are equal or not as a whole. */
export interface Spoken {
  readonly words: string;
  /** Without blanks; formulas in plain signs, so that two ways to write one in TeX are the same. */
  readonly units: readonly string[];
}

const MARKS = /[`$]/;
/** Code that is a name is a word of its sentence: `INSERT`, `user_id`. */
const ONE_WORD = /^[\p{L}\p{N}_+#.-]+$/u;
const unitOf = (text: string) => text.replace(/\s+/gu, '');

function gather(nodes: readonly Inline[], words: string[], units: string[]): void {
  const add = (text: string) => (ONE_WORD.test(text) ? words.push(text) : (units.push(unitOf(text)), words.push(' ')));
  for (const node of nodes)
    if (node.kind === 'code') add(node.text);
    else if (node.kind === 'formula') add(plainFormula(node.tex));
    else if (node.kind === 'text') words.push(node.text);
    else if (node.kind === 'link' || node.kind === 'marked') gather(node.inner, words, units);
    else words.push(' ');
}

/** A Markdown text as it is compared: what is said apart from formulas and code. */
export function spokenIn(text: string): Spoken {
  if (!MARKS.test(text)) return { words: text, units: [] };
  const lines = text.split('\n');
  const words: string[] = [];
  const units: string[] = [];
  for (let at = 0; at < lines.length;) {
    const block = readCode(lines, at) ?? readFormula(lines, at);
    if (block?.block.kind === 'code') units.push(unitOf(block.block.text));
    else if (block?.block.kind === 'formula') units.push(unitOf(plainFormula(block.block.tex)));
    else gather(readInline(lines[at]!), words, units);
    words.push('\n');
    at = block?.next ?? at + 1;
  }
  return { words: words.join(''), units: units.filter((unit) => unit !== '') };
}
