import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { Database } from '../../../../kernel/database/database.ts';
import { wordCharactersOf } from '../../../../kernel/language/text/plain.ts';
import { retrieve, type Retrieved } from './retrieve.service.ts';
import type { SearchedPlace } from './scope.queries.ts';

const LOOKED_AT = 10;

/** A passage of a material of a lecture club. */
export interface ExplainingPassage {
  readonly clubStudySequence: number;
  readonly contentSequence: number;
  readonly title: string;
  readonly position: number;
  readonly unitNo: number | null;
  readonly unit: ContentUnit | null;
}

const inLatin = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Whether a text has a word: Korean in any company, since particles follow it; Latin letters as a word of their own. */
function holderOf(word: string): (text: string) => boolean {
  const latin = inLatin(word);
  if (/^[\x20-\x7e]+$/.test(word) && latin.trim() !== '') return (text) => inLatin(text).includes(latin);
  const characters = wordCharactersOf(word);
  return (text) => wordCharactersOf(text).includes(characters);
}

/**
 * Where the materials of a club explain a word: a passage that contains it. One under a heading with the word comes
 * first, then the earliest in the course. Undefined where it stands nowhere.
 */
export async function explain(
  database: Database,
  club: Pick<SearchedPlace, 'tenantId' | 'clubSequence'>,
  word: string,
): Promise<ExplainingPassage | undefined> {
  const holds = holderOf(word);
  const { found } = await retrieve(database, { ...club, studySequence: null, scope: 'ALL' }, word, LOOKED_AT);
  const passages = found.flatMap((one: Retrieved) =>
    one.kind === 'MATERIAL' && (holds(one.heading) || holds(one.text)) ? [one] : [],
  );
  const [best] = passages.toSorted(
    (a, b) =>
      Number(holds(b.heading)) - Number(holds(a.heading)) ||
      a.material.study_no - b.material.study_no ||
      a.position - b.position,
  );
  if (!best) return undefined;
  const { material, position, unitNo } = best;
  return {
    clubStudySequence: material.club_study_sequence,
    contentSequence: material.content_sequence,
    title: material.title,
    position,
    unitNo,
    unit: material.unit as ContentUnit | null,
  };
}
