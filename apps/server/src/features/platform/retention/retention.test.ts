import type { RetainedCounts, RetentionSettings } from '@dure/contract/platform/retention/retention.endpoints';
import { RETENTION_BOUNDS, RETENTION_KINDS } from '@dure/contract/platform/retention/retention-kinds';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { retentionJob } from './retention.jobs.ts';

const URL = '/api/manager/v1/retention';
const USUAL = { mailDays: 30, invitationDays: 180, noticeDays: 365, conversationDays: null };
let server: TestServer;
let tenantId: string;
let otherId: string;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  otherId = await makeTenant(server, 'hanbit');
});
beforeEach(async () => {
  server.clock.set(START);
  manager = await makePerson(server, tenantId, 'manager');
  for (const table of ['retention_settings', 'mails', 'invitations', 'notices', 'assistant_messages'])
    for (const id of [tenantId, otherId]) await query(`delete from ${table}`, [], id);
});

const query = (statement: string, values: unknown[] = [], id = tenantId) =>
  server.database.transaction(id, async (transaction) => (await transaction.execute(statement, values)).rows);
const get = async (address = URL) => (await server.call({ url: address, token: manager.token })).body;
const save = (part: Partial<RetentionSettings>) =>
  server.call({
    method: 'PUT',
    url: URL,
    token: manager.token,
    payload: { ...USUAL, version: 0, ...part },
  });
const run = () => retentionJob.define({ services: server.services, log: undefined as never }).run({}, async () => {});
const left = async (table: string, id = tenantId) => (await query(`select from ${table}`, [], id)).length;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);

const mail = (days: number, isSent = true, id = tenantId) =>
  query(
    `insert into mails (tenant_id, mail_id, recipient, subject, body, created_at, useful_until, next_try_at, sent_at)
     values ($1, gen_random_uuid(), 'a@dure.test', '제목', '', $2::timestamptz, now() + interval '10 years', $2::timestamptz, case when $3 then $2::timestamptz end)`,
    [id, ago(days), isSent],
    id,
  );
const invitation = (days: number) =>
  query(
    `insert into invitations (tenant_id, invitation_id, email, email_normal, name, organization_code, role, status,
       invited_by, batch_id, created_at, valid_until, ended_at)
     values ($1, gen_random_uuid(), $3, $3, '김가온', '', 'ROLE_USER', 'WITHDRAWN', $2, gen_random_uuid(), $4::timestamptz, $4::timestamptz, $4::timestamptz)`,
    [tenantId, manager.memberId, `p${days}@class.test`, ago(days)],
  );
const notice = (days: number, status = 'SENT') =>
  query(
    `insert into notices (tenant_id, title, body, roles, member_types, organization_codes, club_sequences, in_bell, by_mail,
       status, send_at, is_trial, sender_id, notice_key, created_at)
     values ($1, '공지', '글', '{}', '{}', '{}', '{}', true, false, $3, $4::timestamptz, false, $2, gen_random_uuid(), $4::timestamptz)`,
    [tenantId, manager.memberId, status, ago(days)],
  );
async function conversation(days: number, state = 'ANSWERED') {
  const club = await makeClub(server, tenantId, { members: [manager] });
  await query(
    `insert into assistant_messages (tenant_id, club_sequence, member_id, scope, question, quote, asked_at, state, alive_at)
     values ($1, $2, $3, 'ALL', '질문', '', $4::timestamptz, $5, $4::timestamptz)`,
    [tenantId, club.clubSequence, manager.memberId, ago(days), state],
  );
}

test('as long as nobody chooses, the usual periods count, and conversations stay', async () => {
  expect((await get()).data).toEqual({ ...USUAL, version: 0 });
  await mail(29);
  await mail(31);
  await mail(31, false);
  await invitation(179);
  await invitation(181);
  await notice(364);
  await notice(366);
  await notice(366, 'SENDING');
  await conversation(3000);
  await run();
  const kept = await Promise.all(['mails', 'invitations', 'notices', 'assistant_messages'].map((one) => left(one)));
  expect(kept).toEqual([2, 1, 2, 1]);
});

test('what another period would delete is counted before, and that goes in the night: here and nowhere else', async () => {
  await mail(10);
  await mail(8, true, otherId);
  await notice(100);
  await conversation(200);
  await conversation(200, 'ANSWERING');
  const counts = (await get(`${URL}/due?mailDays=7&noticeDays=90&conversationDays=120`)).data as RetainedCounts;
  expect(counts).toEqual({ mailDays: 1, invitationDays: 0, noticeDays: 1, conversationDays: 1 });
  expect((await save({ mailDays: 7, noticeDays: 90, conversationDays: 120 })).body.code).toBe('0000');
  expect(await left('mails')).toBe(1);
  await run();
  const kept = await Promise.all(['mails', 'notices', 'assistant_messages'].map((one) => left(one)));
  expect(kept).toEqual([0, 0, 1]);
  expect(await left('mails', otherId)).toBe(1);
});

test('a version that is too old is refused with the current periods, and each change stands in the log', async () => {
  expect((await save({ mailDays: 60 })).body.data).toMatchObject({ mailDays: 60, version: 1 });
  const late = await save({ mailDays: 90 });
  expect([late.body.code, late.body.data]).toMatchObject(['0409', { mailDays: 60, version: 1 }]);
  const entries = await query(`select changes from audit_entries where changed_by = $1`, [manager.memberId]);
  expect(entries).toEqual([{ changes: [{ field: 'mailDays', before: 30, after: 60 }] }]);
});

test.each(RETENTION_KINDS)('%s is refused outside its bounds', async (kind) => {
  const { min, max } = RETENTION_BOUNDS[kind];
  for (const days of [min - 1, max + 1]) {
    const { body } = await save({ [kind]: days });
    expect([body.code, body.errors?.map(({ path }) => path)]).toEqual(['0422', [kind]]);
  }
});
