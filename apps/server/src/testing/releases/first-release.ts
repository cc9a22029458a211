import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';

const DUMP = new URL('./first.sql.gz', import.meta.url);

/** Fills an empty database with the demo story as the first release wrote and pg_dump kept it. */
export async function restoreFirstRelease(owner: pg.Client, serverRole: string): Promise<void> {
  const dump = gunzipSync(await readFile(DUMP)).toString();
  await owner.query(dump.replaceAll(' TO dure_app;', ` TO ${pg.escapeIdentifier(serverRole)};`));
  await owner.query('reset all');
}
