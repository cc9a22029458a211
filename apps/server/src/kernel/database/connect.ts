import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../config.ts';
import { migrateJobs } from '../jobs/queue.ts';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { DatabaseUnusable } from '../postgres/unusable.ts';
import { withClient } from './client.ts';
import { connectionOf, type Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { refuseOldVersion } from './connecting/old-version.ts';
import { refusePooler } from './connecting/pooler.ts';
import { usingDatabase } from './connecting/unusable.ts';

const DATABASE = 'dure';
const SERVER_ROLE = 'dure_app';
/** How whoever starts the server knows the database. */
const OWN = 'The database of DATABASE_URL';
const APP = 'The database of DATABASE_APP_URL';
const EMBEDDED = 'The database in DATA_DIR';

/** A database that is migrated and ready: how its owner and how the server reach it. */
export interface ReadyDatabase {
  readonly owner: Connection;
  readonly server: Connection;
  /** Resolves where the embedded database ended and cannot be brought back. */
  readonly gone: Promise<DatabaseUnusable>;
  stop(): Promise<void>;
}
/** `log` is for who looks for a fault, `tell` for the person at the terminal: whole sentences. */
interface Voices {
  readonly log: (message: string, details?: object) => void;
  readonly tell: (sentence: string) => void;
}

const quote = (name: string) => pg.escapeIdentifier(name);

/** Kept while a server prepares the database, so that servers that start together do it one after another. */
const LOCK_KEY = 4_153_021_979;

/** The role that the server logs in as: it owns nothing, and row security binds it. */
async function ensureServerRole(owner: pg.Client, role: string, password: string | undefined): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
  const secret = password ? ` password ${pg.escapeLiteral(password)}` : '';
  if (rowCount === 0) await owner.query(`create role ${quote(role)} login nosuperuser nobypassrls${secret}`);
  // Only a superuser may name those two attributes of a role that there is already.
  else if (password) await owner.query(`alter role ${quote(role)} login${secret}`);
}

/** Row security binds neither superusers nor roles that bypass it: a server with such a log-in would mix its tenants. */
async function refusePowerfulRole({ owner, server }: Pick<ReadyDatabase, 'owner' | 'server'>): Promise<void> {
  const { rows } = await withClient(server, (client) =>
    client.query<{ powerful: boolean }>(
      'select rolsuper or rolbypassrls as powerful from pg_roles where rolname = current_user',
    ),
  );
  if (rows[0]?.powerful !== false || server.user === owner.user) {
    throw new DatabaseUnusable(
      `The server cannot log in as "${server.user}": it must be another role than the owner, no superuser and without ` +
        'BYPASSRLS, or one tenant could see another. Give such a role with DATABASE_APP_URL.',
    );
  }
}

/** Migrates schema and job queue, as the owner; several servers that start together do it once. */
export async function prepareSchema(owner: Connection, role: string, jobs: readonly string[]): Promise<string[]> {
  return withClient(owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const applied = await migrate(client, role);
    // Two that grant at the same moment are in each other's way: PostgreSQL does not queue changes of its catalogue.
    await client.query(`grant connect on database ${quote(client.database!)} to ${quote(role)}`);
    await migrateJobs(owner, role, jobs);
    return applied;
  });
}

async function embedded(config: Config, voices: Voices): Promise<ReadyDatabase> {
  const postgres = await startEmbeddedPostgres({ directory: join(config.dataDirectory, 'postgres'), ...voices });
  try {
    await withClient(postgres.connection('postgres'), async (client) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
      const { password } = postgres.connection(DATABASE, SERVER_ROLE);
      await ensureServerRole(client, SERVER_ROLE, password);
    });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    owner: postgres.connection(DATABASE),
    server: postgres.connection(DATABASE, SERVER_ROLE),
    gone: postgres.gone,
    stop: () => postgres.stop(),
  };
}

async function external(url: string, appUrl: string | undefined): Promise<ReadyDatabase> {
  // Reads the files of certificates that the address names.
  const owner = await usingDatabase(OWN, () => connectionOf(url));
  const rest = { gone: new Promise<never>(() => {}), stop: async () => {} };
  const server = appUrl && (await usingDatabase(APP, () => connectionOf(appUrl)));
  await usingDatabase(OWN, () =>
    withClient({ ...owner, connectionTimeoutMillis: 10_000 }, (client) => refuseOldVersion(client, OWN)),
  );
  if (server) return { owner, server, ...rest };
  const role = `${owner.database}_app`;
  // Every server of this database derives the same password, so there is no further secret to hand around.
  const password = createHmac('sha256', owner.password ?? url)
    .update(role)
    .digest('hex');
  await usingDatabase(OWN, () => withClient(owner, (client) => ensureServerRole(client, role, password)));
  return { owner, server: { ...owner, user: role, password }, ...rest };
}

/** Starts or reaches the database and brings it up to date. */
export async function readyDatabase(config: Config, jobs: readonly string[], voices: Voices): Promise<ReadyDatabase> {
  const ready = config.databaseUrl
    ? await external(config.databaseUrl, config.databaseAppUrl)
    : await usingDatabase(EMBEDDED, () => embedded(config, voices));
  const asOwner = config.databaseUrl ? OWN : EMBEDDED;
  const asServer = config.databaseAppUrl ? APP : asOwner;
  try {
    const applied = await usingDatabase(asOwner, () => prepareSchema(ready.owner, ready.server.user, jobs));
    await usingDatabase(asServer, () => refusePowerfulRole(ready));
    await usingDatabase(asServer, () => refusePooler(ready.server, asServer));
    if (applied.length > 0) voices.log('migrated', { applied });
    return ready;
  } catch (error) {
    await ready.stop();
    throw error;
  }
}
