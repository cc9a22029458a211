import type { DataExport } from '@dure/contract/platform/privacy/export.endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerFully, answerPath, multipart, placeOf, quizPath, submitPre } from '../../../../testing/answers.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../../testing/notifications.ts';
import { givePassword, logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { unzip } from '../../../../testing/zip.ts';
import { hashPassword } from '../../../tenancy/accounts/accounts.public.ts';
import { exportCleaningJob, makeExport } from './export.jobs.ts';
import { beginExport } from './exports.queries.ts';

const PASSWORD = 'correct horse battery';
const HOUR_MS = 60 * 60_000;
let server: TestServer;
let tenantId: string;
let hash: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
});
afterAll(() => server.services.jobs.stop());
beforeEach(() => server.clock.set(START));

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function account(nickname = '가져갈 사람') {
  const person = await makePerson(server, tenantId, 'member', nickname);
  await givePassword(server, tenantId, person, hash);
  return person;
}
const EXPORT = '/api/v1/my/export';
const state = async ({ token }: Person) => (await server.call({ url: EXPORT, token })).body.data as DataExport;
const request = ({ token }: Person) => server.call({ method: 'POST', url: EXPORT, token });
const ticketFor = async ({ token }: Person, password = PASSWORD) =>
  server.call({ method: 'POST', url: `${EXPORT}/ticket`, token, payload: { password } });
const fetchWith = ({ token }: Person, ticket: string) => server.call({ url: `${EXPORT}/file?ticket=${ticket}`, token });

async function orderOf({ memberId }: Person) {
  const [row] = await run('select export_id from data_exports where member_id = $1', [memberId]);
  return { tenantId, memberId, tenantUri: 'dure', exportId: String(row!['export_id']), replaces: null };
}
/** Asks for it and does the job's work. */
async function made(person: Person) {
  expect((await request(person)).body.code).toBe('0000');
  await makeExport(server.services, await orderOf(person));
}
async function archiveOf(person: Person) {
  await made(person);
  const { body } = await ticketFor(person);
  const { raw } = await fetchWith(person, (body.data as { ticket: string }).ticket);
  return unzip(raw);
}
const rowsIn = (archive: Map<string, string>, name: string) =>
  JSON.parse(archive.get(`자료/${name}.json`)!) as Record<string, unknown>[];

