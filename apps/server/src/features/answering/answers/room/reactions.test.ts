import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { answerPath, answerRow, placeOf, saveDraft, submitPre, type Place } from '../../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

const SOON = day(1 / 24);
let server: TestServer;
let tenantId: string;
let [me, ann, ben, silent]: Person[] = [];
let outsider: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  [me, ann, ben, silent] = await Promise.all(
    ['나', '안나', '벤', '조용'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
  outsider = await makePerson(server, tenantId, 'member', '바깥');
});
beforeEach(async () => {
  server.clock.set(START);
  made = await makeClub(server, tenantId, {
    members: [me!, ann!, ben!, silent!],
    quizzes: [{ deadlineAt: SOON }],
    endAt: day(1 / 12),
  });
  at = placeOf(made);
  for (const person of [me!, ann!, ben!]) await submitPre(server, person, at, { text: person.nickname });
});

type Act = 'like' | 'onepick';
const send = (method: 'POST' | 'DELETE', act: Act, person: Person, author: Person, payload?: object) =>
  server.call({
    method,
    url: `${answerPath(at, author)}/${act}`,
    token: person.token,
    ...(payload ? { payload } : {}),
  });
const like = (person: Person, author: Person) => send('POST', 'like', person, author);
const unlike = (person: Person, author: Person) => send('DELETE', 'like', person, author);
const pick = (person: Person, author: Person, payload?: object) => send('POST', 'onepick', person, author, payload);
const unpick = (person: Person, author: Person) => send('DELETE', 'onepick', person, author);
const likeById = async (method: 'POST' | 'DELETE', person: Person, author: Person) => {
  const { answer_sequence } = (await answerRow(server, tenantId, at, author))!;
  return server.call({ method, url: `/api/v1/club/quiz/answers/${answer_sequence}/like`, token: person.token });
};

/** Counters and rows of an answer, which must always agree. */
async function counts(author: Person) {
  const answer = (await answerRow(server, tenantId, at, author))!;
  const count = (table: 'answer_likes' | 'one_picks') =>
    build
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('answer_sequence', '=', answer.answer_sequence);
  const [[likes], [picks]] = await server.database.read(tenantId, count('answer_likes'), count('one_picks'));
  expect([answer.like_count, answer.one_pick_count]).toEqual([likes!.count, picks!.count]);
  return { likes: answer.like_count, picks: answer.one_pick_count };
}

test('like and unlike can be repeated and change nothing the second time', async () => {
  for (let i = 0; i < 2; i++) expect((await like(me!, ann!)).body.data).toEqual({ isLiked: true, likeCount: 1 });
  expect(await counts(ann!)).toEqual({ likes: 1, picks: 0 });
  for (let i = 0; i < 2; i++) expect((await unlike(me!, ann!)).body.data).toEqual({ isLiked: false, likeCount: 0 });
  expect(await counts(ann!)).toEqual({ likes: 0, picks: 0 });
});

test('both paths act on the same like', async () => {
  await like(me!, ann!);
  expect((await likeById('POST', me!, ann!)).body.data).toEqual({ isLiked: true, likeCount: 1 });
  expect((await likeById('DELETE', me!, ann!)).body.data).toEqual({ isLiked: false, likeCount: 0 });
  expect((await unlike(me!, ann!)).body.data).toEqual({ isLiked: false, likeCount: 0 });
});

test('nobody likes or one-picks their own answer, by either path', async () => {
  for (const answer of [await like(me!, me!), await likeById('POST', me!, me!), await pick(me!, me!)]) {
    expect([answer.status, answer.body.message]).toEqual([409, '내 답변에는 할 수 없습니다.']);
  }
  expect(await counts(me!)).toEqual({ likes: 0, picks: 0 });
});

test('before the own pre-answer there is nothing to react to, whether it exists or not', async () => {
  await saveDraft(server, silent!, at, '쓰는 중', 0);
  const unknown = { ...ann!, memberId: '01900000-0000-7000-8000-000000000000' };
  for (const author of [ann!, unknown]) {
    for (const answer of [await like(silent!, author), await unlike(silent!, author), await pick(silent!, author)]) {
      expect([answer.status, answer.body.message]).toEqual([409, '사전답변을 먼저 제출해 주세요.']);
    }
  }
  expect((await likeById('POST', silent!, ann!)).status).toBe(409);
});

test('a draft of somebody else cannot be reacted to and looks unknown', async () => {
  await saveDraft(server, silent!, at, '쓰는 중', 0);
  for (const answer of [await like(me!, silent!), await pick(me!, silent!), await likeById('POST', me!, silent!)]) {
    expect([answer.status, answer.body.code]).toEqual([404, '0404']);
  }
});

