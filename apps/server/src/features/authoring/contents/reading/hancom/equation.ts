import { ACCENTS, BRACKETS, CASED, MATRICES, UNKNOWN, WORDS } from './equation-signs.ts';
import { type Token, tokensOf } from './equation-tokens.ts';

/** The script says something that cannot be told in TeX; it never becomes something else. */
class Untold extends Error {}

const MAX_DEPTH = 60;
const MAX_SCRIPT = 20_000;
const INFIX: Readonly<Record<string, (above: string, below: string) => string>> = {
  over: (above, below) => `\\frac{${above}}{${below}}`,
  atop: (above, below) => `{${above} \\atop ${below}}`,
  choose: (above, below) => `\\binom{${above}}{${below}}`,
};
const MARKS: Readonly<Record<string, '^' | '_'>> = { '^': '^', _: '_', sup: '^', sub: '_', from: '_', to: '^' };
const FACES: Readonly<Record<string, string>> = { rm: '\\mathrm', it: '', bold: '\\mathbf', rmbold: '\\mathbf' };
const ESCAPED = /[\\$%_]/g;

/** Parts of a formula side by side; a command keeps off the letter behind it. */
const joined = (parts: readonly string[]) =>
  parts.reduce((tex, part) => `${tex}${/\\[A-Za-z]+$/.test(tex) && /^[A-Za-z]/.test(part) ? ' ' : ''}${part}`, '');

/** One part, whose braces stand for a group. */
interface Part {
  readonly tex: string;
  readonly isGroup: boolean;
}
const part = (tex: string): Part => ({ tex, isGroup: false });
const shown = ({ tex, isGroup }: Part) => (isGroup && !/^[A-Za-z\d]$/.test(tex) ? `{${tex}}` : tex);

class Equation {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  #face = '';

  constructor(script: string) {
    this.#tokens = tokensOf(script);
  }

