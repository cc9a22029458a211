/** An element of a formula with what stands in it. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\bar',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u030c': '\\check',
  '\u20d7': '\\vec',
};
const FUNCTIONS =
  /^(?:arccos|arcsin|arctan|cos|cosh|cot|csc|det|exp|gcd|inf|lim|ln|log|max|min|sec|sin|sinh|sup|tan|tanh)$/;

/** Words are set upright; what TeX reads as a command is escaped. */
const textOf = (text: string) =>
  text
    .replaceAll(/[\\{}$&#_^%~]/g, (sign) =>
      sign === '\\' ? '\\backslash ' : sign === '^' || sign === '~' ? `\\text{\\${sign}}` : `\\${sign}`,
    )
    .replaceAll(/[\p{Script=Hangul}][\p{Script=Hangul} ]*/gu, (words) => `\\text{${words}}`);

const find = ({ children }: Node, name: string) => children.find((child) => child.name === name);
const property = (node: Node, name: string): string | undefined => {
  const properties = node.children.find((child) => child.name === `${node.name}Pr`);
  const found = properties && find(properties, name);
  return found && (found.attributes['m:val'] ?? found.attributes['val'] ?? '');
};
const isOn = (value: string | undefined) => value !== undefined && !/^(?:0|off|false)$/.test(value);
const arg = (node: Node, name: string): string => {
  const found = find(node, name);
  return found ? within(found) : '';
};
const all = (node: Node, name: string) => node.children.filter((child) => child.name === name);

const fence = (sign: string | undefined, usual: string) => {
  const shown = sign ?? usual;
  return shown === '' ? '.' : /[{}]/.test(shown) ? `\\${shown}` : shown;
};
const shift = (mark: string, text: string) => (text === '' ? '' : `${mark}{${text}}`);

/** Each construct of Office's mathematics (ECMA-376, 22.1) in TeX. */
const CONSTRUCTS: Readonly<Record<string, (node: Node) => string>> = {
  t: ({ text }) => textOf(text),
  f: (node) => {
    const [above, below] = [arg(node, 'num'), arg(node, 'den')];
    const type = property(node, 'type');
    if (type === 'lin') return `{${above}}/{${below}}`;
    return type === 'noBar' ? `{${above} \\atop ${below}}` : `\\frac{${above}}{${below}}`;
  },
  sSup: (node) => `{${arg(node, 'e')}}${shift('^', arg(node, 'sup'))}`,
  sSub: (node) => `{${arg(node, 'e')}}${shift('_', arg(node, 'sub'))}`,
  sSubSup: (node) => `{${arg(node, 'e')}}${shift('_', arg(node, 'sub'))}${shift('^', arg(node, 'sup'))}`,
  sPre: (node) => `{}${shift('_', arg(node, 'sub'))}${shift('^', arg(node, 'sup'))}{${arg(node, 'e')}}`,
  rad: (node) => {
    const degree = isOn(property(node, 'degHide')) ? '' : arg(node, 'deg');
    return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${arg(node, 'e')}}`;
  },
  nary: (node) => {
    const sign = property(node, 'chr') ?? '∫';
    return `${SIGNS[sign] ?? sign}${shift('_', arg(node, 'sub'))}${shift('^', arg(node, 'sup'))}{${arg(node, 'e')}}`;
  },
  d: (node) => {
    const parts = all(node, 'e')
      .map(within)
      .join(` ${property(node, 'sepChr') ?? '|'} `);
    return `\\left${fence(property(node, 'begChr'), '(')}${parts}\\right${fence(property(node, 'endChr'), ')')}`;
  },
  m: (node) => {
    const rows = all(node, 'mr').map((row) => all(row, 'e').map(within).join(' & '));
    return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
  },
  eqArr: (node) => `\\begin{aligned}${all(node, 'e').map(within).join(' \\\\ ')}\\end{aligned}`,
  func: (node) => {
    const name = arg(node, 'fName');
    return `${FUNCTIONS.test(name) ? `\\${name}` : /^[a-z]+$/i.test(name) ? `\\operatorname{${name}}` : name}{${arg(node, 'e')}}`;
  },
  limLow: (node) => {
    const name = arg(node, 'e');
    return FUNCTIONS.test(name) ? `\\${name}_{${arg(node, 'lim')}}` : `\\underset{${arg(node, 'lim')}}{${name}}`;
  },
  limUpp: (node) => `\\overset{${arg(node, 'lim')}}{${arg(node, 'e')}}`,
  acc: (node) => `${ACCENTS[property(node, 'chr') ?? '\u0302'] ?? '\\hat'}{${arg(node, 'e')}}`,
  bar: (node) => `${property(node, 'pos') === 'top' ? '\\overline' : '\\underline'}{${arg(node, 'e')}}`,
  groupChr: (node) => {
    const sign = property(node, 'chr') ?? '⏟';
    const brace = sign === '⏞' ? '\\overbrace' : sign === '⏟' ? '\\underbrace' : undefined;
    return brace ? `${brace}{${arg(node, 'e')}}` : `\\overset{${textOf(sign)}}{${arg(node, 'e')}}`;
  },
  borderBox: (node) => `\\boxed{${arg(node, 'e')}}`,
};

/** A group of one sign needs no braces. */
const plain = (tex: string) => tex.replaceAll(/\{([A-Za-z\d])\}(?=[_^])/g, '$1').replaceAll(/\{(\d+)\}(?=[_^])/g, '$1');

function within({ children }: Node): string {
  return children.map((child) => (child.name.endsWith('Pr') ? '' : (CONSTRUCTS[child.name] ?? within)(child))).join('');
}

/** Listens to a formula of Office from its `oMath` on, and tells it in TeX. */
export class Formula {
  readonly #open: Node[] = [{ name: 'oMath', attributes: {}, children: [], text: '' }];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const node: Node = { name, attributes, children: [], text: '' };
    this.#open.at(-1)!.children.push(node);
    this.#open.push(node);
  }

  text(piece: string): void {
    this.#open.at(-1)!.text += piece;
  }

  /** The formula, where its own element closes. */
  close(): string | undefined {
    const node = this.#open.pop()!;
    return this.#open.length === 0 ? plain(within(node)).trim() : undefined;
  }
}
