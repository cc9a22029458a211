import { inTitlesAlone, type TitleTerms } from '../../../../kernel/language/search/titles.ts';
import { scoreOf, type Term, type Weights } from '../../../../kernel/language/search/terms.ts';
import type { SearchedMaterial } from './scope.queries.ts';

/** Documents that are opened for their titles: what more of them are called by tells none of them apart. */
const DOCUMENTS = 5;
/** Passages of each, from its beginning, where it says what it is about. */
const BEGINNING = 5;
const FILE_ENDING = /\.\w{1,5}$/;

export interface Place {
  readonly text: number;
  readonly position: number;
}
export interface ByTitle {
  /** Terms that stand in titles alone, by text. */
  readonly terms: ReadonlyMap<number, ReadonlySet<Term>>;
  readonly frequency: TitleTerms['frequency'];
  readonly places: (weights: Weights) => Place[];
}

/**
 * What is asked that no passage says, but the title of a study or the name of a file does. A text may be in several
 * studies.
 */
export function byTitle(
  asked: readonly Term[],
  inPassages: ReadonlyMap<Term, number>,
  materials: readonly SearchedMaterial[],
): ByTitle {
  const documents = new Map<number, { title: string; passages: number }>();
  for (const { searched_text_sequence: text, study_title, title, passage_count } of materials) {
    if (text === null) continue;
    const before = documents.get(text)?.title ?? '';
    const all = `${before}\n${study_title}\n${title.replace(FILE_ENDING, '')}`;
    documents.set(text, { title: all, passages: passage_count ?? 0 });
  }
  const { ofEach, frequency } = inTitlesAlone(asked, inPassages, [...documents.values()]);
  const terms = new Map([...documents.keys()].map((text, at) => [text, ofEach[at]!] as const));
  const places = (weights: Weights) =>
    Array.from(terms, ([text, its]) => ({ text, score: scoreOf(its, weights) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, DOCUMENTS)
      .flatMap(({ text }) => Array.from({ length: BEGINNING }, (_, at) => ({ text, position: at + 1 })));
  return { terms, frequency, places };
}

/** Each place once. */
export const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((one) => [`${one.text}/${one.position}`, one])).values(),
];
