import { normalisedChange } from '@dure/contract/clubs/growth/growth';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makeTenant } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';

test('the database works growth out as the contract does, for every pair of grades and for none', async () => {
  const server = await startTestServer();
  const tenantId = await makeTenant(server);
  const grade = sql`(select generate_series(0, 100) union all select null)`;
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom(
        sql<{ pre: number | null; final: number | null }>`(select * from ${grade} as pre(pre),
        ${grade} as final(final))`.as('pairs'),
      )
      .select(['pre', 'final', sql<number | null>`normalised_change(pre, final)::float8`.as('growth')]),
  );
  expect(rows).toHaveLength(102 * 102);
  const different = rows.filter(({ pre, final, growth }) => {
    const told = normalisedChange({ preGrade: pre, finalGrade: final });
    return told === null || growth === null ? told !== growth : Math.abs(told - growth) > 1e-9;
  });
  expect(different).toEqual([]);
});
