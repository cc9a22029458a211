import { rename } from 'node:fs/promises';
import type pg from 'pg';
import { ConfigError } from '../../config.ts';
import { withClient } from '../../kernel/database/client.ts';
import type { Connection } from '../../kernel/database/connection.ts';
import type { FileStore } from '../../kernel/files/store.ts';
import type { SecretBox } from '../../kernel/secrets/secret-box.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { END, HEAD, JOBS, ROWS, TABLES, type ArchiveHead, type TableSums } from './archive-head.ts';
import { lastMigration, listWaitingJobs } from './installation.ts';
import { openRow } from './sealed-columns.ts';
import { addFile, listFiles } from './tenant-files.ts';
import { selectRows, sumOf, tenantTables, type TenantTable } from './tenant-tables.ts';

export interface Exporting {
  readonly owner: Connection;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly uri: string;
  readonly path: string;
  readonly passphrase: string;
  readonly now: Date;
  readonly tell: (sentence: string) => void;
}

/** What came of an export. */
export interface Exported {
  readonly head: ArchiveHead;
  readonly rows: number;
  readonly files: number;
  /** Files whose row is there and which are not. */
  readonly missing: readonly string[];
  /** Secrets that no key of the installation opens. */
  readonly lostSecrets: number;
}

/** Read at a time: a row may hold a whole text. */
const ROWS_AT_ONCE = 50;
const PART_BYTES = 1024 * 1024;

const inTenant = (client: pg.Client, tenantId: string) =>
  client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);

async function headOf(client: pg.Client, uri: string, now: Date): Promise<ArchiveHead> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select tenant_id as id, name from tenants where uri = $1',
    [uri],
  );
  const [tenant] = rows;
  if (!tenant) throw new ConfigError(`No organisation has the address ${uri}.`);
  return {
    format: 'dure-tenant',
    version: 1,
    tenantId: tenant.id,
    uri,
    name: tenant.name,
    schema: await lastMigration(client),
    madeAt: now.toISOString(),
  };
}

/** Rows of a table as parts of about a megabyte. */
async function* partsOf(client: pg.Client, table: TenantTable, open: (line: string) => string): AsyncGenerator<string> {
  await client.query(`declare part no scroll cursor for ${selectRows(table)}`);
  let [lines, bytes]: [string[], number] = [[], 0];
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from part`);
    for (const { line } of rows) {
      lines.push(open(line));
      bytes += line.length;
    }
    if (lines.length > 0 && (bytes > PART_BYTES || rows.length === 0)) {
      yield lines.join('\n');
      [lines, bytes] = [[], 0];
    }
    if (rows.length === 0) break;
  }
  await client.query('close part');
}

/**
 * Writes all of an organisation into one sealed archive: its rows as one moment sees them, and every file that they name. Others
 * write meanwhile. Most files go first, so that the moment does not have to be held while they are read.
 */
export async function exportTenant(exporting: Exporting): Promise<Exported> {
  const { owner, files, secrets, uri, path, passphrase, now, tell } = exporting;
  return withClient(owner, async (client) => {
    const head = await headOf(client, uri, now);
    const { tenantId } = head;
    await inTenant(client, tenantId);
    const added = new Set<string>();
    const missing = new Set<string>();
    const addFiles = async (archive: ArchiveWriter) => {
      const all = await listFiles(client);
      for (const file of all) {
        if (added.has(file.key)) continue;
        if (await addFile(archive, files, tenantId, file)) added.add(file.key);
        else missing.add(file.key);
        tell(`${added.size} of ${all.length} files`);
      }
      return all;
    };
    let [rows, lostSecrets] = [0, 0];
    const unfinished = `${path}.unfinished`;
    await writeArchive(unfinished, passphrase, async (archive) => {
      await archive.add(HEAD, JSON.stringify(head));
      await addFiles(archive);
      await client.query('begin isolation level repeatable read read only');
      const tables = await tenantTables(client);
      const sums: TableSums = {};
      for (const table of tables) sums[table.name] = await sumOf(client, table);
      const of = Object.values(sums).reduce((sum, one) => sum + one.rows, 0);
      await archive.add(TABLES, JSON.stringify(sums));
      for (const table of tables) {
        const open = (line: string) => {
          rows++;
          return openRow(table.name, line, secrets, () => lostSecrets++);
        };
        for await (const part of partsOf(client, table, open)) {
          await archive.add(`${ROWS}${table.name}`, part);
          tell(`${rows} of ${of} rows`);
        }
      }
      await archive.add(JOBS, JSON.stringify(await listWaitingJobs(client, tenantId)));
      // What came since the first look; what went since is no longer missed.
      const named = new Set((await addFiles(archive)).map(({ key }) => key));
      await client.query('commit');
      for (const key of missing) if (!named.has(key)) missing.delete(key);
      await archive.add(END, JSON.stringify({ files: added.size, missing: [...missing] }));
    });
    await rename(unfinished, path);
    return { head, rows, files: added.size, missing: [...missing], lostSecrets };
  });
}
