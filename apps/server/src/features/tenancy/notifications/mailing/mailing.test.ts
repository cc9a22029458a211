import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { headerOf, startMailServer, type TestMailServer } from '../../../../testing/mail/smtp.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { sendMails } from '../../mails/mails.service.ts';
import { notify, type Notification } from '../notifications.service.ts';
import { sendAtOnce } from './at-once.service.ts';
import { sendDigests } from './digests.service.ts';

const SETTINGS = '/api/v1/my/notification-settings';
/** In Seoul: Friday at three in the afternoon, nine in the evening; the next Monday at eight. */
const [FRIDAY, NIGHT, MONDAY] = [START, '2026-11-20T12:00:00Z', '2026-11-22T23:00:00Z'];
const [SATURDAY, TUESDAY] = ['2026-11-20T23:00:00Z', '2026-11-23T23:00:00Z'];
let server: TestServer;
let services: Services;
let tenant: Tenant;
let smtp: TestMailServer;
let member: Person;
let club: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  await makeTenant(server);
  await makeTenant(server, 'hanbit');
  await server.services.jobs.start([]);
  tenant = (await server.services.tenants.find('dure'))!;
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  at(FRIDAY);
  smtp = await startMailServer();
  services = { ...server.services, mail: { ...server.services.mail, postman: smtp.postman } };
  for (const table of ['mails', 'notifications', 'notification_times', 'muted_notifications'])
    await run(`delete from ${table}`);
  member = await makePerson(server, tenant.tenantId, 'member', '서예린');
  club = await makeClub(server, tenant.tenantId, { clubName: '설계 클럽', members: [member], quizzes: [{}] });
});
afterEach(async () => {
  await smtp.close();
  await run(`update members set status = 'WITHDRAWN'`);
});

const at = (moment: string) => server.clock.set(new Date(moment));
const run = (statement: string, values: unknown[] = []) =>
  server.database.transaction(tenant.tenantId, (transaction) => transaction.execute(statement, values));
const tell = (kind: Notification['kind']) => {
  const place = { clubSequence: club.clubSequence, quizSequence: club.quizSequences[0]! };
  const detail = { count: 1, deadlineAt: '2026-11-21T06:00:00Z' };
  const told = { memberId: member.memberId, kind, ...place, ...(kind === 'quizDeadline' && { detail }) };
  return server.database.transaction(tenant.tenantId, (transaction) => notify(transaction, [told], server.clock.now()));
};
const fresh = async () => (await logInAgain(server, tenant.tenantId, member)).token;
const settings = async () =>
  (await server.call({ url: SETTINGS, token: await fresh() })).body.data as NotificationSettings;
const set = async (payload: Partial<NotificationSettings>) =>
  server.call({
    method: 'PUT',
    url: SETTINGS,
    token: await fresh(),
    payload: { digest: 'WEEKLY', quietHours: null, ...payload },
  });
const bellCount = async () =>
  ((await server.call({ url: '/api/v1/activity/alarms', token: await fresh() })).body.data as { totalElements: number })
    .totalElements;
/** The minute that follows, as the jobs would have it. */
async function minute(): Promise<void> {
  server.clock.advance(60_000);
  await sendAtOnce(services, tenant);
  await sendDigests(services, tenant);
  await sendMails(services, tenant);
}
const sourceOf = (index = 0) => smtp.received[index]!.source;
const textOf = (index = 0) =>
  Buffer.from(
    sourceOf(index)
      .split(/base64\r\n\r\n/)[1]!
      .split('\r\n--')[0]!,
    'base64',
  ).toString();
