import { expect, inject, test } from 'vitest';
import { withClient } from '../../kernel/database/client.ts';

test.skipIf(process.env['TEST_DATABASE_URL'])('the cluster of a run takes no care of power cuts', async () => {
  const { rows } = await withClient(inject('testCluster').owner, (client) =>
    client.query(
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
    ),
  );
  expect(rows).toEqual([
    { name: 'fsync', setting: 'off' },
    { name: 'full_page_writes', setting: 'off' },
    { name: 'synchronous_commit', setting: 'off' },
  ]);
});
