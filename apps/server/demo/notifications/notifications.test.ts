import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { build } from '../../src/kernel/database/build.ts';
import { sendReminders } from '../../src/features/clubs/clubs/life/club-reminders.service.ts';
import { startTestServer } from '../../src/testing/server.ts';
import { seedDemo } from '../demo.ts';
import { STORY } from '../tenants/story.ts';
import { tenantIdOf } from '../tenants/tenants.rows.ts';

test('what the story tells of opened quizzes the clock does not tell again, at night neither', async () => {
  const server = await startTestServer();
  // Half past midnight in Seoul: what opened the morning before lies within the day that the clock looks back.
  server.clock.set('2026-11-22T15:35:00.000Z');
  await seedDemo(server.owner, server.services);
  for (const tenantId of STORY.map(tenantIdOf)) {
    const opened = build
      .selectFrom('notifications')
      .select(sql<number>`count(*)`.as('count'))
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', 'quizOpened');
    const count = () => server.database.transaction(tenantId, (transaction) => transaction.first(opened));
    const told = await count();
    await sendReminders(server.services, tenantId, server.clock.now());
    expect(await count()).toEqual(told);
  }
});
