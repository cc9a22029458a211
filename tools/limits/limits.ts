import { basename } from 'node:path';

/** A source file: its path from the root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}
/** Why a number is no limit of the contract, by its file's name and its own. */
export type Exceptions = Readonly<Record<string, string>>;

const DECLARED = /\bexport const ([A-Z][A-Z0-9_]*) =/g;
const NUMBER = /\bconst ([A-Z][A-Z0-9_]*)(?:: number)? = \d/g;
const BOUND = /^(?:MAX|MIN|MOST|LAST|LEAST|LONGEST|SHORTEST|LIMIT)(?:_|$)/;
/** Zero and one are no limits that anybody chose: nothing, and one thing. */
const ATTRIBUTE =
  /\b(minLength|maxLength|minValue|maxValue|limit|minCount|maxCount|maxSize|maxBytes)=\{(?![01]\b)\d[\d_]*/g;
const SAID = /(?<![\d,])\d[\d,]*\s?(?:자|개|명|행|MB|GB)(?:까지|\s?이상|\s?이하)/g;
const RANGE = /(?<![\d,])\d[\d,]*~\d[\d,]*(?:자|개|명|행|MB)/g;

/** Where people are asked for something, and told what they may give. */
const hasForms = (path: string) => /^apps\/web\/src\/(?:features|screens|shell|chatbot|ui\/(?!gallery\/))/.test(path);
const key = (path: string, name: string) => `${basename(path)} ${name}`;

/** The names that the contract's `*-limits.ts` export. */
export const limitsOf = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources
      .filter(({ path }) => /^packages\/contract\/.*-limits\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name]) => name!)),
  );

const told = (path: string, what: string) =>
  `${path}: ${what} is a number of its own: import the limit from a *-limits.ts of the contract, where its schema reads it too.`;

function* faultsOf({ path, text }: Source, limits: ReadonlySet<string>, exceptions: Exceptions): Generator<string> {
  for (const [, name = ''] of text.matchAll(NUMBER)) {
    const isLimit = limits.has(name) || (hasForms(path) && BOUND.test(name));
    if (isLimit && !(key(path, name) in exceptions)) yield told(path, name);
  }
  if (hasForms(path)) for (const [found] of text.matchAll(ATTRIBUTE)) yield told(path, found);
  if (hasForms(path) || path.endsWith('.text.ts') || path === 'packages/contract/src/errors.ts')
    for (const expression of [SAID, RANGE])
      for (const [found] of text.matchAll(expression)) yield told(path, `“${found}”`);
}

/** Limits that are repeated instead of imported, and exceptions that nothing needs. Sentences, empty where all is well. */
export function repeatedIn(sources: readonly Source[], exceptions: Exceptions): string[] {
  const limits = limitsOf(sources);
  const others = sources.filter(({ path }) => !/^packages\/contract\/.*-limits\.ts$/.test(path));
  const needed = new Set(
    others.flatMap(({ path, text }) => [...text.matchAll(NUMBER)].map(([, name = '']) => key(path, name))),
  );
  return [
    ...others.flatMap((source) => [...faultsOf(source, limits, exceptions)]),
    ...Object.keys(exceptions)
      .filter((exception) => !needed.has(exception))
      .map((exception) => `${exception} is excepted and not there.`),
  ];
}
