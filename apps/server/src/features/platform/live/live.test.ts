import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { Database } from '../../../kernel/database/database.ts';
import { LiveBus } from '../../../kernel/live/live-bus.ts';
import { Live } from '../../../kernel/live/live.ts';
import { Unit } from '../../../kernel/unit.ts';
import { answerPath, placeOf, saveDraft, submitFinal, submitPre, type Place } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { listen, openStream, type OpenStream } from '../../../testing/live.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { hashPassword } from '../../tenancy/accounts/passwords/hashing.ts';

let server: TestServer;
let url: string;
let tenantId: string;
let ann: Person;
let ben: Person;
let made: MadeClub;
let at: Place;
const streams: OpenStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  url = await listen(server);
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  [ann, ben] = (await Promise.all(['안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)))) as [
    Person,
    Person,
  ];
  made = await makeClub(server, tenantId, { members: [ann, ben], quizzes: [{}, {}], endAt: day(1) });
  at = placeOf(made);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});

async function hear(person: Person, search = `?club=${at.club}&quiz=${at.quiz}`, from = url) {
  const stream = await openStream(from, person.token, search);
  streams.push(stream);
  return stream;
}
const like = (person: Person, of: Person, method: 'POST' | 'DELETE' = 'POST') =>
  server.call({ method, url: `${answerPath(at, of)}/like`, token: person.token });
const both = async () => {
  for (const person of [ann, ben]) await submitPre(server, person, at);
  server.services.live.flush();
};
const told = async (stream: OpenStream, count = 1) => {
  server.services.live.flush();
  await vi.waitFor(() => expect(stream.events).toHaveLength(count));
  return stream.events;
};
/** What is never to arrive would have arrived before this does. */
async function silence(stream: OpenStream): Promise<void> {
  server.services.live.flush();
  server.services.live.resync();
  expect(await told(stream)).toEqual([{ kind: 'resync', isMine: false }]);
}

test('a page hears of what another member does in its quiz, by ids alone', async () => {
  await both();
  const stream = await hear(ann);
  await like(ben, ann);
  const [reaction] = await told(stream);
  expect(Object.keys(reaction!).toSorted()).toEqual([
    'clubQuizAnswerSequence',
    'clubSequence',
    'isMine',
    'kind',
    'quizSequence',
  ]);
  expect(reaction).toMatchObject({ kind: 'reaction', clubSequence: at.club, quizSequence: at.quiz, isMine: false });
  await submitFinal(server, ben, at);
  expect((await told(stream, 2))[1]).toMatchObject({ kind: 'revision', isMine: false });
  const reply = { clubSequence: at.club, quizSequence: at.quiz, memberUUID: ann.memberId, body: '댓글' };
  await server.call({ method: 'POST', url: '/api/v1/reply', token: ben.token, payload: reply });
  expect((await told(stream, 3))[2]).toMatchObject({ kind: 'reply', isMine: false });
});