test('outside the club reacting is forbidden, by either path', async () => {
  for (const answer of [
    await like(outsider, ann!),
    await pick(outsider, ann!),
    await likeById('POST', outsider, ann!),
  ]) {
    expect(answer.status).toBe(403);
  }
  expect(await counts(ann!)).toEqual({ likes: 0, picks: 0 });
});

test('after the deadline those with a pre-answer still react; after the club’s end nobody does', async () => {
  server.clock.set(SOON);
  expect((await like(me!, ann!)).body.code).toBe('0000');
  expect((await like(silent!, ann!)).body.message).toBe('답변 마감이 지났습니다.');
  server.clock.set(day(1 / 12));
  for (const answer of [await like(me!, ben!), await unlike(me!, ann!), await pick(me!, ann!)]) {
    expect([answer.status, answer.body.message]).toEqual([
      409,
      '종료되었거나 취소된 클럽입니다. 읽기만 할 수 있습니다.',
    ]);
  }
  expect(await counts(ann!)).toEqual({ likes: 1, picks: 0 });
});

test('the club’s admin may like', async () => {
  expect((await like(made.creator, ann!)).body.data).toEqual({ isLiked: true, likeCount: 1 });
});

test('a second one-pick is refused with 1430, and `move` takes the first along', async () => {
  expect((await pick(me!, ann!)).body.data).toEqual({ isOnePicked: true, onePickCount: 1 });
  expect((await pick(me!, ann!)).body.data).toEqual({ isOnePicked: true, onePickCount: 1 });
  const spent = await pick(me!, ben!);
  expect([spent.status, spent.body.code]).toEqual([409, '1430']);
  expect([await counts(ann!), await counts(ben!)]).toMatchObject([{ picks: 1 }, { picks: 0 }]);
  expect((await pick(me!, ben!, { move: true })).body.data).toEqual({ isOnePicked: true, onePickCount: 1 });
  expect((await pick(me!, ben!, { move: true })).body.data).toEqual({ isOnePicked: true, onePickCount: 1 });
  expect([await counts(ann!), await counts(ben!)]).toMatchObject([{ picks: 0 }, { picks: 1 }]);
});

test('a one-pick taken back is free to give again; taking back what is not there changes nothing', async () => {
  await pick(me!, ann!);
  expect((await unpick(me!, ben!)).body.data).toEqual({ isOnePicked: false, onePickCount: 0 });
  for (let i = 0; i < 2; i++) {
    expect((await unpick(me!, ann!)).body.data).toEqual({ isOnePicked: false, onePickCount: 0 });
  }
  expect((await pick(me!, ben!)).body.code).toBe('0000');
});

test('each quiz has a one-pick of its own', async () => {
  const two = await makeClub(server, tenantId, { members: [me!, ann!], quizzes: [{}, {}] });
  for (const index of [0, 1]) {
    at = placeOf(two, index);
    for (const person of [me!, ann!]) await submitPre(server, person, at);
    expect((await pick(me!, ann!)).body.code).toBe('0000');
  }
});

test('fifty likes at once from two tabs are one row and one count', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => (n % 2 ? like(me!, ann!) : likeById('POST', me!, ann!))),
  );
  for (const { body } of answers) expect(body.data).toEqual({ isLiked: true, likeCount: 1 });
  expect(await counts(ann!)).toEqual({ likes: 1, picks: 0 });
});

test('a storm of likes and unlikes leaves the counter at the rows', async () => {
  const acts = Array.from({ length: 60 }, (_, n) => {
    const person = [me!, ben!, made.creator][n % 3]!;
    return n % 4 < 2 ? like(person, ann!) : unlike(person, ann!);
  });
  for (const { status, body } of await Promise.all(acts)) {
    expect(status).toBe(200);
    expect((body.data as { likeCount: number }).likeCount).toBeGreaterThanOrEqual(0);
  }
  await counts(ann!);
});

test('one-picks on two answers at once: exactly one is given', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => pick(me!, n % 2 ? ann! : ben!)));
  const codes = new Set(answers.map(({ body }) => body.code));
  expect([...codes].toSorted()).toEqual(['0000', '1430']);
  const [first, second] = [await counts(ann!), await counts(ben!)];
  expect(first.picks + second.picks).toBe(1);
});

test('members who swap their one-picks at once do not block each other', async () => {
  await submitPre(server, silent!, at);
  const movers = [me!, silent!, made.creator];
  const acts = Array.from({ length: 45 }, (_, n) =>
    pick(movers[n % 3]!, (n + Math.floor(n / 3)) % 2 ? ann! : ben!, { move: true }),
  );
  for (const { status } of await Promise.all(acts)) expect(status).toBe(200);
  const [first, second] = [await counts(ann!), await counts(ben!)];
  expect(first.picks + second.picks).toBe(3);
});
