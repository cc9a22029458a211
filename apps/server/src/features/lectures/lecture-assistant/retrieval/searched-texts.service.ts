import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../../kernel/database/database.ts';
import { termsOf } from '../../../../kernel/language/search/terms.ts';
import { passagesOf } from '../../../authoring/contents/contents.public.ts';
import type { SearchedMaterial, VerifiedAnswer } from './scope.queries.ts';
import { dropSearched, insertSearched, insertTerms, type SearchedKey } from './terms.queries.ts';

const AT_ONCE = 100;

interface Written {
  readonly position: number;
  readonly text: string;
}

/** What a passage is found by stands above it, too. */
export const searchedText = ({ heading, text }: { readonly heading: string; readonly text: string }): string =>
  `${heading}\n${text}`;

async function keep(database: Database, tenantId: string, key: SearchedKey, passages: readonly Written[]) {
  const places = new Map<number, number[]>();
  for (const [at, { position, text }] of passages.entries()) {
    // A long document takes a second: others have their turn meanwhile.
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    for (const term of termsOf(text)) {
      const list = places.get(term);
      if (list) list.push(position);
      else places.set(term, [position]);
    }
  }
  const terms = Array.from(places, ([term, positions]) => ({ term, positions }));
  await database.transaction(tenantId, async (transaction) => {
    transaction.soon(dropSearched(tenantId, key));
    const made = await transaction.first(insertSearched(tenantId, key, passages.length));
    if (made) transaction.soon(insertTerms(tenantId, made.searched_text_sequence, terms));
  });
}

/**
 * Makes searchable what is not yet: a material that was just read or replaced, an answer that was just verified. Whoever asks
 * first does it, so that nothing that can be a source has to be announced; two at once do it once.
 */
export async function makeSearchable(
  database: Database,
  tenantId: string,
  materials: readonly SearchedMaterial[],
  answers: readonly VerifiedAnswer[],
): Promise<boolean> {
  const unread = materials.filter(({ searched_text_sequence }) => searched_text_sequence === null);
  const contents = new Map(unread.map((one) => [one.content_sequence, one.version_no]));
  for (const [content_sequence, version_no] of contents) {
    const [rows] = await database.read(tenantId, passagesOf(tenantId, content_sequence));
    const passages = rows.map((row) => ({ position: row.position, text: searchedText(row) }));
    await keep(database, tenantId, { content_sequence, version_no }, passages);
  }
  const fresh = answers.filter(({ searched_text_sequence }) => searched_text_sequence === null);
  for (const { verified_answer_sequence, question, answer } of fresh) {
    const text = searchedText({ heading: question, text: answer });
    await keep(database, tenantId, { verified_answer_sequence }, [{ position: 1, text }]);
  }
  return contents.size + fresh.length > 0;
}
