import { isBackfill, type SqlFile } from '../../apps/server/src/kernel/database/migration-files.ts';

/** The hash of each listed file by its name, in the order of the list. */
export type MigrationList = ReadonlyMap<string, string>;

/** The first ones are numbered; the others bear the time (UTC) at which they were begun. */
const NAME = /^(?:00\d\d|20\d{6}_\d{4})_[a-z0-9_]+(?:\.backfill)?\.sql$/;
const NUMBERED = /^00\d\d_/;
const FUNCTION = /^\s*create\s+(?:or\s+replace\s+)?(?:function|trigger)\b/im;

/** Lines as `sha256sum` writes and checks them. */
export const readList = (text: string): MigrationList =>
  new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, hash = '', name = '']) => [name, hash]));
export const writeList = (files: readonly SqlFile[]): string =>
  files.map(({ name, hash }) => `${hash}  ${name}\n`).join('');

function* problemsOf(file: SqlFile, listed: string | undefined, last: string): Generator<string> {
  const { name, sql, hash } = file;
  if (!NAME.test(name))
    yield `${name}: a migration is named YYYYMMDD_HHMM_what.sql or YYYYMMDD_HHMM_what.backfill.sql.`;
  if (listed !== undefined && listed !== hash)
    yield `${name} was edited after it had been listed. If it has landed, put it back and write a new file; if it has not, take its line out of checksums.txt and run "npm run generate".`;
  if (listed === undefined && name < last)
    yield `${name} sorts before ${last}, which has landed: give it a later time.`;
  if (!NUMBERED.test(name) && !isBackfill(file) && FUNCTION.test(sql))
    yield `${name}: functions and triggers have their one text in migrations/functions.`;
  if (isBackfill(file) && !/(?<!:):tenant\b/.test(sql))
    yield `${name}: a backfill runs once for each tenant and names it, as :tenant.`;
}

/** What keeps the files from landing, other than that some are not listed yet. */
export function problemsIn(files: readonly SqlFile[], list: MigrationList): string[] {
  const names = [...list.keys()];
  const there = new Set(files.map(({ name }) => name));
  return [
    ...files.flatMap((file) => [...problemsOf(file, list.get(file.name), names.at(-1) ?? '')]),
    ...names.filter((name) => !there.has(name)).map((name) => `${name} has landed and is missing.`),
    ...names.slice(1).flatMap((name, index) => {
      const before = names[index] ?? '';
      return name < before ? [`${name} is listed after ${before}, which landed first: give it a later time.`] : [];
    }),
  ];
}

export const unlisted = (files: readonly SqlFile[], list: MigrationList): string[] =>
  files.filter(({ name }) => !list.has(name)).map(({ name }) => `${name} is not listed: run "npm run generate".`);
