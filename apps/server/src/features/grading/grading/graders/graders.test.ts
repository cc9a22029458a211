import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import type { ClubQueue } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { partOf } from '@dure/contract/grading/grading/grading-split';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerFully, answerPath, answerRow, placeOf, saveDraft, type Place } from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { listen, openStream, type OpenStream } from '../../../../testing/live.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

const NAMES = ['가람', '도윤', '라온', '사라', '준호', '하린'];
let server: TestServer;
let url: string;
let tenantId: string;
let people: Person[];
let other: Person;
let made: MadeClub;
let at: Place;
let sequences: number[];
const streams: OpenStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  url = await listen(server);
  tenantId = await makeTenant(server);
  people = await Promise.all(NAMES.map((name) => makePerson(server, tenantId, 'member', name)));
  other = await makePerson(server, tenantId, 'instructor', '한지우');
});
beforeEach(async () => {
  server.clock.set(START);
  made = await makeClub(server, tenantId, { members: people, instructors: [other], quizzes: [{}, {}] });
  at = placeOf(made);
  sequences = [];
  for (const one of people) {
    await answerFully(server, one, at);
    sequences.push((await answerRow(server, tenantId, at, one))!.answer_sequence);
  }
  server.services.live.flush();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});

const clubUrl = () => `/api/v1/my/clubs/${made.clubSequence}`;
const graders = async ({ token }: Pick<Person, 'token'> = made.creator): Promise<Graders> =>
  (await server.call({ url: `${clubUrl()}/graders`, token })).body.data;
const look = (clubQuizAnswerSequence: number | null, { token }: Pick<Person, 'token'> = other) =>
  server.call({ method: 'PUT', url: `${clubUrl()}/grading-look`, token, payload: { clubQuizAnswerSequence } });
const splitAt = (version: number, payload: object | null, { token }: Pick<Person, 'token'> = made.creator) =>
  server.call({ method: 'PUT', url: `${clubUrl()}/grading-split`, token, payload: { split: payload, version } });
const split = async (payload: object | null, who: Pick<Person, 'token'> = made.creator) =>
  splitAt((await graders()).version, payload, who);
const queue = async ({ token }: Pick<Person, 'token'>, query: string): Promise<ClubQueue> =>
  (await server.call({ url: `${clubUrl()}/answers${query}`, token })).body.data;
