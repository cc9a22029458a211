import { INLINE_TAGS, type Inline, type InlineTag } from './inline-nodes.ts';
import { MarkMatcher } from './mark-matcher.ts';

/** Signs that a backslash before them takes the meaning from; every other backslash is seen. */
const ESCAPABLE = new Set('`*~$[]<|');

const TAG = new RegExp(`<(/?)(${INLINE_TAGS.join('|')}|br)\\s*/?>`, 'iy');
/** Where something is found that way; anything else in brackets (`a[i](x)`) is no link. */
const ADDRESS = String.raw`(?:https?:\/\/|mailto:|[/?#]|\.{1,2}\/|[A-Za-z][\w-]*[./])(?:[^\s():]|:(?=\S)|\([^\s()]*\))*`;
const LINK = new RegExp(String.raw`(!?)\[([^[\]]*)\]\((${ADDRESS})(?:\s+"[^"]*")?\)`, 'y');
/** As in Pandoc, and no formula is a part of `US$5` or `$HOME/$USER`. */
const FORMULA = /\$\$([^$]+)\$\$|\$(?![\s$])((?:\\.|[^$\\])*)(?<![\s\\])\$(?![\dA-Za-z])/y;
const HANGUL = /\p{Script=Hangul}/u;

/** Words in the language of the page between two dollars are a sentence with prices, unless TeX says that they are text. */
const isFormula = (tex: string) => tex.trim() !== '' && (!HANGUL.test(tex) || tex.includes('\\'));

/** Where the next run of so many backticks begins, for each length; asked from left to right. */
function codeEnds(line: string): (length: number, after: number) => number {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of line.matchAll(/`+/g)) {
    const starts = runs.get(run.length);
    if (starts) starts.push(index);
    else runs.set(run.length, [index]);
  }
  for (const starts of runs.values()) starts.reverse();
  return (length, after) => {
    const starts = runs.get(length) ?? [];
    while (starts.length > 0 && starts.at(-1)! < after) starts.pop();
    return starts.at(-1) ?? -1;
  };
}

class LineReader {
  readonly #line: string;
  readonly #found = new MarkMatcher();
  readonly #codeEnd: (length: number, after: number) => number;
  #at = 0;

  constructor(line: string) {
    this.#line = line;
    this.#codeEnd = codeEnds(line);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#line);
  }

  #add(node: Inline, length: number): true {
    this.#found.add(node);
    this.#at += length;
    return true;
  }

  #code(): boolean {
    const { length } = this.#match(/`+/y)![0];
    const from = this.#at + length;
    const end = this.#codeEnd(length, from);
    const text = end < 0 ? this.#line.slice(this.#at, from) : this.#line.slice(from, end);
    if (end < 0 || text.trim() === '') return this.#add({ kind: 'text', text: '`'.repeat(length) }, length);
    // A blank at both ends makes room for backticks.
    const inner = text.startsWith(' ') && text.endsWith(' ') ? text.slice(1, -1) : text;
    return this.#add({ kind: 'code', text: inner }, end + length - this.#at);
  }

  #formula(): boolean {
    const before = this.#line[this.#at - 1] ?? '';
    const match = /[A-Za-z\d$]/.test(before) ? null : this.#match(FORMULA);
    const tex = match?.[1] ?? match?.[2] ?? '';
    if (!match || !isFormula(tex)) return false;
    return this.#add({ kind: 'formula', tex: tex.trim(), isSetOff: match[1] !== undefined }, match[0].length);
  }

  #link(): boolean {
    const match = this.#match(LINK);
    if (!match) return false;
    const [all, picture, name = '', address = ''] = match;
    if (picture) return this.#add({ kind: 'picture', address, name }, all.length);
    return name.trim() !== '' && this.#add({ kind: 'link', address, inner: readInline(name) }, all.length);
  }

  #tag(): boolean {
    const match = this.#match(TAG);
    if (!match) return false;
    const [all, slash, name = ''] = match;
    const tag = name.toLowerCase();
    if (tag === 'br') return this.#add({ kind: 'break' }, all.length);
    if (!slash) this.#found.open(tag, all);
    else if (!this.#found.close(tag, [tag as InlineTag])) this.#found.add({ kind: 'text', text: all });
    this.#at += all.length;
    return true;
  }

  #run(pattern: RegExp): boolean {
    const [run] = this.#match(pattern)!;
    this.#found.run(run, this.#line[this.#at - 1] ?? '', this.#line[this.#at + run.length] ?? '');
    this.#at += run.length;
    return true;
  }

  #escape(): boolean {
    const next = this.#line[this.#at + 1] ?? '';
    return ESCAPABLE.has(next) && this.#add({ kind: 'text', text: next }, 2);
  }

  #special(sign: string): boolean {
    switch (sign) {
      case '\\':
        return this.#escape();
      case '`':
        return this.#code();
      case '$':
        return this.#formula();
      case '!':
      case '[':
        return this.#link();
      case '<':
        return this.#tag();
      case '*':
        return this.#run(/\*+/y);
      case '~':
        return this.#run(/~+/y);
      default:
        return false;
    }
  }

  read(): readonly Inline[] {
    while (this.#at < this.#line.length) {
      const plain = this.#match(/[^\\`$![<*~]+/y)?.[0];
      if (plain !== undefined) this.#add({ kind: 'text', text: plain }, plain.length);
      else if (!this.#special(this.#line[this.#at]!)) this.#add({ kind: 'text', text: this.#line[this.#at]! }, 1);
    }
    return this.#found.nodes();
  }
}

/**
 * The parts of one line: no mark reaches over its end. What is no whole mark stands as it was typed. Takes time in proportion to the
 * line.
 */
export const readInline = (line: string): readonly Inline[] => new LineReader(line).read();
