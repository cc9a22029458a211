import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  openRoom,
  placeOf,
  quizPath,
  submitPre,
  type Place,
} from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../testing/notifications.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;
let made: MadeClub;
let at: Place;

async function openClub(options: ClubOptions = {}): Promise<void> {
  made = await makeClub(server, tenantId, { members: [member, peer], quizzes: [{}], ...options });
  at = placeOf(made);
}

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
});
beforeEach(async () => {
  server.clock.set(START);
  await openClub();
  await answerFully(server, member, at);
});

const ask = (person = member, reason = '근거를 다시 봐 주세요.') =>
  server.call({ method: 'POST', url: `${quizPath(at)}/grade-review`, token: person.token, payload: { reason } });
const reply = (person: Person, text = '다시 보고 고쳤어요.') =>
  server.call({
    method: 'PUT',
    url: `${answerPath(at, member)}/grade-review`,
    token: person.token,
    payload: { reply: text },
  });
const grade = (grading: number, version: number) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(at, member)}/grade`,
    token: made.creator.token,
    payload: { grading, version },
  });
const room = async (person = member): Promise<AnswerRoom> => (await openRoom(server, person, at)).body.data;

test('a member asks with a reason, the instructor answers, and both is kept with who and when', async () => {
  await grade(40, 0);
  expect(await room()).toMatchObject({ review: null, reviewUntil: day(7).toISOString(), can: { askReview: true } });
  const asked = await ask();
  expect(asked.body.data).toMatchObject({
    review: { reason: '근거를 다시 봐 주세요.', askedAt: START, askedGrade: 40, answer: null },
    can: { askReview: false },
  });
  server.clock.advance(1000);
  await grade(70, 1);
  const { body } = await reply(made.creator);
  expect((body.data as GradingDetail).review?.answer).toMatchObject({
    reply: '다시 보고 고쳤어요.',
    grading: 70,
    answeredBy: { nickname: '클럽장' },
  });
  expect((await room()).review?.answer?.reply).toBe('다시 보고 고쳤어요.');
  expect(await notificationKindsOf(server, tenantId, member)).toEqual(['graded', 'graded', 'feedback']);
});

test('what is not graded by instructor or AI cannot be asked about, nor what one has not answered', async () => {
  expect((await ask()).body.message).toBe('아직 채점되지 않은 답변입니다.');
  expect((await ask(peer)).body.message).toBe('아직 채점되지 않은 답변입니다.');
  await submitPre(server, peer, at);
  expect((await ask(peer)).status).toBe(409);
  const stranger = await makePerson(server, tenantId, 'member', '밖');
  expect((await ask(stranger)).status).toBe(403);
});

test('a reason is needed', async () => {
  await grade(40, 0);
  expect((await ask(member, '   ')).body.errors?.[0]?.path).toBe('reason');
});

test('the wish can be made for 7 days, after the club’s end too', async () => {
  await openClub({ endAt: day(1) });
  await answerFully(server, member, at);
  await grade(40, 0);
  server.clock.set(day(7 - 1 / 86_400));
  expect((await ask(await logInAgain(server, tenantId, member))).status).toBe(200);
  server.clock.set(START);
  await openClub();
  await answerFully(server, member, at);
  await grade(40, 0);
  server.clock.set(day(7));
  expect((await ask(await logInAgain(server, tenantId, member))).body.message).toContain('7일');
});

test('one grade is asked about once; a newer one may be asked about again', async () => {
  await grade(40, 0);
  const all = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  await reply(made.creator);
  expect((await ask()).body.message).toContain('이미');
  server.clock.advance(1000);
  await grade(50, 1);
  expect((await ask()).status).toBe(200);
});

test('a request is answered once, by an admin of the club who is not its author', async () => {
  await grade(40, 0);
  expect((await reply(made.creator)).status).toBe(409);
  await ask();
  const stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
  for (const nobody of [stranger, peer]) expect((await reply(nobody)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => reply(made.creator, `답 ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
});

test('peers see nothing of a request', async () => {
  await grade(40, 0);
  await ask();
  await answerFully(server, peer, at);
  expect((await room(peer)).review).toBeNull();
  const { raw } = await server.call({ url: `${quizPath(at)}/answers`, token: peer.token });
  expect(raw.toString()).not.toContain('근거를 다시');
});
