import type { listNotifications, NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { Output } from '@dure/contract/http/endpoint';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { friendCalls } from '../../../testing/friends.ts';
import { listen, openStream } from '../../../testing/live.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { notify, type Notification } from './notifications.service.ts';

const HOUR_MS = 60 * 60_000;
const { accept, ask } = friendCalls(() => server);
let server: TestServer;
let tenantId: string;
let address: string;
let people: Person[];
let reader: Person;
let made: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  address = await listen(server);
  people = await Promise.all(['안나', '벤', '찬', '다희'].map((name) => makePerson(server, tenantId, 'member', name)));
});
beforeEach(async () => {
  server.clock.set(START);
  reader = await makePerson(server, tenantId, 'member', '읽는이');
  made = await makeClub(server, tenantId, { clubName: '자료구조', members: [reader, ...people], quizzes: [{}, {}] });
});

const at = (hours: number) => server.clock.set(new Date(Date.parse(START) + hours * HOUR_MS).toISOString());
const tell = (...notifications: Partial<Notification>[]) =>
  server.database.transaction(tenantId, (transaction) =>
    notify(
      transaction,
      notifications.map((one) => ({ memberId: reader.memberId, kind: 'reply', ...inQuiz(1), ...one })),
      server.clock.now(),
    ),
  );
const inQuiz = (no: number) => ({
  clubSequence: made.clubSequence,
  quizSequence: made.quizSequences[no - 1]!,
});
const by = (index: number) => ({ actorId: people[index]!.memberId });

async function bell(query = '', person = reader) {
  const { token } = await logInAgain(server, tenantId, person);
  const { status, body } = await server.call({ url: `/api/v1/activity/alarms${query}`, token });
  expect(status).toBe(200);
  return body.data as Output<typeof listNotifications>;
}
const rowsOf = ({ contents }: Awaited<ReturnType<typeof bell>>) => contents.flatMap(({ activities }) => activities);
const messages = async () => rowsOf(await bell()).map(({ activityMessage }) => activityMessage);
const check = (row: Pick<NotificationView, 'activityHistorySequence'>, person = reader) =>
  server.call({
    method: 'PUT',
    url: `/api/v1/activity/alarms/${row.activityHistorySequence}/check`,
    token: person.token,
  });

test('what several people did to one thing on one day is one row, of the latest two and the number of the others', async () => {
  for (const [hour, who] of [0, 1, 2, 1].entries()) {
    at(hour / 10);
    await tell({ kind: 'reply', ...by(who), detail: { answer: reader.memberId, reply: 100 + hour } });
  }
  await tell({ kind: 'reply', ...inQuiz(2), ...by(3) });
  await tell({ kind: 'graded', ...by(3), detail: { grade: 64 } }, { kind: 'graded', ...by(3), detail: { grade: 70 } });
  const shown = await bell();
  expect(rowsOf(shown)).toMatchObject([
    { activityMessage: '퀴즈 1의 점수가 나왔어요', emphasis: '퀴즈 1', context: '70점 · 자료구조' },
    { activityMessage: '퀴즈 1의 점수가 나왔어요', context: '64점 · 자료구조' },
    { activityMessage: '다희 님이 내 답변에 댓글을 남겼어요', context: '퀴즈 2 · 자료구조' },
    {
      activityMessage: '벤 님 외 2명이 내 답변에 댓글을 남겼어요',
      emphasis: '벤',
      context: '퀴즈 1 · 자료구조',
      actors: [{ memberUUID: people[1]!.memberId, nickname: '벤' }, { nickname: '찬' }],
      answer: reader.memberId,
      reply: 103,
      isChecked: false,
      ...inQuiz(1),
    },
  ]);
  expect(shown).toMatchObject({ totalElements: 4, uncheckedCount: 4 });
});

test('what is told of a quiz that has left its club leads to the club', async () => {
  await tell({ kind: 'quizOpened', clubSequence: made.clubSequence, quizSequence: 99_999 }, { kind: 'quizOpened' });
  expect(rowsOf(await bell()).map(({ quizSequence }) => quizSequence)).toEqual([inQuiz(1).quizSequence, null]);
});

test('each says of which kind its club is', async () => {
  const lecture = await makeClub(server, tenantId, { clubType: '0200', members: [reader] });
  await tell({ kind: 'clubStarted' }, { kind: 'clubStarted', clubSequence: lecture.clubSequence });
  expect(
    rowsOf(await bell())
      .map(({ clubType }) => clubType)
      .toSorted(),
  ).toEqual(['0100', '0200']);
});

