import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** One file: its name orders it among the others, its hash (SHA-256, hex) tells whether it was edited. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}
export interface MigrationFiles {
  /** Each changes the structure, once. */
  readonly structure: readonly SqlFile[];
  /** Each fills in what rows from before lack, once for every tenant. */
  readonly backfills: readonly SqlFile[];
  /** The functions and triggers as they are now. */
  readonly functions: readonly SqlFile[];
}

/** The product's own: `YYYYMMDD_HHMM_what.sql` (the first ones are numbered), `….backfill.sql`, `functions/*.{sql,ts}`. */
export const MIGRATIONS = new URL('../../migrations/', import.meta.url);

async function sqlFiles(directory: URL, ending: RegExp, textOf: (file: URL) => Promise<string>): Promise<SqlFile[]> {
  const names = (await readdir(directory)).filter((name) => ending.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await textOf(new URL(name, directory));
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const written = (file: URL) => readFile(file, 'utf8');
/** A module writes its text (`export const sql`) out of what the contract says. */
const writtenOrMade = async (file: URL): Promise<string> =>
  file.pathname.endsWith('.sql') ? written(file) : ((await import(file.href)) as { readonly sql: string }).sql;

export const isBackfill = ({ name }: { readonly name: string }) => name.endsWith('.backfill.sql');

/** What lies in the folder, each kind in the order of its names, which is that of time. */
export async function migrationFiles(directory: URL): Promise<MigrationFiles> {
  const [files, functions] = await Promise.all([
    sqlFiles(directory, /\.sql$/, written),
    sqlFiles(new URL('functions/', directory), /\.(?:sql|ts)$/, writtenOrMade),
  ]);
  return { structure: files.filter((file) => !isBackfill(file)), backfills: files.filter(isBackfill), functions };
}