const grade = (index: number, { token }: Pick<Person, 'token'> = other) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(at, people[index]!)}/grade`,
    token,
    payload: { grading: 80, version: 0 },
  });
const watched = async () =>
  (await graders()).looks.map(({ member, clubQuizAnswerSequence }) => [member.nickname, clubQuizAnswerSequence]);

test('others see what one looks at, oneself does not, and moving on or leaving ends it', async () => {
  expect((await look(sequences[0]!)).body.data).toEqual({ looks: [] });
  expect(await watched()).toEqual([['한지우', sequences[0]]]);
  expect((await graders(other)).looks).toEqual([]);
  expect((await look(sequences[1]!, made.creator)).body.data).toMatchObject({
    looks: [{ clubQuizAnswerSequence: sequences[0] }],
  });
  await look(sequences[2]!);
  expect(await watched()).toEqual([['한지우', sequences[2]]]);
  await look(null);
  expect(await watched()).toEqual([]);
});

test('a page that is gone is forgotten 45 seconds after it last said something', async () => {
  await look(sequences[0]!);
  server.clock.advance(44_000);
  await look(sequences[0]!);
  server.clock.advance(44_000);
  expect(await watched()).toEqual([['한지우', sequences[0]]]);
  expect((await graders()).looks[0]!.until).toBe(new Date(Date.parse(START) + 89_000).toISOString());
  server.clock.advance(1_000);
  expect(await watched()).toEqual([]);
});

test('a look locks nothing: another grades the answer', async () => {
  await look(sequences[0]!, made.creator);
  expect((await grade(0)).status).toBe(200);
  expect((await graders()).graders.map(({ member, gradedCount }) => [member.nickname, gradedCount])).toContainEqual([
    '한지우',
    1,
  ]);
});

test('an answer of another club, a draft or an unknown one cannot be looked at', async () => {
  const elsewhere = await makeClub(server, tenantId, { members: people, quizzes: [{}] });
  await answerFully(server, people[0]!, placeOf(elsewhere));
  await saveDraft(server, people[0]!, placeOf(made, 1), '쓰는 중', 0);
  const foreign = (await answerRow(server, tenantId, placeOf(elsewhere), people[0]!))!.answer_sequence;
  const draft = (await answerRow(server, tenantId, placeOf(made, 1), people[0]!))!.answer_sequence;
  for (const sequence of [foreign, draft, 987_654_321]) expect((await look(sequence)).status).toBe(404);
  expect(await watched()).toEqual([]);
});

test('members and strangers learn nothing of graders, and say nothing', async () => {
  const stranger = await makePerson(server, tenantId, 'instructor', '남의 강사');
  for (const who of [people[0]!, stranger]) {
    expect((await server.call({ url: `${clubUrl()}/graders`, token: who.token })).status).toBe(403);
    expect((await look(sequences[0]!, who)).status).toBe(403);
    expect((await split(null, who)).status).toBe(403);
  }
});

test('admins of the club hear of looks and grades by ids alone, its members hear nothing', async () => {
  const hear = async (person: Pick<Person, 'token'>, search: string) => {
    const stream = await openStream(url, person.token, search);
    streams.push(stream);
    return stream;
  };
  const [creator, member] = [
    await hear(made.creator, `?club=${at.club}`),
    await hear(people[1]!, `?club=${at.club}&quiz=${at.quiz}`),
  ];
  await look(sequences[0]!);
  // Said again it is no news.
  await look(sequences[0]!);
  await grade(0);
  server.services.live.flush();
  await vi.waitFor(() => expect(creator.events).toHaveLength(2));
  expect(creator.events).toEqual([
    { kind: 'graders', clubSequence: at.club, isMine: false },
    { kind: 'graded', clubSequence: at.club, clubQuizAnswerSequence: sequences[0], isMine: false },
  ]);
  server.services.live.resync();
  await vi.waitFor(() => expect(member.events).toEqual([{ kind: 'resync', isMine: false }]));
});

const part = ({ memberId }: { memberId: string }, given: object) => ({ memberUUID: memberId, ...given });
const parts = (mine: object, others: object) => [part(made.creator, mine), part(other, others)];

test.each([
  ['by quiz', 'QUIZ', () => [{ quizzes: [] }, { quizzes: [at.quiz] }]],
  ['by name', 'NAME', () => [{ from: '가' }, { from: '사' }]],
  ['by share', 'SHARE', () => [{ share: 30 }, { share: 70 }]],
] as const)(
  'answers divided %s: each grader is given their own, as the rule of the contract says',
  async (_, kind, given) => {
    const [mine, others] = given();
    expect((await split({ kind, parts: parts(mine!, others!) })).status).toBe(200);
    const now = (await graders()).split!;
    const all = await queue(made.creator, '?part=all');
    expect(all.contents).toHaveLength(6);
    for (const who of [made.creator, other]) {
      const own = all.contents.filter(
        (item) => partOf(now, { ...item, nickname: item.member.nickname }) === who.memberId,
      );
      const got = await queue(who, '?part=mine');
      expect(got.contents).toEqual(own);
      expect(got.mine).toBe(own.length);
    }
  },
);

test('what is divided no longer is everybody’s', async () => {
  await split({ kind: 'NAME', parts: parts({ from: '가' }, { from: '사' }) });
  expect((await queue(other, '?part=mine')).contents).toHaveLength(3);
  expect((await split(null)).body.data).toMatchObject({ split: null });
  const { contents, mine } = await queue(other, '?part=mine');
  expect([contents.length, mine]).toEqual([6, null]);
});

test('of two who divide at once the second is told what the first did, and loses nothing of theirs', async () => {
  const { version } = await graders();
  const given = { kind: 'SHARE', parts: parts({ share: 30 }, { share: 70 }) };
  const first: Graders = (await splitAt(version, given)).body.data;
  expect(first.version).toBe(version + 1);
  const second = await splitAt(version, null, other);
  expect(second).toMatchObject({ status: 409, body: { code: '0409', data: first } });
  expect((await graders()).split).toEqual(first.split);
  expect((await splitAt(version + 1, null, other)).body.data).toMatchObject({ split: null, version: version + 2 });
  const missing = await server.call({
    method: 'PUT',
    url: `${clubUrl()}/grading-split`,
    token: other.token,
    payload: { split: null },
  });
  expect(missing.status).toBe(400);
});

test('an admin without a part has nothing of their own where others have all', async () => {
  const third = await makePerson(server, tenantId, 'manager', '매니저');
  await split({ kind: 'SHARE', parts: parts({ share: 50 }, { share: 50 }) });
  const { contents, mine } = await queue(third, '?part=mine');
  expect([contents.length, mine]).toEqual([0, 0]);
});

test('whose part it is must be beyond doubt', async () => {
  const [one, two] = [{ share: 50 }, { share: 50 }];
  const faulty: object[] = [
    { kind: 'SHARE', parts: parts({ share: 50 }, { share: 40 }) },
    { kind: 'SHARE', parts: [part(made.creator, one), part(made.creator, two)] },
    { kind: 'SHARE', parts: [part(made.creator, one), part(people[0]!, two)] },
    { kind: 'SHARE', parts: [part(made.creator, { share: 100 })] },
    { kind: 'QUIZ', parts: parts({ quizzes: [at.quiz] }, { quizzes: [at.quiz] }) },
    { kind: 'QUIZ', parts: parts({ quizzes: [987_654_321] }, {}) },
    { kind: 'NAME', parts: parts({ from: '사' }, { from: '가' }) },
    { kind: 'WEATHER', parts: parts(one, two) },
  ];
  for (const payload of faulty) expect((await split(payload)).status).toBe(400);
  expect((await graders()).split).toBeNull();
});

test('answers are fetched by name to be shown anew, of this club alone', async () => {
  const elsewhere = await makeClub(server, tenantId, { members: people, quizzes: [{}] });
  await answerFully(server, people[0]!, placeOf(elsewhere));
  const foreign = (await answerRow(server, tenantId, placeOf(elsewhere), people[0]!))!.answer_sequence;
  await grade(1);
  const { contents } = await queue(made.creator, `?only=${sequences[1]},${sequences[0]},${foreign}`);
  expect(contents.map(({ member, grades }) => [member.nickname, grades.INSTRUCTOR]).toSorted()).toEqual([
    ['가람', null],
    ['도윤', 80],
  ]);
  expect((await server.call({ url: `${clubUrl()}/answers?only=x`, token: made.creator.token })).status).toBe(400);
});
