import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../demo/demo.ts';
import { jobs } from '../../jobs.ts';
import { build } from '../../kernel/database/build.ts';
import { withClient } from '../../kernel/database/client.ts';
import { Database, type AllRows, type Query, type Transaction } from '../../kernel/database/database.ts';
import { tenantsWithWork } from '../../kernel/jobs/each.ts';
import { START, startTestServer, type TestServer } from '../../testing/server.ts';

const HOUR_MS = 60 * 60_000;
/** Later by so many hours: minutes, days and weeks of the demo data's clubs, quizzes, seminars and mails. */
const LATER_HOURS = [0, 0, 0.25, 1, 6, 12, 24, 48, 72, 96, 24 * 7, 24 * 10, 24 * 14, 24 * 21, 24 * 30];
/** What looks more seldom asks every organisation. */
const isOften = (cron: string | undefined) => cron !== undefined && /^\*(?:\/\d+)? \* \* \* \*$/.test(cron);
/** It belongs to no organisation. */
const OF_NONE = ['faults'];

const hasWritten = build.selectNoFrom(sql<boolean>`pg_current_xact_id_if_assigned() is not null`.as('wrote'));

/** Notices in which tenants something was written. */
class WatchedDatabase extends Database {
  readonly written = new Set<string>();

  override transaction<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(tenantId, async (transaction) => {
      transaction.holdOpen();
      const result = await work(transaction);
      if ((await transaction.first(hasWritten))!.wrote) this.written.add(tenantId);
      return result;
    });
  }

  override write<const Q extends readonly Query[]>(tenantId: string, ...queries: Q): Promise<AllRows<Q>> {
    return this.transaction(tenantId, (transaction) => transaction.all(...queries));
  }
}

/** What the demo data leaves nobody to do. */
const LEFT = `
  update members set status = 'LOCKED', locked_until = '2026-11-20T06:10:00Z'
    where member_id in (select member_id from members where status = 'ACTIVE' order by created_at desc limit 1);
  insert into answer_influence_due (tenant_id, answer_sequence) select tenant_id, answer_sequence from answers limit 1
    on conflict do nothing;
  insert into ai_evaluation_due (tenant_id, answer_sequence, asked_at)
    select tenant_id, answer_sequence, '2026-11-20T00:00:00Z' from answers where final_text is not null limit 1 on conflict do nothing;
  insert into quiz_briefs (tenant_id, club_sequence, quiz_sequence, asked_at)
    select tenant_id, club_sequence, quiz_sequence, '2026-11-20T00:00:00Z' from club_quizzes limit 1
    on conflict (tenant_id, club_sequence, quiz_sequence) do update set asked_at = excluded.asked_at;
  insert into club_evaluations (tenant_id, club_sequence, requested_at, requested_by, total, state, worked_at)
    select tenant_id, club_sequence, '2026-11-20T00:00:00Z', leader_id, 1, 'RUNNING', '2026-11-20T00:00:00Z' from clubs limit 1
    on conflict (tenant_id, club_sequence) do update set state = 'RUNNING', worked_at = excluded.worked_at;
  insert into feedback_drafts (tenant_id, answer_sequence, member_id, turn, about, asked_at)
    select tenant_id, answer_sequence, member_id, 7, '', '2026-11-20T00:00:00Z' from answers limit 1;
  update invitations set mailed_at = null, secret_hash = null where status = 'INVITED';
  update lecture_questions set found = null, status = 'WAITING_AI', answer = null, answered_at = null, answered_by = null, is_source = false;
  insert into push_devices (tenant_id, member_id, token_id, endpoint, p256dh, auth, device, started_at, seen_at)
    select tenant_id, member_id, gen_random_uuid(), 'https://push.example/1', 'key', 'auth', 'phone', created_at, '2026-11-20T00:00:00Z'
    from members where status = 'ACTIVE' limit 1;
  insert into push_messages (tenant_id, member_id, push_device_sequence, topic, payload, useful_until, next_try_at)
    select tenant_id, member_id, push_device_sequence, 'all', '{}', '2026-12-30T00:00:00Z', '2026-11-20T00:00:00Z' from push_devices;
  update posts set body = body || ' ' where post_sequence in (select post_sequence from contents);
  delete from mentors where member_id in (select mentor_id from mentor_wishes where regist_status = '0001');
  insert into quiz_changes (tenant_id, quiz_sequence, likes) select tenant_id, quiz_sequence, 0 from quizzes limit 1;
  insert into point_changes (tenant_id, member_id, points, happened_at)
    select tenant_id, member_id, 1, '2026-11-20T00:00:00Z' from members where status = 'ACTIVE' limit 1`;

/** The same of what waits for contents to be read. */
const READ = `
  update content_versions set reading_state = 'NONE', failure = null;
  update ai_writings set state = 'WAITING', claimed_until = null;
  update clubs set awaits_ready = true where club_type = '0200'`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.owner, server.services);
  await withClient(server.owner, (client) => client.query(LEFT));
});

test(
  'wherever a job of the clock finds work, the organisation is among those with work',
  { timeout: 300_000 },
  async () => {
    const database = new WatchedDatabase(server.database.pool);
    const send = async ({ tenantId }: Transaction) => void database.written.add(tenantId);
    const deliver = async () => {};
    const mail = { ...server.services.mail, postman: { deliver } };
    const push = { ...server.services.push, deliver };
    const services = { ...server.services, database, jobs: { send }, mail, push } as never;
    const often = jobs
      .map((job) => job.define({ services, log: server.app.log }))
      .filter(({ name, cron }) => isOften(cron) && !OF_NONE.includes(name));
    const didWork = new Set<string>();
    for (const hours of LATER_HOURS) {
      server.clock.set(new Date(Date.parse(START) + hours * HOUR_MS));
      if (hours === 1) await withClient(server.owner, (client) => client.query(READ));
      for (const { name, run } of often) {
        const listed = await tenantsWithWork(server.services, name);
        database.written.clear();
        await run({ isStart: true }, async () => {});
        expect({ name, hours, missed: [...database.written].filter((id) => !listed.has(id)) }).toEqual({
          name,
          hours,
          missed: [],
        });
        if (database.written.size > 0) didWork.add(name);
      }
    }
    // Each of them found some, or the test would say nothing of it.
    expect(often.map(({ name }) => name).filter((name) => !didWork.has(name))).toEqual([]);
  },
);

test('a job of which nothing says where it has work is refused', async () => {
  await expect(tenantsWithWork(server.services, 'no-such-job')).rejects.toThrow('no-such-job');
});
