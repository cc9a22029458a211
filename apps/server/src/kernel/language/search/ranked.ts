import { scoreOf, termsAsked, termsOf, weigh, type Weights } from './terms.ts';

/** How many of the texts would have a word that none has. */
const UNKNOWN = 0.08;

/**
 * The few texts at hand, ranked by how much each has of what is asked. What lies in the database is ranked where it is
 * read.
 */
export function ranked<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  question: string,
): { readonly found: readonly { readonly item: T; readonly score: number }[]; readonly weights: Weights } {
  const terms = items.map((item) => ({ item, terms: termsOf(textOf(item)) }));
  const frequency = new Map<number, number>();
  for (const { terms: those } of terms) for (const term of those) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const asked = termsAsked(question);
  // What stands in none of a few texts need not be rare: a greeting would outweigh what is asked.
  for (const term of asked) if (!frequency.has(term)) frequency.set(term, items.length * UNKNOWN);
  const weights = weigh(asked, frequency, items.length);
  const found = terms.map(({ item, terms: those }) => ({ item, score: scoreOf(those, weights) }));
  return { found: found.toSorted((a, b) => b.score - a.score), weights };
}