test('the stream passes proxies unbuffered and is kept by nobody', async () => {
  const { status, headers } = await hear(ann, '');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('another window of the same member learns that it was them', async () => {
  await both();
  const stream = await hear(ben);
  await like(ben, ann);
  expect(await told(stream)).toMatchObject([{ kind: 'reaction', isMine: true }]);
});

test('a member hears on every page that there is something to tell them, and nobody else does', async () => {
  await both();
  const [mine, others] = [await hear(ann, ''), await hear(ben, '')];
  await like(ben, ann);
  server.services.live.flush();
  await vi.waitFor(() => expect(mine.notifications).toEqual([{ kind: 'notification', isMine: false }]));
  await silence(others);
  expect(others.notifications).toEqual([]);
});

test('of the same change said often one event arrives, and of what changed nothing none', async () => {
  await both();
  await like(ben, ann);
  server.services.live.flush();
  const stream = await hear(ann);
  // Liked already.
  await like(ben, ann);
  await silence(stream);
  const change = { topics: [`quiz:${at.club}/${at.quiz}`], event: { kind: 'reaction' }, actorId: ben.memberId };
  for (let n = 0; n < 3; n++) server.services.live.announce(tenantId, [change]);
  expect((await told(stream, 2))[1]).toEqual({ kind: 'reaction', isMine: false });
});

test('of a storm a page hears that there was one', async () => {
  await both();
  const stream = await hear(ann);
  const { live } = server.services;
  const topics = [`quiz:${at.club}/${at.quiz}`];
  live.announce(
    tenantId,
    Array.from({ length: 31 }, (_, n) => ({ topics, event: { kind: 'reaction', n } })),
  );
  expect(await told(stream)).toEqual([{ kind: 'resync', isMine: false }]);
});

test('before the own pre-answer a quiz is silent; a draft is not enough', async () => {
  await submitPre(server, ben, at);
  await saveDraft(server, ann, at, '쓰는 중', 0);
  server.services.live.flush();
  const stream = await hear(ann);
  expect(stream.status).toBe(200);
  await submitFinal(server, ben, at);
  await silence(stream);
});

test('what is refused is heard of by nobody', async () => {
  await both();
  const stream = await hear(ann);
  expect((await like(ben, ben)).status).toBe(409);
  await silence(stream);
});

test('another quiz, another club and another tenant hear nothing', async () => {
  await both();
  const other = placeOf(made, 1);
  await submitPre(server, ann, other);
  const elsewhere = await makeClub(server, tenantId, { members: [ann], quizzes: [{}], endAt: day(1) });
  await submitPre(server, ann, placeOf(elsewhere));
  server.services.live.flush();
  const quiet = [
    await hear(ann, `?club=${at.club}&quiz=${other.quiz}`),
    await hear(ann, `?club=${elsewhere.clubSequence}&quiz=${placeOf(elsewhere).quiz}`),
    await hear(ann, ''),
  ];
  await like(ben, ann);
  server.services.live.announce(crypto.randomUUID(), [
    { topics: [`quiz:${at.club}/${at.quiz}`, `member:${ann.memberId}`], event: { kind: 'answer' } },
  ]);
  for (const stream of quiet) {
    server.services.live.flush();
    expect(stream.events).toEqual([]);
  }
  server.services.live.resync();
  for (const stream of quiet) expect(await told(stream)).toEqual([{ kind: 'resync', isMine: false }]);
});

test('only who may enter a quiz may listen to it, and of all of a club only its admins hear', async () => {
  const outsider = await makePerson(server, tenantId, 'member');
  const room = `?club=${at.club}&quiz=${at.quiz}`;
  expect((await hear(outsider, room)).status).toBe(403);
  expect((await hear(ann, `?club=${at.club}&quiz=987654321`)).status).toBe(404);
  expect((await hear(ann, '?club=987654321&quiz=1')).status).toBe(404);
  expect((await hear(outsider, `?club=${at.club}`)).status).toBe(403);
  const [stream, member] = [await hear(made.creator, `?club=${at.club}`), await hear(ben, `?club=${at.club}`)];
  await submitPre(server, ann, placeOf(made, 1));
  expect(await told(stream)).toMatchObject([{ kind: 'answer', quizSequence: placeOf(made, 1).quiz }]);
  await silence(member);
});

test('a log-out ends the member’s streams with that token at once, and no others', async () => {
  const [mine, others] = [await hear(ann), await hear(ben)];
  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: ann.token });
  server.services.live.flush();
  await mine.ended;
  expect(server.services.live.streamCount).toBe(1);
  server.services.live.resync();
  expect(await told(others)).toHaveLength(1);
});

test('a log-in that comes with a token ends the streams with that token', async () => {
  await changeMember(ann, `password_hash = '${await hashPassword('한글 비밀번호')}'`);
  const stream = await hear(ann, '');
  expect(stream.status).toBe(200);
  const payload = { email: ann.email, password: '한글 비밀번호' };
  await server.call({ method: 'POST', url: '/api/v1/accounts/login', token: ann.token, payload });
  server.services.live.flush();
  await stream.ended;
});

test('whoever is expelled from a club hears no more of it at once, and goes on hearing of their own', async () => {
  await both();
  const [room, own] = [await hear(ann), await hear(ann, '')];
  const url = `/api/v1/my/clubs/${at.club}/members/${ann.memberId}/expel`;
  const expelled = await server.call({ method: 'PUT', url, token: made.creator.token, payload: { reason: '광고' } });
  expect(expelled.status).toBe(200);
  server.services.live.flush();
  await room.ended;
  await vi.waitFor(() => expect(own.notifications).toHaveLength(1));
});

