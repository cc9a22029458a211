import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { records } from '../../../../kernel/database/records.ts';
import { TERMS_VERSION } from '../../../../kernel/language/search/terms.ts';

/** A version of a content, or a verified answer. */
export type SearchedKey =
  | { readonly content_sequence: number; readonly version_no: number }
  | { readonly verified_answer_sequence: number };

/** Drops what was kept of a text by an older way, and of a content's other versions. */
export const dropSearched = (tenantId: string, key: SearchedKey) => {
  const dropped = build.deleteFrom('searched_texts').where('tenant_id', '=', tenantId);
  return 'content_sequence' in key
    ? dropped
        .where('content_sequence', '=', key.content_sequence)
        .where((row) => row.or([row('version_no', '<>', key.version_no), row('terms_version', '<>', TERMS_VERSION)]))
    : dropped
        .where('verified_answer_sequence', '=', key.verified_answer_sequence)
        .where('terms_version', '<>', TERMS_VERSION);
};

/** Answers nothing where another one has made it meanwhile. */
export const insertSearched = (tenantId: string, key: SearchedKey, passageCount: number) =>
  build
    .insertInto('searched_texts')
    .values({ tenant_id: tenantId, ...key, passage_count: passageCount, terms_version: TERMS_VERSION })
    .onConflict((conflict) => conflict.doNothing())
    .returning('searched_text_sequence');

interface TermPlaces {
  readonly term: number;
  readonly positions: readonly number[];
}

export const insertTerms = (tenantId: string, textSequence: number, terms: readonly TermPlaces[]) =>
  build
    .insertInto('searched_terms')
    .columns(['tenant_id', 'searched_text_sequence', 'term', 'frequency', 'positions'])
    .expression(
      build
        .selectFrom(records<TermPlaces>(terms, 'term integer, positions integer[]'))
        .select([
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          sql<number>`${textSequence}::bigint`.as('searched_text_sequence'),
          'given.term',
          sql<number>`cardinality(given.positions)`.as('frequency'),
          sql<number[]>`given.positions`.as('positions'),
        ]),
    );

/** Places of terms that are looked at to find the best passages: the rarest first. What they cannot tell apart is as good. */
const PLACES = 6000;

export interface Hits {
  readonly frequencies: readonly { readonly term: number; readonly frequency: number }[] | null;
  readonly best: readonly { readonly text: number; readonly position: number }[] | null;
}

/** How frequent terms are in these texts, and the passages that have most of them. */
export const findHits = (tenantId: string, texts: readonly number[], terms: readonly number[], count: number) =>
  build
    .with('hits', (db) =>
      db
        .selectFrom('searched_terms')
        .select(['searched_text_sequence as text', 'term', 'frequency', 'positions'])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`searched_text_sequence = any(${texts}::bigint[])`)
        .where(sql<boolean>`term = any(${terms}::integer[])`),
    )
    .with('known', (db) =>
      db
        .selectFrom('hits')
        .select(['term', sql<number>`sum(frequency)::integer`.as('frequency')])
        .groupBy('term'),
    )
    .with('rarest', (db) =>
      db.selectFrom('known').select([
        'term',
        // Words count for more than pairs of letters; roughly is enough here, they are scored exactly afterwards.
        sql<number>`(1 + (term & 1)) / (1.0 + frequency)`.as('weight'),
        sql<number>`sum(frequency) over (order by frequency, term) - frequency`.as('before'),
      ]),
    )
    .with('places', (db) =>
      db
        .selectFrom('rarest')
        .innerJoin('hits', 'hits.term', 'rarest.term')
        .select(['hits.text', sql<number>`unnest(hits.positions)`.as('position'), 'rarest.weight'])
        .where('rarest.before', '<', PLACES),
    )
    .with('best', (db) =>
      db
        .selectFrom('places')
        .select(['text', 'position'])
        .groupBy(['text', 'position'])
        .orderBy(sql`sum(weight) desc`)
        .orderBy('text')
        .orderBy('position')
        .limit(count),
    )
    .selectNoFrom((row) => [
      row
        .selectFrom('known')
        .select(sql<Hits['frequencies']>`jsonb_agg(known)`.as('all'))
        .as('frequencies'),
      row
        .selectFrom('best')
        .select(sql<Hits['best']>`jsonb_agg(best)`.as('all'))
        .as('best'),
    ]);
