import { sql, type RawBuilder } from 'kysely';
import type { Query } from '../database.ts';
import { SUFFIX_LENGTH, type SearchedTexts } from './searched-texts.ts';

/** Up to so many finds of the index, their rows are looked up one by one. Beyond, rows are read in the order of the list. */
export const MOST_FOUND = 10_000;

/** Sorts behind everything that begins with what stands before it. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Whether one of the texts holds the word somewhere, in upper or lower case: what "found by a word" means in every list. */
export const holdsWord = (word: string, texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    texts.map((text) => sql`position(lower(${word}::text) in lower(${text})) > 0`),
    sql` or `,
  )})`;

/** The keys whose suffixes begin with the word, `most` of them. One row can be found several times. */
const candidates = (tenantId: string, { key, suffixes }: SearchedTexts, word: string, most: number) => {
  const beginning = sql`left(lower(${word}::text), ${sql.lit(SUFFIX_LENGTH)})`;
  return sql`select ${sql.ref(key)} from ${sql.table(suffixes)} where tenant_id = ${tenantId}::uuid
    and suffix >= ${beginning} and suffix < ${beginning} || ${LAST_CHARACTER}::text limit ${sql.lit(most)}`;
};

/** A word that the rows of a table are narrowed to. */
export class WordSearch {
  readonly #tenantId: string;
  readonly #searched: SearchedTexts;
  readonly #word: string;

  constructor(tenantId: string, searched: SearchedTexts, word: string) {
    [this.#tenantId, this.#searched, this.#word] = [tenantId, searched, word];
  }

  /** Whether a row of the table holds the word. */
  get holds(): RawBuilder<boolean> {
    const { table, texts } = this.#searched;
    return holdsWord(
      this.#word,
      texts.map((text) => sql.ref(`${table}.${text}`)),
    );
  }

  /** Whether the index finds no more than `most`; it is asked once in a statement, whatever the rows. */
  finds(most: number): RawBuilder<boolean> {
    const found = candidates(this.#tenantId, this.#searched, this.#word, most + 1);
    return sql`(select count(*) from (${found}) as few) <= ${sql.lit(most)}`;
  }

  /** The keys that the index finds, as an array: only rows of these can hold the word, where it `finds(most)`. */
  keys(most: number): RawBuilder<unknown> {
    return sql`array(${candidates(this.#tenantId, this.#searched, this.#word, most)})`;
  }

  /** Of a word with few finds, the rows that it finds by their keys. */
  get rare(): RawBuilder<boolean> {
    const key = sql.ref(`${this.#searched.table}.${this.#searched.key}`);
    return sql`(${this.finds(MOST_FOUND)} and ${key} = any(${this.keys(MOST_FOUND)}) and ${this.holds})`;
  }

  /** Of a word with many finds, the rows in the order in which they are read: finds lie close together. */
  get frequent(): RawBuilder<boolean> {
    return sql`(not ${this.finds(MOST_FOUND)} and ${this.holds})`;
  }
}

/**
 * Rows of a table that hold a word (an empty one: all of them), for `selectFrom(….as('found'))`. `rows` is a list that narrows
 * itself by the condition it is given. It has its own order and limit, and is asked for once for each way of finding.
 */
export function byWord<Row>(
  tenantId: string,
  searched: SearchedTexts,
  word: string,
  rows: (holdsWord: RawBuilder<boolean>) => Query<Row>,
): RawBuilder<Row> {
  if (word === '') return sql`${rows(sql`true`)}`;
  const search = new WordSearch(tenantId, searched, word);
  return sql`(${rows(search.rare)} union all ${rows(search.frequent)})`;
}
