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

const shifted = (mark: string, signs: Signs) => (_: string, group?: string, one?: string) => {
  const text = group ?? one ?? '';
  const known = [...text].map((sign) => signs.get(sign));
  if (known.every((sign) => sign !== undefined)) return known.join('');
  return [...text].length > 1 ? `${mark}(${text})` : `${mark}${text}`;
};

/** A formula of TeX as one line of plain signs, for places that show no formulas: `154^2/100\,\mathrm{MVA}` is `154²/100 MVA`. */
export function plainFormula(tex: string): string {
  return tex
    .replace(/\\(?:[,;:! ]|quad|qquad)/g, ' ')
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, '√$1')
    .replace(/\\(?:mathrm|mathbf|mathit|text|operatorname|boldsymbol|vec|bar|hat|dot|overline)\s*\{([^{}]*)\}/g, '$1')
    .replace(
      /\\([A-Za-z]+)/g,
      (_, name: string) => SIGNS.get(name) ?? (name === 'left' || name === 'right' ? '' : name),
    )
    .replace(/\^(?:\{([^{}]*)\}|(.))/gu, shifted('^', RAISED))
    .replace(/_(?:\{([^{}]*)\}|(.))/gu, shifted('_', LOWERED))
    .replace(/\\([%$&#_{}])/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
