import { type Term, termsOf } from './terms.ts';

/** The passages of one document, and the titles by which people know it. */
export interface Titled {
  readonly title: string;
  readonly passages: number;
}

/** What a document's title adds to its passages: terms that stand in no passage at all. */
export interface TitleTerms {
  /** Of each document, in their order. */
  readonly ofEach: readonly ReadonlySet<Term>[];
  /** With these terms counted as if each passage below such a title had them. */
  readonly frequency: ReadonlyMap<Term, number>;
}

/**
 * Of what is asked, the terms that only titles have. One that stands in a passage, too, is answered from there: its title
 * would lift whatever else the document says as high.
 */
export function inTitlesAlone(
  asked: Iterable<Term>,
  inPassages: ReadonlyMap<Term, number>,
  documents: readonly Titled[],
): TitleTerms {
  const missing = [...asked].filter((term) => !inPassages.has(term));
  const frequency = new Map(inPassages);
  const ofEach = documents.map(({ title, passages }) => {
    const terms = termsOf(title);
    const its = new Set(missing.filter((term) => terms.has(term)));
    for (const term of its) frequency.set(term, (frequency.get(term) ?? 0) + passages);
    return its;
  });
  return { ofEach, frequency };
}
