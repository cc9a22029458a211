import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMail, SmtpSender } from '../../../../kernel/mail/smtp-sender.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { makeTenant } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { watchFaults } from './faults.service.ts';

const MINUTE_MS = 60_000;
let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let sent: OutgoingMail[];
let isAway: boolean;

beforeAll(async () => {
  server = await startTestServer();
  owner = new pg.Client(server.owner);
  await owner.connect();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'faults-there');
  for (const [email, retired] of [
    ['ops@dure.test', null],
    ['gone@dure.test', START],
  ])
    await owner.query(
      `insert into operators (operator_id, email, email_normal, name, password_hash, sealed_secret, retired_at, created_at)
       values ($1, $2, $2, '운영', '', '', $3, $4)`,
      [uuidv7(), email, retired, START],
    );
});
beforeEach(async () => {
  sent = [];
  isAway = false;
  server.clock.set(START);
  await owner.query('delete from pgboss.job');
  await owner.query('delete from installation_faults');
  await owner.query('delete from mails');
});
afterAll(() => owner.end());

const services = (): Services => {
  const deliver = async (mail: OutgoingMail) => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    sent.push(mail);
  };
  return { ...server.services, mail: { ...server.services.mail, postman: { deliver } as unknown as SmtpSender } };
};
const at = (minutes: number) => new Date(Date.parse(START) + minutes * MINUTE_MS);
async function watchUntil(minute: number): Promise<void> {
  for (let now = (+server.clock.now() - Date.parse(START)) / MINUTE_MS; now <= minute; now++) {
    server.clock.set(at(now));
    await watchFaults(services()).catch(() => {});
  }
}
const run = (name: string, state: 'completed' | 'failed', minute: number) =>
  owner.query(
    `insert into pgboss.job (name, state, created_on, started_on, completed_on) values ($1, $2::pgboss.job_state, $3, $3, $3)`,
    [name, state, at(minute)],
  );
const mail = (minute: number, part: { failure?: string; sentAt?: Date } = {}) =>
  owner.query(
    `insert into mails (tenant_id, mail_id, recipient, subject, body, created_at, useful_until, next_try_at, failure, sent_at)
     values ($1, $2, 'someone@dure.test', '알림', '', $3, $4, $3, $5, $6)`,
    [tenantId, uuidv7(), at(minute), at(10_000), part.failure ?? null, part.sentAt ?? null],
  );

test('what fails for an hour is told once, and again only where it was well in between', async () => {
  await run('mail', 'completed', 0);
  for (const minute of [1, 30, 59]) await run('mail', 'failed', minute);
  await watchUntil(60);
  expect(sent).toEqual([]);
  await watchUntil(200);
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ops@dure.test', '[두레] 60분 넘게 되지 않는 일: 메일 보내기'],
  ]);
  expect(sent[0]!.text).toContain('2026-11-20 06:01 (UTC)부터');
  await run('mail', 'completed', 200);
  await watchUntil(202);
  await run('mail', 'failed', 203);
  await watchUntil(262);
  expect(sent).toHaveLength(1);
  await watchUntil(400);
  expect(sent).toHaveLength(2);
});

test('several at once are told in one mail', async () => {
  await run('push', 'failed', 0);
  await run('data-export', 'failed', 0);
  await watchUntil(61);
  expect(sent.map(({ subject }) => subject)).toEqual([
    '[두레] 60분 넘게 되지 않는 일: 개인정보 내려받기 만들기 외 1개',
  ]);
});

test('a mail server that is away is told once it is back', async () => {
  isAway = true;
  await mail(0, { failure: 'connect ECONNREFUSED' });
  await watchUntil(90);
  expect(sent).toEqual([]);
  isAway = false;
  await watchUntil(92);
  expect(sent.map(({ subject }) => subject)).toEqual(['[두레] 60분 넘게 되지 않는 일: 메일 서버가 메일을 받지 않음']);
});

test('a mail that waits while others leave is no fault of the server', async () => {
  await mail(0, { failure: '451 greylisted' });
  await mail(10, { sentAt: at(11) });
  await watchUntil(120);
  expect(sent).toEqual([]);
});
