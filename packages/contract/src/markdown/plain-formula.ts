type Signs = ReadonlyMap<string, string>;

const pairsOf = (names: readonly string[], signs: readonly string[]): Signs =>
  new Map(names.map((name, index) => [name, signs[index]!]));
const signsOf = (table: string): Signs => {
  const words = table.trim().split(/\s+/);
  return pairsOf(
    words.filter((_, index) => index % 2 === 0),
    words.filter((_, index) => index % 2 === 1),
  );
};

/** Commands of TeX that stand for one sign. */
const SIGNS = signsOf(`
  alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ
  pi π rho ρ sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Pi Π Sigma Σ
  Phi Φ Psi Ψ Omega Ω approx ≈ times × cdot · div ÷ pm ± le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ equiv ≡ sim ∼
  propto ∝ infty ∞ to → rightarrow → Rightarrow ⇒ leftarrow ← sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ in ∈
  notin ∉ subset ⊂ cup ∪ cap ∩ forall ∀ exists ∃ angle ∠ circ ° degree ° ldots … cdots … dots … percent %
`);
const DIGITS = [...'0123456789+-'];
const RAISED = pairsOf(DIGITS, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻']);
const LOWERED = pairsOf(DIGITS, [...'₀₁₂₃₄₅₆₇₈₉₊₋']);

const shifted = (mark: string, signs: Signs) => (text: string) => {
  const known = [...text].map((sign) => signs.get(sign));
  if (known.every((sign) => sign !== undefined)) return known.join('');
  return [...text].length > 1 ? `${mark}(${text})` : `${mark}${text}`;
};

/** An exponent, or another raised text, in plain signs: `³`, `^(n+1)`. */
export const raised = shifted('^', RAISED);
/** An index, or another lowered text, in plain signs: `₂`, `_(max)`. */
export const lowered = shifted('_', LOWERED);

/** An argument that another sign follows or precedes: `a+b` stays together. */
const together = (text: string) =>
  /^(?:[\p{L}\p{N}.]*|\(.*\))$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

const ARGUMENT = String.raw`\s*\{([^{}]*)\}`;
const FRACTION = new RegExp(String.raw`\\[dt]?frac${ARGUMENT}${ARGUMENT}`, 'g');
const ROOT = new RegExp(String.raw`\\sqrt${ARGUMENT}`, 'g');
const SAID = new RegExp(
  String.raw`\\(?:mathrm|mathbf|mathit|mathbb|mathcal|text|operatorname|boldsymbol|vec|bar|hat|dot|overline)${ARGUMENT}`,
  'g',
);
const ENVIRONMENT = /\\(?:begin|end)\{[^{}]*\}|\\\\/g;
const SHIFTED = /([\^_])(?:\{([^{}]*)\}|([^\s\\{}]))/gu;
/** Arguments within arguments: the innermost is read first. */
const MAX_DEPTH = 8;

const innermost = (tex: string) =>
  tex
    .replace(SAID, '$1')
    .replace(FRACTION, (_, above: string, below: string) => `${together(above)}/${together(below)}`)
    .replace(ROOT, (_, within: string) => `√${together(within)}`)
    .replace(SHIFTED, (_, mark: string, group?: string, one?: string) =>
      (mark === '^' ? raised : lowered)(group ?? one ?? ''),
    );

/** A formula of TeX as one line of plain signs, for places that show no formulas: `154^2/100\,\mathrm{MVA}` is `154²/100 MVA`. */
export function plainFormula(tex: string): string {
  let plain = tex
    .replace(ENVIRONMENT, ' ')
    .replace(/\\(?:[,;:! ]|quad|qquad)/g, ' ')
    .replace(
      /\\([A-Za-z]+)/g,
      (command, name: string) => SIGNS.get(name) ?? (name === 'left' || name === 'right' ? '' : command),
    );
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const before = plain;
    plain = innermost(plain);
    if (plain === before) break;
  }
  return plain
    .replace(/\\([A-Za-z]+)/g, '$1')
    .replace(/\\([%$&#_{}])/g, '$1')
    .replace(/\}\s*\{/g, ' ')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
