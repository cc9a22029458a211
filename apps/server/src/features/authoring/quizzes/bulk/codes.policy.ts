import type { CodeKind, Codes } from '../../../tenancy/tenants/tenants.public.ts';

/** How many letters must be put in, taken out or changed to make one word of another (Levenshtein). */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => index + 1);
  for (const [at, letter] of one.entries()) {
    let before = at;
    let left = at + 1;
    row = row.map((above, index) => {
      left = Math.min(above + 1, left + 1, before + (letter === other[index] ? 0 : 1));
      before = above;
      return left;
    });
  }
  return row.at(-1) ?? one.length;
}

const bare = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s/g, '');
/** Letters of Hangul, so that one wrong final consonant is one slip. */
const letters = (name: string) => [...bare(name).normalize('NFD')];

/** What is longer was never meant for a name. */
const LONGEST_NAME = 30;
/** More than any column takes: enough to see that there are too many. */
const MOST_PARTS = 40;

/** The names of a cell, split at commas. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(/[,，、\n]/, 2 * MOST_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MOST_PARTS);

/** What the tenant offers, to be found by name or code. */
export class CodeBook {
  readonly #codes: Codes;
  readonly #byName: ReadonlyMap<string, string>;

  constructor(codes: Codes) {
    this.#codes = codes;
    const entries = codes.flatMap(({ kind, code, name }) =>
      [name, code].map((one) => [`${kind} ${bare(one)}`, code] as const),
    );
    // What is offered first counts.
    this.#byName = new Map(entries.toReversed());
  }

  namesOf(kind: CodeKind): string[] {
    return this.#codes.filter((one) => one.kind === kind).map(({ name }) => name);
  }

  find(kind: CodeKind, given: string): string | undefined {
    return this.#byName.get(`${kind} ${bare(given)}`);
  }

  /** The name that was probably meant by one that nobody offers. */
  meant(kind: CodeKind, given: string): string | null {
    const asked = letters(given.slice(0, LONGEST_NAME));
    const allowed = Math.max(1, Math.floor(asked.length / 3));
    const near = this.namesOf(kind)
      .map((name) => ({ name, known: letters(name) }))
      .filter(({ known }) => Math.abs(known.length - asked.length) <= allowed)
      .map(({ name, known }) => ({ name, slips: distance(asked, known) }))
      .toSorted((one, other) => one.slips - other.slips)[0];
    return near && near.slips <= allowed ? near.name : null;
  }
}
