import { readInline } from '@dure/contract/markdown/inline';
import { markdownOfPlain } from '@dure/contract/markdown/plain-to-markdown';
import type { Report } from '../../exchange/row-report.ts';

/** Around a formula of TeX on its way: private use, and in no text after it. */
const [OPEN, OPEN_SET_OFF, CLOSE] = ['\uf8f0', '\uf8f1', '\uf8f2'] as const;
const MARKS = /[\uf8f0-\uf8f2]/g;
const MARKED = /[\uf8f0\uf8f1][^\uf8f0-\uf8f2]*\uf8f2/g;
/** Stands for a formula while the signs around it are escaped. */
const PLACE = '\uf8ff';

/** Text of a file without the signs that are used on the way. */
export const withoutMarks = (text: string): string => text.replace(/[\uf8f0-\uf8f2\uf8ff]/g, '');

/** A formula within a text that `foreignText` makes Markdown of. */
export const asFormula = (tex: string, isSetOff = false): string =>
  `${isSetOff ? OPEN_SET_OFF : OPEN}${tex.replace(MARKS, '')}${CLOSE}`;

/** How TeX is set off in texts of other programs: MathJax's signs, doubled where Markdown would take one backslash away. */
const CLOSINGS: Readonly<Record<string, string>> = {
  '\\\\(': '\\\\)',
  '\\(': '\\)',
  '\\\\[': '\\\\]',
  '\\[': '\\]',
  $$: '$$',
};
const OPENING = /\\{1,2}[([]|\$\$/g;
const LONGEST_FORMULA = 2000;

/** Where the next closing sign stands, asked from left to right: each sign is looked for once. */
function closings(text: string): (sign: string, from: number) => number {
  const known = new Map<string, number>();
  return (sign, from) => {
    const before = known.get(sign);
    if (before === -1 || (before !== undefined && before >= from)) return before;
    const at = text.indexOf(sign, from);
    known.set(sign, at);
    return at;
  };
}

function markDelimited(text: string, report: Report, isOpening: (sign: string) => boolean): string {
  const closing = closings(text);
  let marked = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (const { 0: sign, index } of text.matchAll(OPENING)) {
    if (index < at || !isOpening(sign)) continue;
    const from = index + sign.length;
    const end = closing(CLOSINGS[sign]!, from);
    const tex = end < 0 || end - from > LONGEST_FORMULA ? '' : text.slice(from, end).trim();
    if (tex === '' || tex.includes('$')) continue;
    report.take('formula');
    marked += text.slice(at, index) + asFormula(tex, sign === '$$' || sign.endsWith('['));
    at = end + CLOSINGS[sign]!.length;
  }
  return marked + text.slice(at);
}

/**
 * What is plainly meant as a formula, whatever the format of the text: a command of TeX, or something raised or lowered. Between
 * a price and a name, as in `US$5` and `$HOME`, none is meant.
 */
const TEX = /(?<![A-Za-z])\$[^$\n\\]*(?:\\(?![A-Za-z])[^$\n\\]*)*\\[A-Za-z][^$\n]*\$(?![A-Za-z\d])/g;
const SHIFTED = /(?<![A-Za-z])\$[^$\s\\^_]*[\^_][^$\s]*\$(?![A-Za-z\d])/g;
/** Two prices around a path of Windows are none: the reader of the room decides. */
function isFormula(tex: string): boolean {
  const [first, ...rest] = readInline(tex);
  return first?.kind === 'formula' && rest.length === 0;
}
const markDollars = (text: string) =>
  [TEX, SHIFTED].reduce(
    (so, pattern) =>
      so
        .split(/([\uf8f0\uf8f1][^\uf8f0-\uf8f2]*\uf8f2)/)
        .map((part, index) =>
          index % 2 === 1 ? part : part.replace(pattern, (tex) => (isFormula(tex) ? asFormula(tex.slice(1, -1)) : tex)),
        )
        .join(''),
    text,
  );

const HANGUL_RUN = /\p{Script=Hangul}+(?:\s+\p{Script=Hangul}+)*/gu;
/** TeX on one line; words of Hangul are words in it, or else no formula is seen. */
const tidy = (tex: string) => {
  const line = tex.replace(/\s+/g, ' ').trim();
  return line.includes('\\') ? line : line.replace(HANGUL_RUN, (run) => String.raw`\text{${run}}`);
};

/** Puts formulas in their places, with a blank where a letter or digit beside one would make plain signs of it. */
function withFormulas(markdown: string, formulas: readonly string[]): string {
  const parts = markdown.split(PLACE);
  return parts
    .map((part, index) => {
      const marked = formulas[index];
      if (marked === undefined) return part;
      const tex = tidy(marked.slice(1, -1));
      const formula = marked.startsWith(OPEN_SET_OFF) ? `$$${tex}$$` : `$${tex}$`;
      const before = /[A-Za-z\d$]$/.test(part) ? ' ' : '';
      const after = /^[A-Za-z\d]/.test(parts[index + 1] ?? '') ? ' ' : '';
      return `${part}${before}${formula}${after}`;
    })
    .join('');
}

/** Plain text from elsewhere as Markdown that is seen as it was written; formulas of TeX are formulas. */
export function foreignText(text: string, report: Report): string {
  const marked = markDollars(markDelimited(text.replaceAll(PLACE, ''), report, () => true));
  const formulas = marked.match(MARKED) ?? [];
  const plain = marked.replace(MARKED, PLACE).replace(MARKS, '');
  return withFormulas(markdownOfPlain(plain), formulas);
}

/** Markdown from elsewhere as the product's own: what stands in MathJax's signs is a formula, but in code. */
export function foreignMarkdown(text: string, report: Report): string {
  const parts = withoutMarks(text).split('`');
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const marked = markDelimited(part, report, (sign) => sign !== '$$' && sign !== '\\[');
      return withFormulas(marked.replace(MARKED, PLACE), marked.match(MARKED) ?? []);
    })
    .join('`');
}