test('everything of one’s own is in it, with its files and a README that explains each column', async () => {
  const person = await account();
  const club = await makeClub(server, tenantId, { members: [person], quizzes: [{}, {}], clubName: '가져갈 클럽' });
  await submitPre(server, person, placeOf(club), {
    text: '내 사전답변',
    files: [{ name: '과제.txt', content: '내 파일' }],
  });
  await answerFully(server, person, placeOf(club, 1), '내 최종답변');
  await server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(club, 1), person)}/grade`,
    token: club.creator.token,
    payload: { grading: 91 },
  });
  const archive = await archiveOf(person);
  expect(rowsIn(archive, '내 계정')).toMatchObject([{ email: person.email, nickname: '가져갈 사람' }]);
  expect(rowsIn(archive, '퀴즈 답변').map((row) => row['pre_text'])).toEqual(['내 사전답변', '내 최종답변 사전']);
  expect(rowsIn(archive, '받은 점수')).toMatchObject([{ grade: 91, grader: 'INSTRUCTOR' }]);
  expect(archive.get('자료/클럽과 퀴즈.json')).toContain('가져갈 클럽');
  expect([...archive].find(([name]) => name.startsWith('파일/') && name.endsWith('과제.txt'))?.[1]).toBe('내 파일');
  expect(archive.get('읽어 주세요.txt')).toContain('pre_text: 사전답변');
  expect(await notificationKindsOf(server, tenantId, person)).toContain('exportReady');
});

test('nobody else’s name, address or id is in it, nor a grade that waits for its release', async () => {
  const [person, peer] = [await account(), await account('이웃 사람')];
  const held = await makeClub(server, tenantId, { members: [person, peer], quizzes: [{}], holdGrades: true });
  const place = placeOf(held);
  await answerFully(server, person, place, '내 글');
  await answerFully(server, peer, place, '이웃의 글');
  await server.call({
    method: 'PUT',
    url: `${answerPath(place, person)}/grade`,
    token: held.creator.token,
    payload: { grading: 13 },
  });
  await server.call({
    method: 'POST',
    url: `${quizPath(place)}/answers/${peer.memberId}/like`,
    token: person.token,
  });
  const reply = await server.call({
    method: 'POST',
    url: '/api/v1/reply',
    token: person.token,
    payload: { clubSequence: place.club, quizSequence: place.quiz, memberUUID: peer.memberId, body: '내 댓글' },
  });
  await server.call({
    method: 'POST',
    url: `/api/v1/replies/${(reply.body.data as { answerReplySequence: number }).answerReplySequence}/reply`,
    token: peer.token,
    payload: { body: '답글' },
  });
  expect(await notificationKindsOf(server, tenantId, person)).toContain('nestedReply');
  const archive = await archiveOf(person);
  const all = [...archive.values()].join('\n');
  for (const other of [peer, held.creator])
    for (const secret of [other.nickname, other.email, other.memberId]) expect(all).not.toContain(secret);
  expect(all).not.toContain('이웃의 글');
  expect(rowsIn(archive, '받은 점수')).toEqual([]);
  expect(all).not.toContain(hash);
});

test('a file of feedback is in it once the club has released it', async () => {
  const person = await account();
  const club = await makeClub(server, tenantId, { members: [person], quizzes: [{}], holdGrades: true });
  const place = placeOf(club);
  await answerFully(server, person, place);
  const url = answerPath(place, person);
  const feedback = await multipart({ text: '말', version: 0 }, [{ name: '첨삭.txt', content: '붉은 글' }]);
  const { token } = club.creator;
  await server.call({ method: 'PUT', url: `${url}/grade`, token, payload: { grading: 50 } });
  const { body } = await server.call({
    method: 'PUT',
    url: `${url}/feedback`,
    token,
    payload: feedback.payload!,
    headers: feedback.headers!,
  });
  expect(body.code).toBe('0000');
  const names = async () => [...(await archiveOf(person)).keys()].filter((name) => name.endsWith('첨삭.txt'));
  expect(await names()).toEqual([]);
  // Nor is it in that of whoever wrote it: it is about the member.
  await givePassword(server, tenantId, club.creator, hash);
  expect([...(await archiveOf(club.creator)).keys()].filter((name) => name.startsWith('파일/'))).toEqual([]);
  await run('update answers set grades_held = false where member_id = $1', [person.memberId]);
  expect(await names()).toHaveLength(1);
});

test('passkeys, second factor and linked accounts are in it by what they are, and none of their secrets', async () => {
  const person = await account();
  const secret = 'a secret that opens the account';
  const of = [tenantId, person.memberId];
  await run(
    `insert into passkeys (tenant_id, member_id, passkey_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, gen_random_uuid(), $3, $3, 0, '{}', '연구실 노트북', now())`,
    [...of, secret],
  );
  await run(
    `insert into totp_factors (tenant_id, member_id, sealed_secret, started_at, last_step) values ($1, $2, $3, now(), 1)`,
    [...of, secret],
  );
  await run('insert into recovery_codes (tenant_id, member_id, code_hash) values ($1, $2, $3)', [...of, secret]);
  await run(
    `insert into oidc_identities (tenant_id, member_id, identity_id, issuer, subject, linked_at)
     values ($1, $2, gen_random_uuid(), 'https://login.example.ac.kr', $3, now())`,
    [...of, secret],
  );
  const archive = await archiveOf(person);
  expect(rowsIn(archive, '패스키')).toMatchObject([{ name: '연구실 노트북', last_used_at: null }]);
  expect(rowsIn(archive, '2단계 인증')).toMatchObject([{ started_at: expect.any(String) as string }]);
  expect(rowsIn(archive, '연결한 기관 계정')).toMatchObject([{ issuer: 'https://login.example.ac.kr' }]);
  expect([...archive.values()].join('\n')).not.toContain(secret);
});

test('a download is confirmed with the password, begun once, and only by its owner', async () => {
  const [person, other] = [await account(), await account('다른 사람')];
  await made(person);
  expect((await ticketFor(person, 'not the password')).body.errors?.[0]?.path).toBe('password');
  const { ticket } = (await ticketFor(person)).body.data as { ticket: string };
  expect((await fetchWith(other, ticket)).status).toBe(404);
  expect((await fetchWith(person, 'another ticket')).status).toBe(404);
  expect((await server.call({ url: `${EXPORT}/file?ticket=${ticket}` })).status).toBe(401);
  expect((await fetchWith(person, ticket)).status).toBe(200);
  expect((await fetchWith(person, ticket)).status).toBe(404);
  const late = (await ticketFor(person)).body.data as { ticket: string };
  server.clock.advance(6 * 60_000);
  expect((await fetchWith(person, late.ticket)).status).toBe(404);
});

test('one is made at a time, and three a day at most; to ask for the one on its way is to ask for none', async () => {
  const person = await account();
  await request(person);
  const first = await orderOf(person);
  await request(person);
  expect(await orderOf(person)).toEqual(first);
  expect(await state(person)).toMatchObject({ state: 'WAITING', byteSize: null });
  await makeExport(server.services, first);
  await made(person);
  await made(person);
  expect((await request(person)).status).toBe(429);
});

test('of two that are asked for at once one is begun; another one only when the first has failed for good', async () => {
  const { memberId } = await account();
  const [now, later] = [server.clock.now(), new Date(server.clock.now().getTime() + HOUR_MS)];
  const begin = async (at: Date) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.first(
        beginExport({ tenantId, memberId }, crypto.randomUUID(), at, new Date(at.getTime() - HOUR_MS / 2)),
      ),
    );
  expect([await begin(now), await begin(now), await begin(later)]).toEqual([
    { export_id: expect.any(String) as string },
    undefined,
    { export_id: expect.any(String) as string },
  ]);
});

test('what is not ready after an hour has failed, and another one may be asked for', async () => {
  const person = await account();
  await request(person);
  server.clock.advance(HOUR_MS - 1);
  expect(await state(person)).toMatchObject({ state: 'WAITING' });
  server.clock.advance(1);
  expect(await state(person)).toMatchObject({ state: 'NONE' });
});

test('it expires after a week, and its bytes go with it', async () => {
  const person = await account();
  await made(person);
  const { exportId } = await orderOf(person);
  expect(await state(person)).toMatchObject({ state: 'READY', expiresAt: '2026-11-27T06:00:00.000Z' });
  const clean = () =>
    exportCleaningJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  server.clock.advance(7 * 24 * HOUR_MS - 1000);
  await clean();
  const stream = await server.services.files.get(`${tenantId}/${exportId}`);
  stream.destroy();
  server.clock.advance(1000);
  const later = await logInAgain(server, tenantId, person);
  expect(await state(later)).toMatchObject({ state: 'NONE' });
  expect((await ticketFor(later)).status).toBe(404);
  await clean();
  await expect(server.services.files.get(`${tenantId}/${exportId}`)).rejects.toThrow();
});

test('another one takes the place of the first, to the last byte', async () => {
  const person = await account();
  await made(person);
  const first = await orderOf(person);
  await request(person);
  await makeExport(server.services, { ...(await orderOf(person)), replaces: first.exportId });
  await expect(server.services.files.get(`${tenantId}/${first.exportId}`)).rejects.toThrow();
});

test('a job that ends after its owner withdrew leaves nothing behind', async () => {
  const person = await account();
  await request(person);
  const order = await orderOf(person);
  const { database } = server.services;
  const withdrawing = server.services.files;
  // The withdrawal falls between the archive's writing and its keeping.
  const files = new Proxy(withdrawing, {
    get: (store, name) =>
      name === 'put'
        ? async (...parts: Parameters<typeof store.put>) => {
            await store.put(...parts);
            await server.call({
              method: 'POST',
              url: '/api/v1/my/withdrawal',
              token: person.token,
              payload: { password: PASSWORD },
            });
          }
        : (store[name as keyof typeof store] as (...parts: never[]) => unknown).bind(store),
  });
  await makeExport({ ...server.services, database, files }, order);
  await expect(withdrawing.get(`${tenantId}/${order.exportId}`)).rejects.toThrow();
  expect(await run('select 1 from data_exports where member_id = $1', [person.memberId])).toEqual([]);
});

test('however much there is, every row comes once', async () => {
  const person = await account();
  await run(
    `insert into point_entries (tenant_id, member_id, kind, subject, turn, units, points, units_balance, points_balance, happened_at)
     select $1, $2, 'reply', 'many/' || n, 1, 1, 1, 1, 1, $3::timestamptz + n * interval '1 second' from generate_series(1, 1203) as n`,
    [tenantId, person.memberId, START],
  );
  const rows = rowsIn(await archiveOf(person), '포인트 기록');
  expect(new Set(rows.map((row) => row['happened_at'])).size).toBe(1203);
  expect(rows).toHaveLength(1203);
});
