import type { Acted, GradingAction, StaleAnswers } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  answerRow,
  multipart,
  myQuizPath,
  placeOf,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../../testing/notifications.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let tenantId: string;
let people: Person[];
let other: Person;
let made: MadeClub;
let at: Place;
let sequences: number[];

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  const names = ['도윤', '준호', '하린'];
  people = await Promise.all(names.map((name) => makePerson(server, tenantId, 'member', name)));
  other = await makePerson(server, tenantId, 'instructor', '공동 강사');
});
beforeEach(async () => {
  server.clock.set(START);
  const quizzes = [{ rubric: [{ name: '근거', weight: 100 }] }, {}];
  made = await makeClub(server, tenantId, { members: people, instructors: [other], quizzes });
  at = placeOf(made);
  sequences = [];
  for (const one of people) {
    await answerFully(server, one, at);
    sequences.push((await answerRow(server, tenantId, at, one))!.answer_sequence);
  }
});

const clubUrl = () => `/api/v1/my/clubs/${made.clubSequence}`;
const many = (payload: object, { token } = made.creator) =>
  server.call({ method: 'PUT', url: `${clubUrl()}/answers/grading`, token, payload });
const fresh = (version = 0) => sequences.map((clubQuizAnswerSequence) => ({ clubQuizAnswerSequence, version }));
const undo = (action: number, { token } = made.creator) =>
  server.call({ method: 'POST', url: `${clubUrl()}/grading-actions/${action}/undo`, token });
const detail = async (index: number): Promise<GradingDetail> => {
  const url = `${myQuizPath(at)}/member-answers/${people[index]!.memberId}`;
  return (await server.call({ url, token: made.creator.token })).body.data;
};
const one = (index: number, payload: object, { token } = made.creator) =>
  server.call({ method: 'PUT', url: `${answerPath(at, people[index]!)}/grade`, token, payload });
const history = async (query = ''): Promise<GradingAction[]> => {
  const { body } = await server.call({ url: `${clubUrl()}/grading-actions${query}`, token: made.creator.token });
  return (body.data as { contents: GradingAction[] }).contents;
};
const acted = (response: { body: { data: unknown } }) => response.body.data as Acted;
const grades = async () => Promise.all(people.map(async (_, index) => (await detail(index)).grades.INSTRUCTOR));

test('many answers take the same grade, each with its version, and their members are told', async () => {
  const { status, body } = await many({ answers: fresh(), grading: 80 });
  expect(status).toBe(200);
  const { action, contents } = body.data as Acted;
  expect(action).toMatchObject({ kind: 'BULK', answerCount: 3, canUndo: true, isUndone: false });
  expect(contents.map(({ grades: { INSTRUCTOR }, gradeVersion }) => [INSTRUCTOR, gradeVersion])).toEqual(
    people.map(() => [80, 1]),
  );
  expect(await notificationKindsOf(server, tenantId, people[0]!)).toContain('graded');
  expect((await one(0, { grading: 10, version: 0 })).status).toBe(409);
  expect((await one(0, { grading: 10, version: 1 })).status).toBe(200);
});

test('where one is stale nothing is written, and the refusal lists it as it is now', async () => {
  await one(1, { grading: 55, version: 0 }, other);
  const { status, body } = await many({ answers: fresh(), grading: 80 });
  expect([status, body.code]).toEqual([409, '0409']);
  const { stale } = body.data as StaleAnswers;
  expect(stale.map((item) => [item.member.nickname, item.grades.INSTRUCTOR, item.gradeVersion])).toEqual([
    ['준호', 55, 1],
  ]);
  expect(await grades()).toEqual([null, 55, null]);
  const rest = fresh().filter((answer) => answer.clubQuizAnswerSequence !== stale[0]!.clubQuizAnswerSequence);
  expect((await many({ answers: rest, grading: 80 })).status).toBe(200);
  expect(await grades()).toEqual([80, 55, 80]);
});

