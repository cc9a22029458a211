import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../../config.ts';
import { withClient } from '../../kernel/database/client.ts';
import type { Connection } from '../../kernel/database/connection.ts';
import type { FileStore } from '../../kernel/files/store.ts';
import type { SecretBox } from '../../kernel/secrets/secret-box.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { archiveEnd, archiveHead, END, HEAD, JOBS, ROWS, tableSums, TABLES, waitingJobs } from './archive-head.ts';
import type { ArchiveHead, TableSums } from './archive-head.ts';
import { beginImport, endImport, undoImport } from './import-journal.ts';
import { lastMigration, sendJobs } from './installation.ts';
import { sealRow } from './sealed-columns.ts';
import { FileTaker, listFiles } from './tenant-files.ts';
import { advanceIdentity, insertRows, sumOf, TENANTS, tenantTables, type TenantTable } from './tenant-tables.ts';

export interface Importing {
  readonly owner: Connection;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly path: string;
  readonly passphrase: string;
  /** The address here, where it is to be another one. */
  readonly uri: string | undefined;
  readonly now: Date;
  readonly tell: (sentence: string) => void;
  /** Writes what belongs to the import in its transaction. */
  readonly record: (client: pg.ClientBase, head: ArchiveHead) => Promise<void>;
}

/** What came of an import. */
export interface Imported {
  readonly head: ArchiveHead;
  readonly uri: string;
  readonly rows: number;
  readonly files: number;
  readonly missing: readonly string[];
}

const fail = (sentence: string): never => {
  throw new ConfigError(sentence);
};

async function refuseUnfit(client: pg.Client, head: ArchiveHead, uri: string): Promise<void> {
  const schema = await lastMigration(client);
  if (schema !== head.schema)
    fail(
      `The archive is of another version (${head.schema}, here ${schema}): bring both installations to the same one.`,
    );
  const { rows } = await client.query<{ id: string; uri: string; name: string }>(
    'select tenant_id as id, uri, name from tenants where tenant_id = $1 or uri = $2',
    [head.tenantId, uri],
  );
  if (rows.some(({ id }) => id === head.tenantId)) fail(`${head.name} is in this installation already.`);
  if (rows.length > 0) fail(`The address ${uri} belongs to another organisation: choose another one with --address.`);
}

/** Triggers have done their part where the rows come from, and references hold there. */
async function beginQuietly(client: pg.Client, tenantId: string): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42501') throw error;
    fail(
      'The owner of the database may not import: as a superuser, run "grant set on parameter session_replication_role to" with its name.',
    );
  }
}

/** Puts parts of the archive into the database, in the order in which they come. */
class Rows {
  readonly #client: pg.Client;
  readonly #importing: Importing;
  readonly #head: ArchiveHead;
  readonly #uri: string;
  #tables = new Map<string, TenantTable>();
  #sums: TableSums = {};
  count = 0;

  constructor(client: pg.Client, importing: Importing, head: ArchiveHead, uri: string) {
    this.#client = client;
    this.#importing = importing;
    this.#head = head;
    this.#uri = uri;
  }

  async begin(sums: TableSums): Promise<void> {
    this.#sums = sums;
    await beginQuietly(this.#client, this.#head.tenantId);
    this.#tables = new Map((await tenantTables(this.#client)).map((table) => [table.name, table]));
  }

  /** The address is this installation's, and whether it is used there and what it may take there is none of its business here. */
  #here(line: string): string {
    const row = JSON.parse(line) as object;
    return JSON.stringify({
      ...row,
      uri: this.#uri,
      suspended_at: null,
      suspension_note: '',
      deletion_due_at: null,
      storage_limit: null,
      ai_monthly_cap: null,
    });
  }

  async insert(name: string, part: string): Promise<void> {
    const table = this.#tables.get(name) ?? fail(`The archive holds a table ${name}, which is none here.`);
    const lines = part.split('\n').map((line) => sealRow(name, line, this.#importing.secrets));
    await insertRows(this.#client, table, name === TENANTS ? lines.map((line) => this.#here(line)) : lines);
    this.count += lines.length;
    const of = Object.values(this.#sums).reduce((sum, { rows }) => sum + rows, 0);
    this.#importing.tell(`${this.count} of ${of} rows`);
  }

  /** Both sides are counted alike, then it is all there at once. */
  async commit(): Promise<void> {
    for (const table of this.#tables.values()) {
      const [here, there] = [await sumOf(this.#client, table), this.#sums[table.name]];
      if (here.rows !== there?.rows || here.sum !== there.sum)
        fail(
          `The rows of ${table.name} came out differently (${here.rows} of ${there?.rows}): nothing was taken over.`,
        );
      await advanceIdentity(this.#client, table);
    }
    await this.#client.query('delete from setup_secrets');
    await endImport(this.#client, this.#head.tenantId);
    await this.#importing.record(this.#client, this.#head);
    await this.#client.query('commit');
  }
}

async function readInto(
  client: pg.Client,
  importing: Importing,
  head: ArchiveHead,
  uri: string,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<Imported> {
  const { files, tell } = importing;
  const directory = await mkdtemp(join(tmpdir(), 'dure-import-'));
  const taker = new FileTaker(files, head.tenantId, directory);
  const rows = new Rows(client, importing, head, uri);
  let end: ReturnType<typeof archiveEnd.parse> | undefined;
  try {
    for await (const entry of entries) {
      const { name, text } = entry;
      if (await taker.take(entry)) tell(`${taker.taken.length} files`);
      else if (name === TABLES) await rows.begin(tableSums.parse(JSON.parse(await text())));
      else if (name.startsWith(ROWS)) await rows.insert(name.slice(ROWS.length), await text());
      else if (name === JOBS) await sendJobs(client, head.tenantId, waitingJobs.parse(JSON.parse(await text())));
      else if (name === END) end = archiveEnd.parse(JSON.parse(await text()));
    }
    if (end?.files !== taker.taken.length) return fail('The archive is not whole: nothing of it was taken over.');
    const named = new Set((await listFiles(client)).map(({ key }) => key));
    await rows.commit();
    // Removed where they come from while the archive was made.
    for (const key of taker.taken) if (!named.has(key)) await files.delete(`${head.tenantId}/${key}`);
    return { head, uri, rows: rows.count, files: named.size - end.missing.length, missing: end.missing };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Takes a whole organisation over from an archive. Files come first and its rows in one transaction, so nobody sees half of it.
 * What fails leaves nothing; what is killed leaves a line in the journal, and the same command begins again.
 */
export async function importTenant(importing: Importing): Promise<Imported> {
  const entries = readArchive(importing.path, importing.passphrase);
  try {
    return await importFrom(importing, entries);
  } finally {
    await entries.return(undefined);
  }
}

async function importFrom(importing: Importing, entries: AsyncGenerator<ArchiveEntry>): Promise<Imported> {
  const { owner, uri: wished, now, files } = importing;
  const first = await entries.next();
  if (first.done || first.value.name !== HEAD) return fail('That is no archive of an organisation.');
  const read = archiveHead.safeParse(JSON.parse(await first.value.text()));
  if (!read.success) return fail('That is no archive of an organisation that this version reads.');
  const head = read.data;
  const uri = wished ?? head.uri;
  return withClient(owner, (journal) =>
    withClient(owner, async (client) => {
      await refuseUnfit(client, head, uri);
      await beginImport(journal, { ...head, uri }, now);
      try {
        return await readInto(client, importing, head, uri, entries);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        await undoImport(journal, files, head.tenantId);
        throw error;
      }
    }),
  );
}
