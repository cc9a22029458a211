import { beforeAll, expect, test } from 'vitest';
import {
  answerFully,
  myQuizPath,
  openRoom,
  placeOf,
  submitFinal,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { day, makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

/** Later today: tokens still count. */
const SOON = day(1 / 24);
let server: TestServer;
let tenantId: string;
let [member, peer, outsider, foreigner]: Person[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  const there = await makeTenant(server, 'hanbit');
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
  outsider = await makePerson(server, tenantId, 'member', '바깥');
  foreigner = await makePerson(server, there, 'manager', '다른 기관');
});

const quiz = { contentUrl: 'https://content.example/읽기', modelAnswer: '모범', modelAnswerKeywords: ['열쇠'] };
const club = (options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [member!, peer!], quizzes: [quiz], ...options });
async function place(options?: ClubOptions): Promise<Place> {
  return placeOf(await club(options));
}
const room = async (person: Person, at: Place) => (await openRoom(server, person, at)).body;

test('a member reads the question before answering, and nothing that comes after', async () => {
  const at = await place();
  expect(await room(member!, at)).toMatchObject({
    code: '0000',
    data: {
      question: '문제 1',
      no: 1,
      jobGroups: [{ code: '0300', name: '개발' }],
      jobLevels: [{ code: '1', name: '레벨 1' }],
      answerStatus: null,
      pre: null,
      final: null,
      draft: { text: null, savedAt: null, version: 0, files: [] },
      content: null,
      hasContent: true,
      modelAnswer: null,
      can: { writePre: true, writeFinal: false, seePeers: false, selfGrade: false, react: false, manage: false },
    },
  });
});

test('who is no member gets 403, a stranger to the tenant and an unknown quiz the same 404', async () => {
  const at = await place();
  expect((await openRoom(server, outsider!, at)).status).toBe(403);
  const unknown = await openRoom(server, member!, { ...at, quiz: 999_999 });
  const unknownClub = await openRoom(server, member!, { club: 999_999, quiz: 1 });
  const foreign = await server.call({
    url: `${myQuizPath(at)}/answer`,
    token: foreigner!.token,
    host: 'hanbit.localhost',
  });
  for (const { status, body } of [unknown, unknownClub, foreign]) expect([status, body.code]).toEqual([404, '0404']);
});

test.each(['PENDING', 'REJECTED', 'CANCELLED', 'LEFT', 'EXPELLED'] as const)(
  'a membership that is %s opens nothing',
  async (status) => {
    const at = await place({ people: [{ person: outsider!, status }] });
    expect((await openRoom(server, outsider!, at)).status).toBe(403);
    expect((await submitPre(server, outsider!, at)).status).toBe(403);
  },
);

test('a quiz that is not published or not yet open is 404 for members and open to the club admin', async () => {
  const made = await club({ quizzes: [{ published: false }, { openAt: SOON }] });
  for (const index of [0, 1]) {
    const at = placeOf(made, index);
    expect((await openRoom(server, member!, at)).status).toBe(404);
    expect((await submitPre(server, member!, at)).status).toBe(404);
    expect((await room(made.creator, at)).data).toMatchObject({ can: { manage: true, writePre: false } });
  }
  server.clock.set(SOON);
  expect((await openRoom(server, member!, placeOf(made, 1))).status).toBe(200);
  server.clock.set(START);
});

test('content comes with the pre-answer, model answer and keywords with the final answer', async () => {
  const at = await place();
  const afterPre = await submitPre(server, member!, at, { text: '처음 생각' });
  expect(afterPre.body.data).toMatchObject({
    answerStatus: '0002',
    pre: { text: '처음 생각', submittedAt: START, files: [] },
    content: { title: '읽을거리', contentUrl: quiz.contentUrl },
    modelAnswer: null,
    can: { writePre: false, writeFinal: true, seePeers: true, react: true },
  });
  const afterFinal = await submitFinal(server, member!, at, { text: '나중 생각' });
  expect(afterFinal.body.data).toMatchObject({
    answerStatus: '0003',
    pre: { text: '처음 생각' },
    final: { text: '나중 생각' },
    modelAnswer: { text: '모범', keywords: ['열쇠'] },
  });
  expect((await room(member!, at)).data).toEqual(afterFinal.body.data);
});

test('the deadline opens everything to read, also for members who never answered', async () => {
  const at = await place({ quizzes: [{ ...quiz, deadlineAt: SOON }] });
  server.clock.set(SOON);
  expect((await room(member!, at)).data).toMatchObject({
    modelAnswer: { text: '모범', keywords: ['열쇠'] },
    content: { contentUrl: quiz.contentUrl },
    can: { writePre: false, writeFinal: false, seePeers: true, react: false },
  });
  server.clock.set(START);
});

test('the admin of the club and a manager of the tenant see the model answer at any time', async () => {
  const made = await club();
  const manager = await makePerson(server, tenantId, 'manager');
  const otherInstructor = await makePerson(server, tenantId, 'instructor');
  for (const person of [made.creator, manager]) {
    expect((await room(person, placeOf(made))).data).toMatchObject({
      modelAnswer: { text: '모범' },
      answerStatus: null,
    });
  }
  expect((await openRoom(server, otherInstructor, placeOf(made))).status).toBe(403);
});

test('the first reading of the content is remembered, and asks for a pre-answer', async () => {
  const at = await place();
  const read = () => server.call({ method: 'POST', url: `${myQuizPath(at)}/content-read`, token: member!.token });
  expect((await read()).body).toMatchObject({ code: '0409', message: '사전답변을 먼저 제출해 주세요.' });
  await submitPre(server, member!, at);
  expect((await read()).body.data).toEqual({ contentReadAt: START });
  server.clock.advance(60_000);
  expect((await read()).body.data).toEqual({ contentReadAt: START });
  expect((await room(member!, at)).data).toMatchObject({ contentReadAt: START });
  server.clock.set(START);
});

test('comprehension from 1 to 5 is kept after a pre-answer, and refused before it and after the club', async () => {
  const at = await place({ endAt: SOON });
  const rate = (comprehension: number) =>
    server.call({
      method: 'PUT',
      url: '/api/v1/club/quizzes/comprehension',
      token: member!.token,
      payload: { clubSequence: at.club, quizSequence: at.quiz, comprehension },
    });
  expect((await rate(3)).status).toBe(409);
  await submitPre(server, member!, at);
  for (const outside of [0, 6, 2.5]) expect((await rate(outside)).status).toBe(400);
  expect((await rate(4)).body.data).toEqual({ comprehension: 4 });
  expect((await room(member!, at)).data).toMatchObject({ comprehension: 4 });
  server.clock.set(SOON);
  expect((await rate(5)).body).toMatchObject({ code: '0409' });
  server.clock.set(START);
});

test('a room takes a bounded number of statements', async () => {
  const at = await place();
  await answerFully(server, member!, at);
  const before = server.database.statements;
  await openRoom(server, member!, at);
  expect(server.database.statements - before).toBeLessThanOrEqual(7);
});
