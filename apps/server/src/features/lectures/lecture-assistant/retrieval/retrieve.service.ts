import { plainLines } from '@dure/contract/markdown/plain-question';
import type { Database } from '../../../../kernel/database/database.ts';
import { scoreOf, termsAsked, termsOf, weigh, type Weights } from '../../../../kernel/language/search/terms.ts';
import { byTitle, distinct } from './by-title.ts';
import {
  listNotesOf,
  listPassagesAt,
  listSearchedMaterials,
  listVerifiedAnswers,
  type SearchedMaterial,
  type SearchedPlace,
  type VerifiedAnswer,
} from './scope.queries.ts';
import { makeSearchable, searchedText } from './searched-texts.service.ts';
import { findHits, type Hits } from './terms.queries.ts';

/** Passages that are scored exactly. */
const CANDIDATES = 40;

/** A passage or note of a material, or a verified answer, that has something of what was asked. */
export type Retrieved = {
  /** How much of what was asked it has, 0–1. */
  readonly score: number;
  readonly heading: string;
  readonly text: string;
} & (
  | {
      readonly kind: 'MATERIAL';
      readonly material: SearchedMaterial;
      readonly position: number;
      readonly unitNo: number | null;
    }
  | { readonly kind: 'NOTE'; readonly material: SearchedMaterial; readonly unitNo: number | null }
  | { readonly kind: 'VERIFIED'; readonly answer: VerifiedAnswer }
);

export interface Retrieval {
  /** Best first. */
  readonly found: readonly Retrieved[];
  /** How the question's terms count: which sentence of a passage answers best. */
  readonly weights: Weights;
  readonly materialCount: number;
}

async function searchedAt(database: Database, place: SearchedPlace) {
  const look = () => database.read(place.tenantId, listSearchedMaterials(place), listVerifiedAnswers(place));
  const [materials, answers] = await look();
  const hasMore = await makeSearchable(database, place.tenantId, materials, answers);
  return hasMore ? look() : ([materials, answers] as const);
}

/** Of passages that are as good the one that comes first in the course. */
const inCourse = (a: Retrieved, b: Retrieved) =>
  a.kind === 'MATERIAL' && b.kind === 'MATERIAL'
    ? a.material.study_no - b.material.study_no || a.position - b.position
    : 0;

/**
 * The passages of this club's materials that have most of what is asked, as far as the place's scope goes. Notes of
 * speakers are among them only where whoever asks may see them.
 */
export async function retrieve(
  database: Database,
  place: SearchedPlace,
  question: string,
  count: number,
  withNotes = false,
): Promise<Retrieval> {
  const { tenantId } = place;
  const [materials, answers] = await searchedAt(database, place);
  const materialCount = new Set(materials.map(({ content_sequence }) => content_sequence)).size;
  const byText = new Map<number, SearchedMaterial | VerifiedAnswer>();
  // Of a content that two studies have, the first one.
  for (const one of [...materials, ...answers]) {
    const text = one.searched_text_sequence;
    if (text !== null && !byText.has(text)) byText.set(text, one);
  }
  const asked = [...termsAsked(question)];
  if (asked.length === 0 || byText.size === 0) return { found: [], weights: new Map(), materialCount };
  const [[hits]] = await database.read(tenantId, findHits(tenantId, [...byText.keys()], asked, CANDIDATES));
  const { frequencies, best } = hits as Hits;
  const size = [...byText.values()].reduce((sum, { passage_count }) => sum + (passage_count ?? 0), 0);
  const known = new Map((frequencies ?? []).map((one) => [one.term, one.frequency]));
  const titled = byTitle(asked, known, materials);
  const weights = weigh(asked, titled.frequency, size);
  const scored = (text: string, of: SearchedMaterial | VerifiedAnswer) =>
    scoreOf(new Set([...termsOf(text), ...(titled.terms.get(of.searched_text_sequence!) ?? [])]), weights);

  const places = distinct([...(best ?? []), ...titled.places(weights)]).map(({ text, position }) => ({
    of: byText.get(text)!,
    position,
  }));
  const inMaterials = places.flatMap(({ of, position }) =>
    'content_sequence' in of
      ? [{ material: of, content_sequence: of.content_sequence, version_no: of.version_no, position }]
      : [],
  );
  const [rows] = await database.read(
    tenantId,
    listPassagesAt(
      tenantId,
      inMaterials.map(({ material: _, ...at }) => at),
    ),
  );
  const ofContent = new Map(materials.map((one) => [one.content_sequence, one]));
  const [notes] = withNotes ? await database.read(tenantId, listNotesOf(tenantId, [...ofContent.keys()])) : [[]];
  const found = [
    ...notes.map((row): Retrieved => {
      const { heading, text, unit_no: unitNo } = row;
      const score = scoreOf(termsOf(searchedText(row)), weights);
      return { kind: 'NOTE', score, heading, text, unitNo, material: ofContent.get(row.content_sequence)! };
    }),
    ...rows.map((row): Retrieved => {
      const { material } = inMaterials.find(
        (one) => one.content_sequence === row.content_sequence && one.position === row.position,
      )!;
      const { heading, text, position, unit_no } = row;
      const score = scored(searchedText(row), material);
      return { kind: 'MATERIAL', score, heading, text, material, position, unitNo: unit_no };
    }),
    ...places.flatMap(({ of }): Retrieved[] => {
      if ('content_sequence' in of) return [];
      const heading = of.question;
      // Written in Markdown; an answer that rests on it is plain sentences.
      const text = plainLines(of.answer);
      return [{ kind: 'VERIFIED', score: scored(searchedText({ heading, text }), of), heading, text, answer: of }];
    }),
  ];
  // What an instructor stands for comes before a passage that is as good.
  const rank = ({ kind }: Retrieved) => Number(kind !== 'VERIFIED');
  const ordered = found.toSorted((a, b) => b.score - a.score || rank(a) - rank(b) || inCourse(a, b));
  return { found: ordered.slice(0, count), weights, materialCount };
}
