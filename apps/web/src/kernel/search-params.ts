/** Raw search parameters of an address: whatever somebody typed there. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** A page number; 1 (left out of the address) for anything else. */
export function pageIn({ page }: RawSearch): { page?: number } {
  return Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {};
}

/** The same search on another page; the first one is left out of the address. */
export function withPage<S extends { page?: number }>(search: S, page: number): S {
  const { page: _old, ...rest } = search;
  return { ...rest, ...(page > 1 && { page }) } as S;
}

/** A positive integer under `name`, or nothing. */
export function numberIn<K extends string>(raw: RawSearch, name: K): { [P in K]?: number } {
  const value = raw[name];
  return (Number.isInteger(value) && Number(value) > 0 ? { [name]: Number(value) } : {}) as { [P in K]?: number };
}

/** A text under `name`, or nothing. Codes of digits alone come as numbers. */
export function textIn<K extends string>(raw: RawSearch, name: K): { [P in K]?: string } {
  const value = raw[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (text === '' ? {} : { [name]: text }) as { [P in K]?: string };
}

/** One of the known values under `name`, or nothing. */
export function choiceIn<K extends string, T extends string>(
  raw: RawSearch,
  name: K,
  choices: readonly T[],
): { [P in K]?: T } {
  const choice = choices.find((one) => one === raw[name]);
  return (choice === undefined ? {} : { [name]: choice }) as { [P in K]?: T };
}

/** A code of digits comes as a number, without the zeros before it. */
export const codeIn = <K extends string, T extends string>(raw: RawSearch, name: K, codes: readonly T[]) =>
  choiceIn({ [name]: String(raw[name] ?? '').padStart(4, '0') }, name, codes);

/** What stands under these names, as far as it is a text, a number or a switch; the table's own fields judge it further. */
export function conditionsIn(
  raw: RawSearch,
  names: readonly string[],
): Readonly<Record<string, string | number | true>> {
  const isPlain = (value: unknown): value is string | number | true =>
    typeof value === 'string' || typeof value === 'number' || value === true;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = raw[name];
      return isPlain(value) ? [[name, value] as const] : [];
    }),
  );
}

interface Filtered {
  page?: number;
  keyword?: string;
}

/**
 * A changed filter, as `navigate` takes it: on its first page, and what is undefined left out of the address. Each choice
 * is a step that Back undoes; typing on at words that were looked for already goes with the step that began them.
 */
export function filterStep<S extends Filtered>(shown: S, part: { [K in keyof S]?: S[K] | undefined }) {
  const isTypedOn = shown.keyword !== undefined && part.keyword !== undefined;
  return {
    search: (old: S): S => {
      const next = { ...old, page: undefined, ...part };
      return Object.fromEntries(
        Object.entries<unknown>(next).filter(([, value]) => value !== undefined),
      ) as unknown as S;
    },
    replace: isTypedOn,
    resetScroll: false,
  };
}
