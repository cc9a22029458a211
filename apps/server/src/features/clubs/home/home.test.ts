import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  multipart,
  placeOf,
  submitFinal,
  submitPre,
  type Place,
} from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let me: Person;
let peer: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  [me, peer] = [
    await makePerson(server, tenantId, 'member', '나'),
    await makePerson(server, tenantId, 'member', '동료'),
  ];
});

const quiz = { question: '왜 나눌까요?', modelAnswer: '답', modelAnswerKeywords: ['중복', '이상'] };
const make = (options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [me, peer], quizzes: [quiz], ...options });
const home = async ({ token }: Person = me): Promise<MyHome> =>
  (await server.call({ url: '/api/v1/my/home', token })).body.data;
const feedback = async (at: Place, { creator }: MadeClub, text = '조건을 **더해** 보세요.') => {
  const url = `${answerPath(at, me)}/feedback`;
  const { status } = await server.call({ method: 'PUT', url, token: creator.token, ...(await multipart({ text })) });
  expect(status).toBe(200);
};

test('who has done nothing finds nothing', async () => {
  expect(await home()).toEqual({ feedback: null, change: null, clubs: [], closing: [] });
});

test('the latest feedback is there in plain words for 30 days', async () => {
  const made = await make({ endAt: day(90) });
  const at = placeOf(made);
  await answerFully(server, me, at);
  await feedback(at, made);
  const grade = { method: 'PUT', url: `${answerPath(at, me)}/grade`, payload: { grading: 64 } } as const;
  await server.call({ ...grade, token: made.creator.token });
  expect((await home()).feedback).toMatchObject({
    clubSequence: at.club,
    quizSequence: at.quiz,
    no: 1,
    question: '왜 나눌까요?',
    text: '조건을 더해 보세요.',
    grading: 64,
    writtenAt: START,
  });
  expect((await home(peer)).feedback).toBeNull();
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute('update answer_feedback set written_at = $1', [day(-30)]),
  );
  expect((await home()).feedback).toBeNull();
});

test('what a club holds back is not told here either', async () => {
  const made = await make({ holdGrades: true });
  const at = placeOf(made);
  await answerFully(server, me, at);
  await feedback(at, made);
  expect((await home()).feedback).toBeNull();
});

test('the latest answer that changed is there with what was new in it', async () => {
  const at = placeOf(await make());
  await submitPre(server, me, at, { text: '중복 때문에' });
  expect((await home()).change).toBeNull();
  await submitFinal(server, me, at, { text: `**중복**과 이상 때문에 ${'가'.repeat(300)}` });
  const { change } = await home();
  expect(change).toMatchObject({ ...{ clubSequence: at.club, quizSequence: at.quiz }, pre: '중복 때문에' });
  expect(change).toMatchObject({ keywordCount: 1, quoteCount: 0 });
  expect([change!.final.slice(0, 6), change!.final.length]).toEqual(['중복과 이상', 160]);
});

test('keywords are not counted before the model answer is open', async () => {
  const at = placeOf(await make({ holdModelAnswer: true }));
  await submitPre(server, me, at, { text: '중복' });
  await submitFinal(server, me, at, { text: '중복과 이상' });
  expect((await home()).change).toMatchObject({ keywordCount: null });
});

test('who was sent away sees nothing of the club', async () => {
  const made = await make();
  const at = placeOf(made);
  await answerFully(server, me, at);
  await feedback(at, made);
  const url = `/api/v1/my/clubs/${at.club}/members/${me.memberId}/expel`;
  await server.call({ method: 'PUT', url, token: made.creator.token, payload: { reason: '광고' } });
  expect(await home()).toEqual({ feedback: null, change: null, clubs: [], closing: [] });
});

test('two running clubs of one’s own, with how many final answers are in', async () => {
  const made = [await make(), await make(), await make()];
  await make({ status: '0500', endAt: day(-1) });
  await answerFully(server, me, placeOf(made[2]!));
  const { clubs } = await home();
  expect(clubs.map(({ clubSequence, finalCount, openedCount }) => [clubSequence, finalCount, openedCount])).toEqual([
    [made[2]!.clubSequence, 1, 1],
    [made[1]!.clubSequence, 0, 1],
  ]);
});

test('clubs about to close are such as one can still join, the first to close first', async () => {
  const recruiting = (options: ClubOptions) =>
    make({ status: '0300', members: [], startAt: day(20), endAt: day(40), recruitStartAt: day(-1), ...options });
  const late = await recruiting({ recruitEndAt: day(3) });
  const soon = await recruiting({ recruitEndAt: day(1) });
  await recruiting({ recruitEndAt: day(2), isPublic: false });
  await recruiting({ recruitEndAt: day(2), members: [peer], capacity: 1 });
  await recruiting({ recruitEndAt: day(2), members: [me] });
  await recruiting({ recruitEndAt: day(2), people: [{ person: me, status: 'PENDING' }] });
  await recruiting({ recruitEndAt: day(-0.5) });
  await recruiting({ recruitEndAt: day(2), recruitStartAt: day(1) });
  await make({ members: [], recruitEndAt: day(2) });
  expect((await home()).closing.map(({ clubSequence }) => clubSequence)).toEqual([
    soon.clubSequence,
    late.clubSequence,
  ]);
});
