import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

const BENCH = new URL('../../../../bench/', import.meta.url);
const worlds = globSync('**/*.sql', { cwd: BENCH }).toSorted();
/** Measured are thousands and millions; a few rows tell whether the statements still fit the schema. */
const shortened = (sql: string) => sql.replaceAll(/\b\d{4,}\b(?=[,)\s])/g, '20');

let owner: pg.Client;
beforeAll(async () => {
  const server = await startTestServer();
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());

test('the measurements fill databases of their own', () => expect(worlds).toContain('growth/world.sql'));

test.each(worlds)('%s fits the schema as it is', async (name) => {
  await owner.query('begin');
  try {
    await owner.query(`select set_config('bench.clubs', '2', true), set_config('bench.neighbours', '1', true)`);
    const filled = owner.query(shortened(readFileSync(new URL(name, BENCH), 'utf8')));
    await expect(filled).resolves.toBeDefined();
  } finally {
    await owner.query('rollback');
  }
});