test('days change at midnight in the time zone of the tenant, and what is gathered does not cross them', async () => {
  // 14:59 UTC is 23:59 in Seoul.
  server.clock.set('2026-11-30T14:59:59.999Z');
  await tell({ kind: 'like', ...by(0) });
  server.clock.set('2026-11-30T15:00:00.000Z');
  await tell({ kind: 'like', ...by(1) });
  expect((await bell()).contents).toMatchObject([
    { date: '2026-12-01', dayOfWeek: '화', activities: [{ activityMessage: '벤 님이 내 답변을 좋아해요' }] },
    { date: '2026-11-30', dayOfWeek: '월', activities: [{ activityMessage: '안나 님이 내 답변을 좋아해요' }] },
  ]);
});

test('pages hold 30 rows where nothing else is asked for', async () => {
  await tell(...Array.from({ length: 33 }, (_, n) => ({ kind: 'feedback' as const, detail: { n }, ...by(0) })));
  expect(rowsOf(await bell())).toHaveLength(30);
  const second = await bell('?page=2&logged=true');
  expect(rowsOf(second)).toHaveLength(3);
  expect(second).toMatchObject({ totalElements: 33, uncheckedCount: 33 });
  expect(rowsOf(await bell('?page=3'))).toEqual([]);
});

test('what is older than 30 days is neither shown nor counted', async () => {
  await tell({ kind: 'clubStarted' });
  at(30 * 24);
  expect(await bell()).toMatchObject({ totalElements: 1, uncheckedCount: 1 });
  at(30 * 24 + 0.001);
  expect(await bell()).toMatchObject({ totalElements: 0, uncheckedCount: 0, contents: [] });
});

test('checking one checks what is gathered with it up to then, once; others stay', async () => {
  await tell({ kind: 'like', ...by(0) }, { kind: 'like', ...by(1) }, { kind: 'onePick', ...by(1) });
  const like = rowsOf(await bell()).find(({ kind }) => kind === 'like')!;
  await tell({ kind: 'like', ...by(2) });
  expect((await check(like)).body).toMatchObject({ code: '0000', data: null });
  const after = await bell();
  expect(after.uncheckedCount).toBe(2);
  expect(rowsOf(after)).toMatchObject([
    { kind: 'like', isChecked: false },
    { kind: 'onePick', isChecked: false },
  ]);
  await check(rowsOf(after)[0]!);
  expect((await check(like)).status).toBe(200);
  expect(rowsOf(await bell())).toMatchObject([
    { kind: 'like', isChecked: true },
    { kind: 'onePick', isChecked: false },
  ]);
});

test('what was gathered on another day of the tenant stays as it was', async () => {
  // 14:59 UTC is 23:59 in Seoul.
  server.clock.set('2026-11-30T14:59:59.999Z');
  await tell({ kind: 'reply', ...by(0) });
  server.clock.set('2026-11-30T15:00:00.000Z');
  await tell({ kind: 'reply', ...by(1) }, { kind: 'reply', ...by(2) });
  reader = await logInAgain(server, tenantId, reader);
  await check(rowsOf(await bell())[0]!);
  const after = await bell();
  expect(rowsOf(after).map(({ isChecked }) => isChecked)).toEqual([true, false]);
  expect(after.uncheckedCount).toBe(1);
});

test('of another quiz or club, and of what is gathered with nothing, no other one is checked', async () => {
  const elsewhere = await makeClub(server, tenantId, { members: [reader] });
  await tell({ kind: 'graded' }, { kind: 'graded' });
  await tell({ kind: 'like', ...by(0), ...inQuiz(2) });
  await tell({ kind: 'like', ...by(0), clubSequence: elsewhere.clubSequence });
  await tell({ kind: 'like', ...by(0) });
  const rows = rowsOf(await bell());
  expect(rows.map(({ kind }) => kind)).toEqual(['like', 'like', 'like', 'graded', 'graded']);
  await check(rows[0]!);
  await check(rows[3]!);
  expect(rowsOf(await bell()).map(({ isChecked }) => isChecked)).toEqual([true, false, false, true, false]);
});