test('feedback goes to those that have none, with each member’s name; what was said stays', async () => {
  const { payload, headers } = await multipart({ text: '따로 쓴 말', fileKeys: [], version: 0 });
  const url = `${answerPath(at, people[1]!)}/feedback`;
  await server.call({ method: 'PUT', url, token: other.token, payload: payload!, headers: headers! });
  const { status } = await many({ answers: fresh(), feedback: '{이름} 님, 근거를 더해 보세요. {이름} 님이라면 돼요.' });
  expect(status).toBe(200);
  const said = await Promise.all(people.map(async (_, index) => (await detail(index)).feedback?.text));
  expect(said).toEqual([
    '도윤 님, 근거를 더해 보세요. 도윤 님이라면 돼요.',
    '따로 쓴 말',
    '하린 님, 근거를 더해 보세요. 하린 님이라면 돼요.',
  ]);
  expect((await notificationKindsOf(server, tenantId, people[2]!)).at(-1)).toBe('feedback');
});

test.each([
  ['nothing to write', { grading: undefined }, 400],
  ['no answers', { answers: [] }, 400],
  ['a grade above 100', { grading: 101 }, 400],
])('%s is refused', async (_, part, status) => {
  expect((await many({ answers: fresh(), grading: 80, ...part })).status).toBe(status);
});

test('an answer of another club, a draft or an unknown one refuses all with 404', async () => {
  const mine = sequences;
  const elsewhere = await makeClub(server, tenantId, { members: people, quizzes: [{}] });
  await answerFully(server, people[0]!, placeOf(elsewhere));
  const foreign = (await answerRow(server, tenantId, placeOf(elsewhere), people[0]!))!.answer_sequence;
  for (const strange of [foreign, 987_654_321]) {
    const answers = [...mine, strange].map((clubQuizAnswerSequence) => ({ clubQuizAnswerSequence, version: 0 }));
    expect((await many({ answers, grading: 80 })).status).toBe(404);
  }
  expect(await grades()).toEqual([null, null, null]);
});

test('pre-answers and one’s own answer cannot be graded along', async () => {
  await submitPre(server, people[0]!, placeOf(made, 1));
  const pre = (await answerRow(server, tenantId, placeOf(made, 1), people[0]!))!.answer_sequence;
  const { body } = await many({ answers: [...fresh(), { clubQuizAnswerSequence: pre, version: 0 }], grading: 80 });
  expect(body.message).toBe('최종답변을 먼저 제출해 주세요.');
  expect(await grades()).toEqual([null, null, null]);
});

test('an undo restores what was there exactly, and what was not there is gone', async () => {
  await one(0, { grading: 40, version: 0, criteria: [{ name: '근거', comment: '부족', points: 40 }] }, other);
  server.clock.advance(HOUR_MS);
  const before = await Promise.all(people.map((_, index) => detail(index)));
  const answers = fresh().map((answer, index) => ({ ...answer, version: index === 0 ? 1 : 0 }));
  const { action } = acted(await many({ answers, grading: 95, feedback: '좋아요' }));
  server.clock.advance(HOUR_MS);
  const undone = acted(await undo(action.actionSequence));
  expect(undone.action).toMatchObject({ kind: 'UNDO', answerCount: 3, canUndo: false });
  const after = await Promise.all(people.map((_, index) => detail(index)));
  expect(after.map(({ instructorGrade }) => instructorGrade && { ...instructorGrade, version: 0 })).toEqual(
    before.map(({ instructorGrade }) => instructorGrade && { ...instructorGrade, version: 0 }),
  );
  expect(after.map(({ feedback }) => feedback)).toEqual([null, null, null]);
  expect((await history())[1]).toMatchObject({ actionSequence: action.actionSequence, isUndone: true, canUndo: false });
  expect((await undo(action.actionSequence)).body.message).toBe('되돌릴 수 없는 채점입니다.');
});

test('a version that was taken back is never given again: whoever saw it is refused', async () => {
  const { action } = acted(await many({ answers: fresh(), grading: 95 }));
  await undo(action.actionSequence);
  expect((await detail(0)).instructorGrade).toBeNull();
  await one(0, { grading: 30, version: 0 }, other);
  expect((await detail(0)).instructorGrade?.version).toBe(3);
  expect((await one(0, { grading: 90, version: 1 })).status).toBe(409);
});