/** A header's words: encoded ones follow each other without a space. */
function subjectOf(index = 0): string {
  const bytes = (_: string, way: string, text: string) =>
    way === 'B'
      ? Buffer.from(text, 'base64').toString('latin1')
      : text
          .replaceAll('_', ' ')
          .replace(/=([\dA-F]{2})/g, (_hex, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const words = headerOf(sourceOf(index), 'Subject')!.replace(/\?=\s+=\?/g, '?==?');
  return Buffer.from(words.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/g, bytes), 'latin1').toString();
}
const check = (kind: string) => run(`update notifications set checked_at = created_at where kind = $1`, [kind]);

test('a week is one mail on Monday at eight: what is still unread, with the very place of each', async () => {
  await tell('graded');
  await tell('feedback');
  await tell('clubStarted');
  await check('clubStarted');
  at(SATURDAY);
  await minute();
  expect(smtp.received).toEqual([]);
  at(MONDAY);
  await minute();
  expect(smtp.received.map(({ to }) => to)).toEqual([[member.email]]);
  expect(subjectOf()).toBe('[dure 대학교] 읽지 않은 알림 2개');
  expect(textOf()).toContain('서예린 님, 아직 읽지 않은 알림이 2개 있어요.');
  expect(textOf()).toContain(
    `퀴즈 1의 점수가 나왔어요 · 설계 클럽\nhttps://dure.test/quiz/${club.clubSequence}/quizzes/${club.quizSequences[0]}\n`,
  );
  expect(textOf()).not.toContain('클럽이 시작되었어요');
  await minute();
  at(TUESDAY);
  await minute();
  at('2026-11-29T23:00:00Z');
  await minute();
  expect(smtp.received).toHaveLength(1);
});

test('every day where asked for, what no digest named yet; nothing where nothing is unread; not at all where it is off', async () => {
  await set({ digest: 'DAILY' });
  await tell('graded');
  await minute();
  expect(smtp.received).toEqual([]);
  at(SATURDAY);
  await minute();
  await tell('feedback');
  await minute();
  at(MONDAY);
  await minute();
  expect([0, 1].map(subjectOf)).toEqual(Array(2).fill('[dure 대학교] 읽지 않은 알림 1개'));
  expect(textOf(1)).toContain('피드백');
  expect(textOf(1)).not.toContain('점수가');
  at(TUESDAY);
  await minute();
  await set({ digest: 'OFF' });
  await tell('gradesReleased');
  at('2026-11-29T23:00:00Z');
  await minute();
  expect(smtp.received).toHaveLength(2);
});

test('a digest waits for eight o’clock also where no hours are quiet', async () => {
  await set({ digest: 'DAILY', quietHours: null });
  await tell('graded');
  at('2026-11-20T22:58:00Z');
  await minute();
  expect(smtp.received).toEqual([]);
  await minute();
  expect(smtp.received).toHaveLength(1);
});

test('where no mail server is set no digest is written, and none counts as sent', async () => {
  await tell('graded');
  at(MONDAY);
  await sendDigests({ ...services, mail: { ...services.mail, postman: undefined } }, tenant);
  expect((await run('select from mails')).rows).toEqual([]);
  await minute();
  expect(smtp.received).toHaveLength(1);
});

test('where all of it was told of a club that is gone there is no mail', async () => {
  await tell('graded');
  await run('update notifications set club_sequence = club_sequence + 1000000');
  at(MONDAY);
  await minute();
  expect(smtp.received).toEqual([]);
});

test('what happens after a digest waits for the next one', async () => {
  await tell('graded');
  at(MONDAY);
  await minute();
  await tell('onePick');
  await minute();
  expect(smtp.received).toHaveLength(1);
});

test('two servers and one that is killed make one digest', async () => {
  await tell('graded');
  at(MONDAY);
  const killed = { ...services, jobs: { send: () => Promise.reject(new Error('killed')) } as never };
  await expect(sendDigests(killed, tenant)).rejects.toThrow('killed');
  await Promise.all([1, 2, 3].map(() => sendDigests(services, tenant)));
  await sendMails(services, tenant);
  expect(smtp.received).toHaveLength(1);
});

test('what cannot wait leaves a minute later, several as one; who saw it meanwhile gets none', async () => {
  await set({});
  await tell('quizDeadline');
  await sendAtOnce(services, tenant);
  await sendMails(services, tenant);
  expect(smtp.received).toEqual([]);
  await minute();
  expect(subjectOf()).toBe('[dure 대학교] 퀴즈 1 마감이 23시간 남았어요');
  await minute();
  expect(smtp.received).toHaveLength(1);
  await tell('instructorMessage');
  await tell('joinAccepted');
  await minute();
  expect(subjectOf(1)).toBe('[dure 대학교] 새 알림 2개');
  await tell('clubCancelled');
  await check('clubCancelled');
  await minute();
  expect(smtp.received).toHaveLength(2);
  at(MONDAY);
  await minute();
  expect(smtp.received).toHaveLength(2);
});

test('the night holds it; in the morning it leaves once, if it is still unread', async () => {
  at(NIGHT);
  await tell('quizDeadline');
  await tell('joinAccepted');
  await minute();
  at('2026-11-20T22:58:00Z');
  await minute();
  expect(smtp.received).toEqual([]);
  await check('joinAccepted');
  at(SATURDAY);
  await Promise.all([sendAtOnce(services, tenant), sendAtOnce(services, tenant)]);
  await minute();
  expect(smtp.received).toHaveLength(1);
  expect(subjectOf()).toMatch(/마감/);
  expect(await bellCount()).toBe(2);
});

test('own hours go before the usual ones, digests included; without any nothing waits', async () => {
  await set({ digest: 'DAILY', quietHours: { from: '14:00', until: '09:30' } });
  await tell('quizDeadline');
  await tell('graded');
  await minute();
  at(SATURDAY);
  await minute();
  expect(smtp.received).toEqual([]);
  at('2026-11-21T00:29:00Z');
  await minute();
  expect([0, 1].map(subjectOf).toSorted()).toEqual([
    '[dure 대학교] 읽지 않은 알림 1개',
    expect.stringMatching(/퀴즈 1 마감/),
  ]);
  await set({ digest: 'DAILY', quietHours: null });
  at('2026-11-21T18:00:00Z');
  await tell('expelled');
  await minute();
  expect(smtp.received).toHaveLength(3);
});

test('a kind is turned off by mail alone: the bell still shows it', async () => {
  await set({});
  for (const kind of ['quizDeadline', 'graded']) {
    const payload = { way: 'EMAIL', isOn: false };
    await server.call({ method: 'PUT', url: `${SETTINGS}/${kind}`, token: await fresh(), payload });
  }
  const off = (await settings()).kinds.filter(({ isMailed }) => !isMailed);
  expect(off.map(({ kind }) => kind).toSorted()).toEqual(['graded', 'quizDeadline']);
  expect(off.every(({ isOn }) => isOn)).toBe(true);
  await tell('quizDeadline');
  await tell('graded');
  await minute();
  at(MONDAY);
  await minute();
  expect(smtp.received).toEqual([]);
  expect(await bellCount()).toBe(2);
});

test.each([`status = 'WITHDRAWN'`, 'email_verified_at = null'])(
  'nobody is written to with %s, neither anew nor by what already lies in the outbox',
  async (change) => {
    await set({});
    await tell('quizDeadline');
    await tell('graded');
    server.clock.advance(60_000);
    await sendAtOnce(services, tenant);
    const lying = async () => (await run('select mail_id from mails')).rows.length;
    expect(await lying()).toBe(1);
    await run(`update members set ${change} where member_id = $1`, [member.memberId]);
    await tell('quizDeadline');
    await minute();
    at(MONDAY);
    await minute();
    expect([smtp.received, await lying()]).toEqual([[], 1]);
  },
);

const tokenOf = (index = 0) =>
  /^<https:\/\/dure\.test\/account\/unsubscribe\?token=([\w.-]+)>$/.exec(
    headerOf(sourceOf(index), 'List-Unsubscribe')!.replaceAll(' ', ''),
  )![1]!;
const oneClick = (token: string, host = 'localhost') =>
  server.call({
    method: 'POST',
    url: `/account/unsubscribe?token=${token}`,
    host,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('one click of a mail program ends digests, and later what is told at once; without a log-in, and again', async () => {
  await set({});
  await tell('graded');
  at(MONDAY);
  await minute();
  expect(headerOf(sourceOf(), 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  for (let time = 0; time < 2; time++) expect((await oneClick(tokenOf())).status).toBe(204);
  expect((await settings()).digest).toBe('OFF');
  await tell('quizDeadline');
  await minute();
  const unsubscribed = await server.call({
    method: 'POST',
    url: '/api/v1/guest/mail-unsubscriptions',
    payload: { token: tokenOf(1) },
  });
  expect(unsubscribed.body.data).toEqual({ mailing: 'AT_ONCE' });
  expect((await settings()).kinds.filter(({ isMailed }) => !isMailed)).toHaveLength(11);
  await tell('quizDeadline');
  await minute();
  expect(smtp.received).toHaveLength(2);
});

test('a token of another tenant, a changed one and a session are refused, and change nothing', async () => {
  await set({});
  await tell('graded');
  at(MONDAY);
  await minute();
  const token = tokenOf();
  const asked = (one: string, host = 'localhost') =>
    server.call({ url: `/api/v1/guest/mail-unsubscriptions?token=${encodeURIComponent(one)}`, host });
  expect((await asked(token)).body.data).toEqual({ mailing: 'DIGEST' });
  expect((await asked(`${token.slice(0, -4)}AAAA`)).status).toBe(409);
  expect((await asked(member.token)).status).toBe(409);
  expect((await asked(token, 'hanbit.localhost')).status).toBe(409);
  expect((await oneClick(token, 'hanbit.localhost')).status).toBe(409);
  expect((await oneClick(`${token.slice(0, -4)}AAAA`)).status).toBe(409);
  expect((await oneClick(member.token)).status).toBe(409);
  const { rows } = await run('select digest from notification_times where member_id = $1', [member.memberId]);
  expect(rows).toEqual([{ digest: 'WEEKLY' }]);
  expect((await server.call({ url: SETTINGS, token })).status).toBe(401);
});

test('a token ends the mails of whom it was sent to, whoever is logged in where it is used, and says no more', async () => {
  await set({});
  await tell('graded');
  at(MONDAY);
  await minute();
  const other = await makePerson(server, tenant.tenantId, 'member');
  const payload = { token: tokenOf() };
  const ended = await server.call({
    method: 'POST',
    url: '/api/v1/guest/mail-unsubscriptions',
    token: other.token,
    payload,
  });
  expect(ended.body.data).toEqual({ mailing: 'DIGEST' });
  const { body } = await server.call({ url: SETTINGS, token: other.token });
  expect([(await settings()).digest, (body.data as NotificationSettings).digest]).toEqual(['OFF', 'WEEKLY']);
  await run(`update members set status = 'WITHDRAWN' where member_id = $1`, [member.memberId]);
  expect((await oneClick(payload.token)).status).toBe(409);
  expect(Buffer.from(payload.token.split('.')[1]!, 'base64url').toString()).not.toContain(member.email);
});