const changeMember = (person: Person, change: string) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update members set ${change} where member_id = $1`, [person.memberId]),
  );

test.each([
  ['a lost role', `roles = '{ROLE_USER}'`],
  ['a lock', `status = 'WITHDRAWN'`],
  ['a new password', `tokens_valid_from = '2027-01-01Z'`],
])('%s ends streams at once on every server, whatever way it was changed', async (_, change) => {
  const second = await secondServer();
  const manager = await makePerson(server, tenantId, 'manager');
  const [club, others] = [await hear(manager, `?club=${at.club}`, second.url), await hear(ben, '', second.url)];
  expect(club.status).toBe(200);
  await changeMember(manager, change);
  await club.ended;
  expect(second.live.streamCount).toBe(1);
  others.leave();
  await second.stop();
});

test('whoever runs a club without being an instructor any more hears nothing of it', async () => {
  await changeMember(made.creator, `roles = '{ROLE_USER}'`);
  expect((await hear(made.creator, `?club=${at.club}`)).status).toBe(403);
});

test('an instructor whom the club’s form no longer names hears no more of the club', async () => {
  const teacher = await makePerson(server, tenantId, 'instructor', '도움 강사');
  made = await makeClub(server, tenantId, { instructors: [teacher], quizzes: [{}] });
  const stream = await hear(teacher, `?club=${made.clubSequence}`);
  expect(stream.status).toBe(200);
  const url = `/api/v2/quiz-clubs/${made.clubSequence}`;
  const { body } = await server.call({ url, token: made.creator.token });
  const form = { ...(body.data as object), instructors: [], weekCount: 4, studyCount: 4, studyCycle: ['MON'] };
  const edited = await server.call({ method: 'PUT', url, token: made.creator.token, payload: form });
  expect(edited.status).toBe(200);
  server.services.live.flush();
  await stream.ended;
});

test('a log-out between being let in and listening is not missed', async () => {
  const settle = Unit.prototype.settle;
  vi.spyOn(Unit.prototype, 'settle').mockImplementationOnce(async function (this: Unit) {
    const session = await settle.call(this);
    await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: ann.token });
    return session;
  });
  expect((await hear(ann, '')).status).toBe(401);
});

test('a change told while a stream is being checked is checked as well', async () => {
  const { live } = server.services;
  const stream = await hear(ann, '');
  const read = server.database.read;
  const check = [{ tenantId, topics: [`member:${ann.memberId}`] }];
  // The check has read the session, and has not come back yet: then it ends.
  vi.spyOn(server.database, 'read').mockImplementationOnce(async function (this: Database, ...given) {
    const rows = await read.apply(this, given);
    await changeMember(ann, `tokens_valid_from = '2027-01-01Z'`);
    live.deliver(check);
    return rows;
  } as typeof read);
  live.deliver(check);
  await stream.ended;
  expect(live.streamCount).toBe(0);
});

test('where something was missed the sessions are checked too', async () => {
  const stream = await hear(ann, '');
  await changeMember(ann, `tokens_valid_from = '2027-01-01Z'`);
  server.services.live.resync();
  await stream.ended;
  expect(server.services.live.streamCount).toBe(0);
});

test('a member has twelve streams at most on a server', async () => {
  for (let n = 0; n < 12; n++) expect((await hear(ann, '')).status).toBe(200);
  const refused = await hear(ann, '');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  streams[0]!.leave();
  await vi.waitFor(async () => expect((await hear(ann, '')).status).toBe(200));
});

test('a page that left is forgotten', async () => {
  const { live } = server.services;
  await vi.waitFor(() => expect(live.streamCount).toBe(0));
  const stream = await hear(ann);
  expect(live.streamCount).toBe(1);
  stream.leave();
  await vi.waitFor(() => expect(live.streamCount).toBe(0));
});

/** A second server on the same database. */
async function secondServer() {
  const { pool } = server.database;
  const connection = pool.options as ConstructorParameters<typeof Database>[0];
  const database = new Database({ ...connection, max: 2 });
  const live = new Live();
  database.onChanges = (tenant, changes) => live.announce(tenant, changes);
  const services = { ...server.services, database, live };
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
  const app = await createApp(config, { services, stagingDirectory: server.stagingDirectory });
  const bus = new LiveBus(connection, live, () => {});
  await bus.start();
  const stop = async () => {
    await app.close();
    await bus.stop();
    await database.close();
  };
  return { url: await listen({ app }), app, live, stop };
}

test('what is done on one server is heard on another; a server that stops ends its streams', async () => {
  await both();
  const { pool } = server.database;
  const bus = new LiveBus(pool.options as ConstructorParameters<typeof Database>[0], server.services.live, () => {});
  await bus.start();
  const second = await secondServer();
  const [here, there] = [await hear(ann), await hear(ann, undefined, second.url)];
  for (let n = 0; n < 60; n++) server.services.live.announce(tenantId, [{ topics: [`other:${n}`.padEnd(200, 'x')] }]);
  await like(ben, ann);
  server.services.live.flush();
  await vi.waitFor(() => expect(there.events).toMatchObject([{ kind: 'reaction' }]));
  expect(here.events).toHaveLength(1);

  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: ben.token });
  const stopped = second.stop();
  await there.ended;
  await stopped;
  server.services.live.bus = undefined;
  await bus.stop();
});

test('a lost connection between servers is made again, and the pages ask anew', async () => {
  const second = await secondServer();
  const stream = await hear(ann, '', second.url);
  await server.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dure-live' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(stream.events).toEqual([{ kind: 'resync', isMine: false }]), 5_000);
  await second.stop();
});
