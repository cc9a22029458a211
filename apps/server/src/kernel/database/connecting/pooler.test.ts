import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { withClient } from '../client.ts';
import { refusePooler } from './pooler.ts';

const server = () => inject('testCluster').owner;
const WHICH = 'The database of DATABASE_URL';

test('a database that is reached without a pooler is taken', async () => {
  await expect(refusePooler(server(), WHICH)).resolves.toBeUndefined();
});

test('a pooler that shares sessions is refused', async () => {
  const asked: unknown[] = [];
  const shared = withClient(server(), (client) =>
    refusePooler(server(), WHICH, async (config, work) => {
      asked.push(config);
      await client.query('set plan_cache_mode = force_generic_plan');
      return work(client);
    }),
  );
  await expect(shared).rejects.toThrow(
    /^The database of DATABASE_URL is reached through a pooler that shares sessions .*: name PostgreSQL itself\.$/,
  );
  expect(asked).toHaveLength(2);
});

test('a pooler that drops the settings of a connection is refused', async () => {
  const dropping = refusePooler(server(), WHICH, (config, work) =>
    withClient({ ...(config as pg.ClientConfig), options: '' }, work),
  );
  await expect(dropping).rejects.toThrow(/drops the settings of a connection: name PostgreSQL itself\.$/);
});
