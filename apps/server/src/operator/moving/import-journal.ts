import type pg from 'pg';
import { ConfigError } from '../../config.ts';
import type { FileStore } from '../../kernel/files/store.ts';

/** Any number that no other lock of two numbers has. */
const LOCK = 4_153_021;

interface Begun {
  readonly tenantId: string;
  readonly uri: string;
  readonly name: string;
}

/** Held for the life of the connection: of whoever is killed it is free at once. */
async function hold(journal: pg.Client, tenantId: string, name: string): Promise<void> {
  const { rows } = await journal.query<{ isHeld: boolean }>(
    `select pg_try_advisory_lock(${LOCK}, hashtext($1)) as "isHeld"`,
    [tenantId],
  );
  if (!rows[0]!.isHeld) throw new ConfigError(`Another import of ${name} is under way.`);
}

/** Notes that an import began. One of before that was killed is begun again. */
export async function beginImport(journal: pg.Client, { tenantId, uri, name }: Begun, now: Date): Promise<void> {
  await hold(journal, tenantId, name);
  await journal.query(
    `insert into tenant_imports (tenant_id, uri, name, begun_at) values ($1, $2, $3, $4)
     on conflict (tenant_id) do update set uri = excluded.uri, name = excluded.name, begun_at = excluded.begun_at`,
    [tenantId, uri, name, now],
  );
}

export const endImport = (client: pg.ClientBase, tenantId: string) =>
  client.query('delete from tenant_imports where tenant_id = $1', [tenantId]);

/** Removes the files of an import that came to nothing, and its line. */
export async function undoImport(journal: pg.ClientBase, files: FileStore, tenantId: string): Promise<void> {
  const { rowCount } = await journal.query('select from tenants where tenant_id = $1', [tenantId]);
  // It was committed, and only the answer got lost.
  if (rowCount === 0) await files.deleteAll(tenantId);
  await endImport(journal, tenantId);
}

/** Gives up an import that was killed. */
export async function discardImport(journal: pg.Client, files: FileStore, uri: string): Promise<Begun> {
  const { rows } = await journal.query<Begun>(
    'select tenant_id as "tenantId", uri, name from tenant_imports where uri = $1',
    [uri],
  );
  const [begun] = rows;
  if (!begun) throw new ConfigError(`No import for the address ${uri} was broken off.`);
  await hold(journal, begun.tenantId, begun.name);
  await undoImport(journal, files, begun.tenantId);
  return begun;
}
