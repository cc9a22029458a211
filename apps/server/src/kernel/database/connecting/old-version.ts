import type pg from 'pg';
import { DatabaseUnusable } from '../../postgres/unusable.ts';

/** Major version of the oldest PostgreSQL that the server runs on. */
const OLDEST = 15;
/** `server_version_num` counts a major version in ten thousands. */
const MAJOR = 10_000;

/** Throws `DatabaseUnusable` where the PostgreSQL behind `client` is too old; `name` is how whoever starts the server knows it. */
export async function refuseOldVersion(client: Pick<pg.Client, 'query'>, name: string): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  const [{ version, number }] = rows as [(typeof rows)[number]];
  if (number >= OLDEST * MAJOR) return;
  throw new DatabaseUnusable(`${name} is PostgreSQL ${version}: take ${OLDEST} or newer.`);
}