  all(): string {
    const rows = this.#rows(() => false);
    if (this.#at < this.#tokens.length) throw new Untold();
    return rows.length === 1 ? rows[0]!.join('') : `\\begin{aligned}${tableOf(rows)}\\end{aligned}`;
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #wordOf(token: Token | undefined): string {
    return token?.kind === 'word' ? token.text.toLowerCase() : token?.kind === 'sign' ? token.text : '';
  }

  /** Rows of cells, up to what ends them; `#` ends a row, `&` a cell. */
  #rows(isEnd: (word: string) => boolean): string[][] {
    const rows: string[][] = [[]];
    for (;;) {
      rows.at(-1)!.push(this.#sequence((word) => word === '#' || word === '&' || isEnd(word)));
      const word = this.#wordOf(this.#next);
      if (word !== '#' && word !== '&') return rows;
      this.#at += 1;
      if (word === '#') rows.push([]);
    }
  }

  #sequence(isEnd: (word: string) => boolean): string {
    const parts: Part[] = [];
    for (let token = this.#next; token; token = this.#next) {
      const word = this.#wordOf(token);
      if (isEnd(word) || word === '}' || word === 'right') break;
      const infix = INFIX[word];
      const mark = MARKS[word];
      if (infix) {
        this.#at += 1;
        const above = parts.pop();
        if (!above) throw new Untold();
        parts.push(part(infix(above.tex, this.#operand().tex)));
      } else if (mark) {
        const base = parts.pop();
        parts.push(part(`${base ? shown(base) : '{}'}${this.#script(mark)}`));
      } else {
        parts.push(this.#primary());
      }
    }
    return joined(parts.map(shown));
  }

  /** `^` or `_` with what it raises or lowers; one of the same kind behind it belongs to that. */
  #script(mark: '^' | '_'): string {
    this.#at += 1;
    const tex = `${this.#prefix()}${this.#primary().tex}`;
    const isSame = MARKS[this.#wordOf(this.#next)] === mark;
    return `${mark}{${tex}${isSame ? this.#script(mark) : ''}}`;
  }

  /** The sign of a number right behind `^`: `10^-3`. */
  #prefix(): string {
    const [sign, value] = [this.#next, this.#tokens[this.#at + 1]];
    if (!sign || !/^[+-]$/.test(this.#wordOf(sign)) || !value?.isGlued || !isPlain(value)) return '';
    this.#at += 1;
    return sign.text;
  }

  /** One part with what is raised and lowered at it. */
  #operand(): Part {
    let operand = this.#primary();
    for (let mark = MARKS[this.#wordOf(this.#next)]; mark; mark = MARKS[this.#wordOf(this.#next)])
      operand = part(`${shown(operand)}${this.#script(mark)}`);
    return operand;
  }

  #primary(): Part {
    const token = this.#next;
    this.#depth += 1;
    if (!token || this.#depth > MAX_DEPTH) throw new Untold();
    this.#at += 1;
    const found = this.#read(token);
    this.#depth -= 1;
    return found;
  }

  #read(token: Token): Part {
    const word = this.#wordOf(token);
    if (token.kind === 'text') return part(`\\text{${token.text.replaceAll(/[\\{}$&#_^%~]/g, '\\$&')}}`);
    if (token.kind === 'space') return part(token.text === '~' ? '\\ ' : '\\,');
    if (word === '{') return this.#group();
    if (token.kind === 'sign') {
      if (word === '}' || word === '#' || word === '&') throw new Untold();
      return part(token.text.length > 1 ? token.text : token.text.replace(ESCAPED, '\\$&'));
    }
    if (token.kind === 'number') return this.#plain(token);
    return this.#construct(word) ?? this.#plain(token);
  }

  #group(): Part {
    const face = this.#face;
    const tex = this.#sequence(() => false);
    this.#face = face;
    this.#close('}');
    return { tex, isGroup: true };
  }

  #close(word: string): void {
    if (this.#wordOf(this.#next) !== word) throw new Untold();
    this.#at += 1;
  }

  #construct(word: string): Part | undefined {
    if (UNKNOWN.has(word)) throw new Untold();
    if (word in FACES) {
      this.#face = FACES[word]!;
      return part('');
    }
    if (word === 'sqrt') return part(`\\sqrt{${this.#operand().tex}}`);
    if (word === 'root') {
      const degree = this.#primary().tex;
      this.#close('of');
      return part(`\\sqrt[${degree}]{${this.#operand().tex}}`);
    }
    if (word === 'binom') return part(`\\binom{${this.#primary().tex}}{${this.#primary().tex}}`);
    const accent = ACCENTS.get(word);
    if (accent) return part(`${accent}{${this.#primary().tex}}`);
    const matrix = MATRICES.get(word);
    if (matrix) {
      this.#close('{');
      const rows = this.#rows((end) => end === '}');
      this.#close('}');
      return part(`\\begin{${matrix}}${tableOf(rows)}\\end{${matrix}}`);
    }
    if (word !== 'left') return undefined;
    const open = this.#bracket();
    const within = this.#sequence((end) => end === 'right');
    this.#close('right');
    return part(`\\left${open}${within}\\right${this.#bracket()}`);
  }

  #bracket(): string {
    const found = BRACKETS.get(this.#wordOf(this.#next));
    if (found === undefined) throw new Untold();
    this.#at += 1;
    return /[A-Za-z]$/.test(found) ? `${found} ` : found;
  }

  /** A sign by its name, or a name and number as they are typed, as far as no blank parts them. */
  #plain(token: Token): Part {
    const named = namedSign(token);
    if (named !== undefined) return part(named);
    let text = token.text;
    for (let next = this.#next; next?.isGlued && isPlain(next); next = this.#next) {
      text += next.text;
      this.#at += 1;
    }
    return part(this.#face === '' || !/[A-Za-z]/.test(text) ? text : `${this.#face}{${text}}`);
  }
}

const namedSign = ({ kind, text }: Token): string | undefined =>
  kind === 'word' ? (CASED.get(text) ?? (text.length > 1 ? WORDS.get(text.toLowerCase()) : undefined)) : undefined;

function isPlain(token: Token): boolean {
  if (token.kind === 'number') return true;
  const word = token.text.toLowerCase();
  const isCommand =
    word in INFIX ||
    word in MARKS ||
    word in FACES ||
    /^(?:sqrt|root|of|binom|left|right)$/.test(word) ||
    ACCENTS.has(word) ||
    MATRICES.has(word) ||
    UNKNOWN.has(word);
  return token.kind === 'word' && !isCommand && namedSign(token) === undefined;
}

const tableOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(' & ')).join(' \\\\ ');

/** A script of Hancom's equation editor in TeX; undefined where TeX cannot say what it says. */
export function texOfScript(script: string): string | undefined {
  if (script.length > MAX_SCRIPT) return undefined;
  try {
    return new Equation(script).all().trim();
  } catch (error) {
    if (error instanceof Untold) return undefined;
    throw error;
  }
}