test('an undo after somebody graded anew is refused with that answer, and takes nothing back', async () => {
  const { action } = acted(await many({ answers: fresh(), grading: 95 }));
  await one(2, { grading: 60, version: 1 }, other);
  const { status, body } = await undo(action.actionSequence);
  expect(status).toBe(409);
  expect((body.data as StaleAnswers).stale.map(({ member }) => member.nickname)).toEqual(['하린']);
  expect(await grades()).toEqual([95, 95, 60]);
});

test('an undo is offered for a day, for grades alone, and to the admins of this club alone', async () => {
  const { action } = acted(await many({ answers: fresh(), grading: 95 }));
  const stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
  expect((await undo(action.actionSequence, stranger)).status).toBe(403);
  const elsewhere = await makeClub(server, tenantId, { creator: made.creator });
  const url = `/api/v1/my/clubs/${elsewhere.clubSequence}/grading-actions/${action.actionSequence}/undo`;
  expect((await server.call({ method: 'POST', url, token: made.creator.token })).status).toBe(404);
  server.clock.advance(24 * HOUR_MS);
  made = { ...made, creator: await logInAgain(server, tenantId, made.creator, 'instructor') };
  expect((await undo(action.actionSequence)).status).toBe(409);
  expect((await history())[0]).toMatchObject({ canUndo: false });
});

test('an undo does not change the grade of one’s own answer', async () => {
  const both = await makePerson(server, tenantId, 'instructor', '배우는 강사');
  made = await makeClub(server, tenantId, { members: [people[0]!, both], instructors: [both], quizzes: [{}] });
  at = placeOf(made);
  sequences = [];
  for (const person of [people[0]!, both]) {
    await answerFully(server, person, at);
    sequences.push((await answerRow(server, tenantId, at, person))!.answer_sequence);
  }
  const { action } = acted(await many({ answers: fresh(), grading: 20 }));
  const { status, body } = await undo(action.actionSequence, both);
  expect([status, body.message]).toEqual([409, '내 답변에는 할 수 없습니다.']);
  expect((await undo(action.actionSequence)).status).toBe(200);
});

test('the history says who changed what from what to what, of one answer too', async () => {
  await one(0, { grading: 40, version: 0 }, other);
  server.clock.advance(1000);
  await many({ answers: fresh().map((answer, index) => ({ ...answer, version: index === 0 ? 1 : 0 })), grading: 70 });
  const all = await history();
  expect(all.map(({ kind, actedBy, answerCount }) => [kind, actedBy.nickname, answerCount])).toEqual([
    ['BULK', '클럽장', 3],
    ['GRADE', '공동 강사', 1],
  ]);
  expect(all[0]?.changes.map(({ member, before, after }) => [member.nickname, before, after])).toEqual([
    ['도윤', '40', '70'],
    ['준호', null, '70'],
    ['하린', null, '70'],
  ]);
  const ofOne = await history(`?answer=${sequences[1]}`);
  expect(ofOne.map(({ kind, changes }) => [kind, changes.length])).toEqual([['BULK', 1]]);
});

test('many acts and single grades at once: each answer has the grade of whoever came first, none is lost', async () => {
  const responses = await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => many({ answers: fresh(), grading: 10 + n })),
    ...people.flatMap((_, index) => [one(index, { grading: 50 + index, version: 0 }, other)]),
  ]);
  expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const written = responses.filter(({ status }) => status === 200);
  const last = await Promise.all(people.map((_, index) => detail(index)));
  expect(last.every(({ instructorGrade }) => instructorGrade?.version === 1)).toBe(true);
  const changes = (await history()).reduce((sum, { answerCount }) => sum + answerCount, 0);
  expect(changes).toBe(3);
  expect(written.length).toBeGreaterThanOrEqual(1);
});

test('of several undos at once exactly one takes effect', async () => {
  const { action } = acted(await many({ answers: fresh(), grading: 95 }));
  const undone = await Promise.all(Array.from({ length: 5 }, () => undo(action.actionSequence)));
  expect(undone.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(undone.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(await grades()).toEqual([null, null, null]);
});

test('the number of statements does not grow with the answers', async () => {
  const count = async (answers: object[]) => {
    const before = server.database.statements;
    expect((await many({ answers, grading: 80 })).status).toBe(200);
    return server.database.statements - before;
  };
  expect(await count(fresh().slice(0, 1))).toBe(await count(fresh().slice(1)));
});
