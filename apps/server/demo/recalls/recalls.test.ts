import type { Recalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { recallsOf } from '../../src/features/answering/recalls/recalls.public.ts';
import { build } from '../../src/kernel/database/build.ts';
import { logInAgain } from '../../src/testing/people.ts';
import { startTestServer, type TestServer } from '../../src/testing/server.ts';
import { seedDemo } from '../demo.ts';
import { memberIdOf } from '../people/people.part.ts';
import { STORY } from '../tenants/story.ts';
import { tenantIdOf } from '../tenants/tenants.rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.owner, server.services);
});

test.each(['member1', 'member4'])(
  '%s of the first tenant has quizzes to recall today, and a curve of some weeks',
  async (key) => {
    const [tenant] = STORY;
    const memberId = memberIdOf(tenant!, key);
    const { token } = await logInAgain(server, tenantIdOf(tenant!), { memberId, nickname: '', email: '', token: '' });
    const { body } = await server.call({ url: '/api/v1/my/recalls', token });
    const { contents, doneToday, retention } = body.data as Recalls;
    expect(contents.length).toBeGreaterThan(1);
    expect(doneToday).toBe(0);
    expect(retention.weeks.filter(({ recalls }) => recalls > 0).length).toBeGreaterThan(1);
    expect(retention.predicted).toBeGreaterThan(0.6);
  },
);

test('each recall leads where the schedule of the product leads, and none is of today or to come', async () => {
  for (const tenantId of STORY.map(tenantIdOf)) {
    const rows = await server.database.transaction(tenantId, (transaction) =>
      transaction.rows(
        build
          .selectFrom('recalls')
          .select(['answer_sequence', 'rating', 'stability', 'difficulty'])
          .select([sql<string>`recalled_on::text`.as('since'), sql<string>`due_on::text`.as('due_on')])
          .where('tenant_id', '=', tenantId)
          .orderBy('answer_sequence')
          .orderBy('recalled_on'),
      ),
    );
    for (const [index, row] of rows.entries()) {
      expect(row.since < '2026-11-20').toBe(true);
      const before = rows[index - 1];
      if (before?.answer_sequence !== row.answer_sequence) continue;
      const [expected] = recallsOf(before, row.since).filter(({ rating }) => rating === row.rating);
      expect(row.due_on).toBe(expected!.nextOn);
      expect(row.stability).toBeCloseTo(expected!.stability, 6);
    }
  }
});
