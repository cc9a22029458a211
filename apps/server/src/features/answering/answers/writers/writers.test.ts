import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { placeOf, quizPath, saveDraft, submitFinal, submitPre, type Place } from '../../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
import { listen, openStream, type OpenStream } from '../../../../testing/live.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

const NAMES = ['가람', '나래', '다온', '라온', '마루'];
const NOBODY = { count: 0, nicknames: [], holdsSeconds: null };
let server: TestServer;
let url: string;
let tenantId: string;
let people: [Person, Person, Person, Person, Person];
let at: Place;
const streams: OpenStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  url = await listen(server);
  tenantId = await makeTenant(server);
  people = (await Promise.all(NAMES.map((name) => makePerson(server, tenantId, 'member', name)))) as typeof people;
});
beforeEach(async () => {
  server.clock.set(START);
  at = await place();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});

const place = async (options: ClubOptions = {}) =>
  placeOf(await makeClub(server, tenantId, { members: people, quizzes: [{}], ...options }));
const asked = ({ token }: Pick<Person, 'token'>, quiz = at) => server.call({ url: `${quizPath(quiz)}/writers`, token });
const writers = async (person: Pick<Person, 'token'>, quiz = at) => (await asked(person, quiz)).body.data as object;
const hear = async ({ token }: Pick<Person, 'token'>) => {
  const stream = await openStream(url, token, `?club=${at.club}&quiz=${at.quiz}`);
  streams.push(stream);
  return stream;
};
const kinds = async (stream: OpenStream, count: number) => {
  server.services.live.flush();
  await vi.waitFor(() => expect(stream.events).toHaveLength(count));
  return stream.events.map(({ kind }) => kind);
};

test('before one’s own pre-answer the number of those who write is told and nobody’s name', async () => {
  const [me, one, other] = people;
  await saveDraft(server, one, at, '쓰는 중', 0);
  await saveDraft(server, other, at, '쓰는 중', 0);
  expect(await writers(me)).toEqual({ ...NOBODY, count: 2, holdsSeconds: 30 });
  await saveDraft(server, me, at, '나도', 0);
  expect(await writers(me)).toMatchObject({ count: 2, nicknames: [] });
});

test('past the pre-answer they are named, three at most; oneself is not among them', async () => {
  const [me, ...others] = people;
  await submitPre(server, me, at);
  await saveDraft(server, me, at, '최종', 1);
  for (const one of others) await saveDraft(server, one, at, '쓰는 중', 0);
  expect(await writers(me)).toMatchObject({ count: 4, nicknames: ['나래', '다온', '라온'] });
});

test('an anonymous club tells the number alone, to its admins too', async () => {
  const made = await makeClub(server, tenantId, { members: people, quizzes: [{}], anonymous: true });
  const quiz = placeOf(made);
  await submitPre(server, people[0], quiz);
  await saveDraft(server, people[1], quiz, '쓰는 중', 0);
  for (const who of [people[0], made.creator]) {
    expect(await writers(who, quiz)).toMatchObject({ count: 1, nicknames: [] });
  }
});

test('whoever saves nothing for 30 seconds, submits or empties the field writes no more', async () => {
  const [me, one, other] = people;
  await saveDraft(server, one, at, '쓰는 중', 0);
  server.clock.advance(20_000);
  expect(await writers(me)).toMatchObject({ count: 1, holdsSeconds: 10 });
  await saveDraft(server, one, at, '더 쓰는 중', 1);
  server.clock.advance(29_999);
  expect(await writers(me)).toMatchObject({ count: 1, holdsSeconds: 1 });
  server.clock.advance(1);
  expect(await writers(me)).toEqual(NOBODY);
  await saveDraft(server, one, at, '다시', 2);
  await saveDraft(server, other, at, '쓰는 중', 0);
  await submitPre(server, one, at);
  expect(await writers(me)).toMatchObject({ count: 1 });
  await saveDraft(server, other, at, '', 1);
  expect(await writers(me)).toEqual(NOBODY);
});

test('whoever has left the club is not told of', async () => {
  const [me, one] = people;
  const made = await makeClub(server, tenantId, { members: people, quizzes: [{}] });
  const quiz = placeOf(made);
  await saveDraft(server, one, quiz, '쓰는 중', 0);
  expect(await writers(me, quiz)).toMatchObject({ count: 1 });
  const path = `/api/v1/my/clubs/${quiz.club}/members/${one.memberId}/expel`;
  const payload = { reason: '광고' };
  const expelled = await server.call({ method: 'PUT', url: path, token: made.creator.token, payload });
  expect(expelled.status).toBe(200);
  expect(await writers(me, quiz)).toEqual(NOBODY);
});

test('who may not enter the quiz learns nothing', async () => {
  await saveDraft(server, people[0], at, '쓰는 중', 0);
  const stranger = await makePerson(server, tenantId, 'member');
  expect((await asked(stranger)).status).toBe(403);
  expect((await asked(people[0], { ...at, quiz: 987_654_321 })).status).toBe(404);
});

test('the others hear that one begins and ends, by no id, and of no save in between', async () => {
  const [me, one] = people;
  const stream = await hear(me);
  await saveDraft(server, one, at, '쓰는 중', 0);
  expect(await kinds(stream, 1)).toEqual(['writing']);
  expect(stream.events[0]).toEqual({
    kind: 'writing',
    clubSequence: at.club,
    quizSequence: at.quiz,
    isMine: false,
  });
  for (let version = 1; version < 4; version++) await saveDraft(server, one, at, `더 ${version}`, version);
  server.services.live.flush();
  await submitPre(server, one, at);
  expect(await kinds(stream, 2)).toEqual(['writing', 'writing']);
});

test('the stream that was opened before the pre-answer hears of answers after it', async () => {
  const [me, one] = people;
  await submitPre(server, one, at);
  server.services.live.flush();
  const stream = await hear(me);
  await submitPre(server, me, at);
  server.services.live.flush();
  await vi.waitFor(async () => {
    await submitFinal(server, one, at);
    server.services.live.flush();
    expect(stream.events.map(({ kind }) => kind)).toContain('revision');
  });
});
