const SIGNS = {
  superscript: { plain: '0123456789+-−=()ni', shown: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ', mark: '^' },
  subscript: { plain: '0123456789+-−=()', shown: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎', mark: '_' },
} as const;

/** Letters of a run as they stand in the cell: 10 with a raised 6 is 10⁶, never 106. */
export function raisedSigns(text: string, stand: string): string {
  if (stand !== 'superscript' && stand !== 'subscript') return text;
  const { plain, shown, mark } = SIGNS[stand];
  const signs = [...text].map((sign) => [...shown][[...plain].indexOf(sign)]);
  if (signs.every((sign) => sign !== undefined)) return signs.join('');
  // Words that are raised are no exponents: the `st` of 1st.
  return /\d/.test(text) ? `${mark}(${text})` : text;
}
