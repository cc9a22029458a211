const same = (words: string): [string, string][] => words.split(' ').map((word) => [word, `\\${word}`]);

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega';
/** Capitals that look like Latin letters have no command of their own. */
const CAPITALS = new Set('Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega'.split(' '));
const capital = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`;
const capitals = GREEK.split(' ').flatMap((word): [string, string][] => {
  const name = capital(word);
  const tex = CAPITALS.has(name)
    ? `\\${name}`
    : `\\mathrm{${word === 'rho' ? 'P' : word === 'chi' ? 'X' : word === 'eta' ? 'H' : name[0]}}`;
  return [
    [name, tex],
    [word.toUpperCase(), tex],
  ];
});

/** Words that Hancom writes in any case. */
export const WORDS: ReadonlyMap<string, string> = new Map([
  ...same('sum prod int oint times div cdot ast circ bullet pm mp oplus ominus otimes odot cap cup subset supset'),
  ...same(
    'subseteq supseteq in notin forall neg nabla partial emptyset aleph hbar ell angle perp sim simeq cong equiv',
  ),
  ...same('approx propto prec succ ll gg le ge ne leq geq neq therefore because cdots ldots vdots ddots star'),
  ...same('uparrow downarrow sqcup uplus vee wedge dagger ddagger diamond langle rangle lfloor rfloor lceil rceil'),
  ...same(
    'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan log ln exp lim det gcd max min sup inf dim mod',
  ),
  ['inf', '\\infty'],
  ['infinity', '\\infty'],
  ['mod', '\\bmod'],
  ['coprod', '\\coprod'],
  ['dint', '\\iint'],
  ['tint', '\\iiint'],
  ['odint', '\\oint'],
  ['union', '\\bigcup'],
  ['inter', '\\bigcap'],
  ['smallunion', '\\cup'],
  ['smallinter', '\\cap'],
  ['plusminus', '\\pm'],
  ['minusplus', '\\mp'],
  ['divide', '\\div'],
  ['owns', '\\ni'],
  ['exist', '\\exists'],
  ['exists', '\\exists'],
  ['rarrow', '\\rightarrow'],
  ['larrow', '\\leftarrow'],
  ['lrarrow', '\\leftrightarrow'],
  ['uarrow', '\\uparrow'],
  ['darrow', '\\downarrow'],
  ['mapsto', '\\mapsto'],
  ['prime', "'"],
  ['deg', '^{\\circ}'],
  ['dsum', '\\dotplus'],
  ['dotsaxis', '\\cdots'],
  ['dotslow', '\\ldots'],
  ['dotsvert', '\\vdots'],
  ['dotsdiag', '\\ddots'],
  ['doteq', '\\doteq'],
  ['image', '\\fallingdotseq'],
  ['reimage', '\\risingdotseq'],
  ['triangle', '\\triangle'],
  ['triangled', '\\triangledown'],
  ['square', '\\square'],
  ['msangle', '\\measuredangle'],
  ['sangle', '\\sphericalangle'],
  ['rtangle', '\\llcorner'],
  ['laplace', '\\mathcal{L}'],
  ['xor', '\\veebar'],
  ['bot', '\\bot'],
  ['top', '\\top'],
  ['lbrace', '\\{'],
  ['rbrace', '\\}'],
  ['vert', '|'],
  ['dline', '\\|'],
  ['lor', '\\lor'],
  ['land', '\\land'],
  ['arg', '\\arg'],
  ['hom', '\\hom'],
  ['ker', '\\ker'],
]);

/** Words whose case tells them apart. */
export const CASED: ReadonlyMap<string, string> = new Map([
  ...same(GREEK.replaceAll('epsilon', 'varepsilon').replace('varepsilon', 'epsilon')),
  ...capitals,
  ['omicron', 'o'],
  ['vartheta', '\\vartheta'],
  ['varphi', '\\varphi'],
  ['varepsilon', '\\varepsilon'],
  ['varpi', '\\varpi'],
  ['varrho', '\\varrho'],
  ['varsigma', '\\varsigma'],
  ['varupsilon', '\\upsilon'],
  ['RARROW', '\\Rightarrow'],
  ['LARROW', '\\Leftarrow'],
  ['LRARROW', '\\Leftrightarrow'],
  ['UARROW', '\\Uparrow'],
  ['DARROW', '\\Downarrow'],
]);

/** Signs of several characters, the longest first. */
export const SIGNS: readonly (readonly [string, string])[] = [
  ['<->', '\\leftrightarrow'],
  ['...', '\\ldots'],
  ['+-', '\\pm'],
  ['-+', '\\mp'],
  ['<=', '\\le'],
  ['>=', '\\ge'],
  ['!=', '\\ne'],
  ['==', '\\equiv'],
  ['->', '\\rightarrow'],
  ['<-', '\\leftarrow'],
  ['=>', '\\Rightarrow'],
  ['<<', '\\ll'],
  ['>>', '\\gg'],
];

/** What is set above or below one operand. */
export const ACCENTS: ReadonlyMap<string, string> = new Map([
  ...same('hat vec bar dot ddot tilde check acute grave'),
  ['arch', '\\overset{\\frown}'],
  ['dyad', '\\overleftrightarrow'],
  ['under', '\\underline'],
  ['underline', '\\underline'],
  ['overline', '\\overline'],
  ['box', '\\boxed'],
]);

export const MATRICES: ReadonlyMap<string, string> = new Map([
  ['matrix', 'matrix'],
  ['pmatrix', 'pmatrix'],
  ['bmatrix', 'bmatrix'],
  ['dmatrix', 'vmatrix'],
  ['cases', 'cases'],
  ['pile', 'matrix'],
  ['lpile', 'matrix'],
  ['rpile', 'matrix'],
  ['eqalign', 'aligned'],
]);

/** Brackets as `left` and `right` take them. */
export const BRACKETS: ReadonlyMap<string, string> = new Map([
  ...['(', ')', '[', ']', '|', '.', '/', '<', '>'].map((sign): [string, string] => [sign, sign]),
  ['{', '\\{'],
  ['}', '\\}'],
  ['lbrace', '\\{'],
  ['rbrace', '\\}'],
  ['vert', '|'],
  ['dline', '\\|'],
  ['||', '\\|'],
  ...same('langle rangle lfloor rfloor lceil rceil'),
]);

/** Constructs that the product's mathematics does not know. */
export const UNKNOWN: ReadonlySet<string> = new Set(
  'ladder sladder longdiv phantom color scale buildrel rel benzene bigg oversetbrace'.split(' '),
);