test('checking all stops at what was seen', async () => {
  await tell({ kind: 'feedback', ...by(0) }, { kind: 'onePick', ...by(1) });
  const [newest] = rowsOf(await bell());
  await tell({ kind: 'clubStarted' });
  const { status } = await server.call({
    method: 'PUT',
    url: '/api/v1/activity/alarms/check',
    token: reader.token,
    payload: { activityHistorySequence: newest!.activityHistorySequence },
  });
  expect(status).toBe(200);
  expect(rowsOf(await bell()).map(({ kind, isChecked }) => [kind, isChecked])).toEqual([
    ['clubStarted', false],
    ['onePick', true],
    ['feedback', true],
  ]);
});

test('nobody sees or checks what was told to another', async () => {
  await tell({ kind: 'feedback', ...by(0) });
  const [row] = rowsOf(await bell());
  expect(await bell('', people[1])).toMatchObject({ totalElements: 0, uncheckedCount: 0 });
  expect((await check(row!, people[1])).status).toBe(404);
  // Not even what is gathered by the same thing.
  await tell({ kind: 'like', ...by(2), memberId: people[1]!.memberId }, { kind: 'like', ...by(0) });
  const like = rowsOf(await bell()).find(({ kind }) => kind === 'like')!;
  expect((await check(like, people[1])).status).toBe(404);
  expect((await check(like)).status).toBe(200);
  expect(await bell('', people[1])).toMatchObject({ totalElements: 1, uncheckedCount: 1 });
  await server.call({
    method: 'PUT',
    url: '/api/v1/activity/alarms/check',
    token: people[1]!.token,
    payload: { activityHistorySequence: like.activityHistorySequence },
  });
  expect((await bell()).uncheckedCount).toBe(1);
});

test('whom a club hides has neither id nor picture in the bell', async () => {
  await tell(
    { kind: 'like', ...by(0), detail: { actor: '익명 3' } },
    { kind: 'like', ...by(1), detail: { actor: '익명 7' } },
  );
  const shown = await bell();
  expect(rowsOf(shown)[0]!.activityMessage).toBe('익명 7 님 외 1명이 내 답변을 좋아해요');
  expect(rowsOf(shown)[0]!.actors.map(({ memberUUID, nickname }) => [memberUUID, nickname])).toEqual([
    [null, '익명 7'],
    [null, '익명 3'],
  ]);
  const told = JSON.stringify(shown);
  for (const one of people) expect(told).not.toMatch(new RegExp(`${one.memberId}|${one.nickname}`));
});

test('of a club that is gone nothing is told', async () => {
  await tell({ kind: 'clubRejected', clubSequence: made.clubSequence + 1_000_000, detail: { reason: '다시' } });
  expect(await bell()).toMatchObject({ totalElements: 0, uncheckedCount: 0 });
});

test.each([
  [25.5, '퀴즈 1 마감이 25시간 남았어요'],
  [0.5, '퀴즈 1 마감이 1시간도 남지 않았어요'],
  [-0.1, '퀴즈 1 마감이 지났어요'],
])('a deadline %d hours away is told as it stands now', async (hours, message) => {
  const deadlineAt = new Date(Date.parse(START) + hours * HOUR_MS).toISOString();
  await tell({ kind: 'quizDeadline', detail: { count: 1, deadlineAt } });
  expect(await messages()).toEqual([message]);
});

test('the ends of clubs are days of the tenant', async () => {
  await tell({ kind: 'clubEnding', detail: { endAt: '2026-11-30T15:00:00.000Z' } });
  expect(await messages()).toEqual(['클럽이 12.01 (화)에 끝나요']);
  // Nobody did it.
  expect(rowsOf(await bell())[0]!.actors).toEqual([]);
});

test.each<[string, (row: NotificationView) => Promise<unknown>]>([
  ['checked', (row) => check(row)],
  [
    'checked with all others',
    ({ activityHistorySequence }) =>
      server.call({
        method: 'PUT',
        url: '/api/v1/activity/alarms/check',
        token: reader.token,
        payload: { activityHistorySequence },
      }),
  ],
  ['answered', () => accept(reader, people[0]!)],
])('what is %s in one window is heard in the others', async (_, act) => {
  await ask(people[0]!, reader);
  const stream = await openStream(address, reader.token);
  const [row] = rowsOf(await bell());
  await act(row!);
  await expect.poll(() => stream.notifications).toContainEqual({ kind: 'notification', isMine: true });
  expect((await bell()).uncheckedCount).toBe(0);
  stream.leave();
});
