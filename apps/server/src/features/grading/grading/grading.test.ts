import type { GradingDetail, GradingQueueItem } from '@dure/contract/grading/grading/grading.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  myQuizPath,
  openRoom,
  placeOf,
  quizPath,
  saveDraft,
  submitFinal,
  submitPre,
  type Place,
} from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;
let stranger: Person;
let made: MadeClub;
let at: Place;

const rubric = [
  { name: '정확성', weight: 60 },
  { name: '근거', weight: 40 },
];
async function openClub(options: ClubOptions = {}): Promise<void> {
  made = await makeClub(server, tenantId, { members: [member, peer], quizzes: [{ rubric }], ...options });
  at = placeOf(made);
}

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
  stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
});
beforeEach(async () => {
  server.clock.set(START);
  await openClub();
});

const grade = (person: Person, payload: object, author = member) =>
  server.call({ method: 'PUT', url: `${answerPath(at, author)}/grade`, token: person.token, payload });
const detail = (person: Person, author = member) =>
  server.call({ url: `${myQuizPath(at)}/member-answers/${author.memberId}`, token: person.token });
const selfGrade = (payload: object, person = member) =>
  server.call({ method: 'PUT', url: `${quizPath(at)}/self-evaluation`, token: person.token, payload });
async function queue(query = ''): Promise<GradingQueueItem[]> {
  const { body } = await server.call({ url: `${myQuizPath(at)}/member-answers${query}`, token: made.creator.token });
  expect(body.code).toBe('0000');
  return (body.data as { contents: GradingQueueItem[] }).contents;
}
const room = async (person: Person) => (await openRoom(server, person, at)).body.data;

test('only club admins see the queue and the answers in it, and grade', async () => {
  await answerFully(server, member, at);
  for (const person of [stranger, peer]) {
    const list = await server.call({ url: `${myQuizPath(at)}/member-answers`, token: person.token });
    for (const { status } of [list, await detail(person), await grade(person, { grading: 50, version: 0 })]) {
      expect(status).toBe(403);
    }
  }
  const manager = await makePerson(server, tenantId, 'manager');
  expect((await grade(manager, { grading: 50, version: 0 })).body.code).toBe('0000');
});

test('a grade is of a final answer', async () => {
  await submitPre(server, member, at);
  const { status, body } = await grade(made.creator, { grading: 50, version: 0 });
  expect([status, body.message]).toEqual([409, '최종답변을 먼저 제출해 주세요.']);
  expect((await detail(made.creator)).body.data).toMatchObject({ can: { grade: false } });
});

test('an answer that is only a draft is unknown to the grader', async () => {
  await saveDraft(server, member, at, '쓰는 중', 0);
  expect((await detail(made.creator)).status).toBe(404);
  expect((await grade(made.creator, { grading: 50, version: 0 })).status).toBe(404);
  expect(await queue()).toEqual([]);
});

test('a first grade needs no version; where there is one already, none is a stale one', async () => {
  await answerFully(server, member, at);
  expect((await grade(made.creator, { grading: 50 })).body.code).toBe('0000');
  expect((await grade(made.creator, { grading: 60 })).body.code).toBe('0409');
});

test('grades are whole numbers from 0 to 100', async () => {
  await answerFully(server, member, at);
  for (const grading of [-1, 101, 50.5, '50', null]) {
    const { status, body } = await grade(made.creator, { grading, version: 0 });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'grading']);
  }
  expect((await grade(made.creator, { grading: 0, version: 0 })).body.data).toMatchObject({
    grades: { INSTRUCTOR: 0 },
  });
});

test('a grade against a stale version is refused with the current state', async () => {
  await answerFully(server, member, at);
  const first = await grade(made.creator, { grading: 70, version: 0, criteria: [{ name: '근거', comment: '충분함' }] });
  expect(first.body.data).toMatchObject({
    instructorGrade: { grading: 70, version: 1, criteria: [{ name: '근거', comment: '충분함' }] },
  });
  const stale = await grade(made.creator, { grading: 10, version: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, '0409']);
  expect((stale.body.data as GradingDetail).instructorGrade).toMatchObject({ grading: 70, version: 1 });
  expect((await grade(made.creator, { grading: 75, version: 1 })).body.data).toMatchObject({
    instructorGrade: { grading: 75, version: 2, criteria: [] },
  });
});

test('of many graders at once exactly one writes', async () => {
  await answerFully(server, member, at);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => grade(made.creator, { grading: n, version: 0 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('grading and revising at once: what is graded stays what was graded', async () => {
  await openClub({ holdModelAnswer: true });
  await answerFully(server, member, at, '처음');
  const [graded, revised] = await Promise.all([
    grade(made.creator, { grading: 90, version: 0 }),
    submitFinal(server, member, at, { text: '고침' }),
  ]);
  expect(graded.status).toBe(200);
  const seen = (graded.body.data as GradingDetail).final?.text;
  expect(seen).toBe(revised.status === 200 ? '고침' : '처음');
  expect(await room(member)).toMatchObject({ final: { text: seen } });
});

test('comments are on criteria of the quiz’s rubric, each once; empty ones are left out', async () => {
  await answerFully(server, member, at);
  const comment = (...names: string[]) => names.map((name) => ({ name, comment: '말' }));
  const unknown = await grade(made.creator, { grading: 50, version: 0, criteria: comment('정확성', '문체') });
  expect([unknown.status, unknown.body.errors]).toEqual([
    400,
    [{ path: 'criteria.1.name', message: '이 퀴즈의 채점 기준이 아닙니다.' }],
  ]);
  const twice = await grade(made.creator, { grading: 50, version: 0, criteria: comment('근거', '근거') });
  expect(twice.body.errors?.[0]?.path).toBe('criteria.1.name');
  const empty = await grade(made.creator, { grading: 50, version: 0, criteria: [{ name: '근거', comment: '  ' }] });
  expect(empty.body.data).toMatchObject({ instructorGrade: { criteria: [] } });
});

test('a level is one of the criterion, with its points, and the member reads it', async () => {
  const levels = [
    { label: '비용까지', points: 100, reason: '비용까지 이었어요.' },
    { label: '구조까지', points: 60, reason: '' },
  ];
  await openClub({
    quizzes: [
      {
        rubric: [
          { name: '근거', weight: 20, levels },
          { name: '방법', weight: 80 },
        ],
      },
    ],
  });
  await answerFully(server, member, at);
  const chosen = (name: string, level: string, points: number) =>
    grade(made.creator, { grading: 60, version: 0, criteria: [{ name, level, points }] });
  for (const [name, level, points] of [
    ['근거', '대부분', 75],
    ['근거', '구조까지', 100],
    ['방법', '구조까지', 60],
  ] as const) {
    const refused = await chosen(name, level, points);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'criteria.0.level', message: '이 기준의 단계가 아닙니다.' }],
    ]);
  }
  expect((await detail(made.creator)).body.data).toMatchObject({ rubric: [{ levels }, { name: '방법' }] });
  const given = await chosen('근거', '구조까지', 60);
  const criteria = [{ name: '근거', comment: '', points: 60, level: '구조까지' }];
  expect(given.body.data).toMatchObject({ instructorGrade: { criteria } });
  expect(await room(member)).toMatchObject({ grades: [{ grader: 'INSTRUCTOR', criteria }] });
});

test('a criterion without levels of its own takes the usual ones', async () => {
  await answerFully(server, member, at);
  const criteria = [{ name: '근거', level: '대부분', points: 75 }];
  expect((await grade(made.creator, { grading: 75, version: 0, criteria })).status).toBe(200);
});

test('nobody grades or comments on their own answer', async () => {
  const both = await makePerson(server, tenantId, 'instructor', '겸임');
  await openClub({ members: [both], instructors: [both] });
  await answerFully(server, both, at);
  const { status, body } = await grade(both, { grading: 100, version: 0 }, both);
  expect([status, body.message]).toEqual([409, '내 답변에는 할 수 없습니다.']);
  expect((await detail(both, both)).body.data).toMatchObject({ can: { grade: false } });
});

test('the queue goes by need: ungraded final answers oldest first, then pre-answers, then graded ones', async () => {
  const names = ['예진', '도윤', '하린', '준호'];
  const people = await Promise.all(names.map((name) => makePerson(server, tenantId, 'member', name)));
  await openClub({ members: people });
  const [graded, early, pre, later] = people as [Person, Person, Person, Person];
  for (const person of people) await submitPre(server, person, at);
  for (const person of [graded, early, later]) {
    server.clock.advance(1000);
    await submitFinal(server, person, at, { text: `${person.nickname}의 최종` });
  }
  await grade(made.creator, { grading: 88, version: 0 }, graded);
  const order = async (query: string) => (await queue(query)).map((item) => item.member.nickname);
  expect(await order('')).toEqual(['도윤', '준호', '하린', '예진']);
  expect(await order('?filter=ungraded')).toEqual(['도윤', '준호']);
  expect(await order('?filter=graded')).toEqual(['예진']);
  expect(await order(`?keyword=${encodeURIComponent('준호의')}`)).toEqual(['준호']);
  expect(await order('?size=2&page=2')).toEqual(['하린', '예진']);
  expect([early, pre, later]).toHaveLength(3);
});

test('the queue shows how far self grade and instructor are apart', async () => {
  await openClub({ selfGrading: true });
  await answerFully(server, member, at);
  await selfGrade({ grading: 44, note: '' });
  expect(await queue()).toMatchObject([{ grades: { INSTRUCTOR: null, AI: null, SELF: 44 }, disagreement: null }]);
  await grade(made.creator, { grading: 82, version: 0 });
  expect(await queue()).toMatchObject([{ grades: { INSTRUCTOR: 82, SELF: 44 }, disagreement: 38 }]);
});

test('the detail of an answer has all that grading needs, in a bounded number of statements', async () => {
  await answerFully(server, member, at, '내용');
  const before = server.database.statements;
  const { body } = await detail(made.creator);
  expect(server.database.statements - before).toBeLessThanOrEqual(8);
  expect(body.data).toMatchObject({
    question: '문제 1',
    modelAnswer: '모범 답안 1',
    modelAnswerKeywords: ['핵심'],
    rubric,
    pre: { text: '내용 사전' },
    final: { text: '내용' },
    instructorGrade: null,
    feedback: null,
    can: { grade: true },
  });
});

test('self grading follows the club (0410), needs a final answer, and can be changed until the club’s end', async () => {
  await answerFully(server, member, at);
  const refused = await selfGrade({ grading: 60 });
  expect([refused.status, refused.body.code]).toEqual([409, '0410']);

  await openClub({ selfGrading: true, endAt: day(1 / 24) });
  await submitPre(server, member, at);
  expect((await selfGrade({ grading: 60 })).body.message).toBe('최종답변을 먼저 제출해 주세요.');
  await submitFinal(server, member, at);
  expect((await selfGrade({ grading: 101 })).status).toBe(400);
  expect((await selfGrade({ grading: 60, note: '근거가 약했다' })).body.data).toEqual({
    grader: 'SELF',
    grading: 60,
    note: '근거가 약했다',
    gradedAt: START,
  });
  expect((await selfGrade({ grading: 65 })).body.data).toMatchObject({ grading: 65, note: '' });
  expect((await selfGrade({ grading: 65 }, made.creator)).status).toBe(403);
  server.clock.set(day(1 / 24));
  expect((await selfGrade({ grading: 70 })).body.message).toContain('읽기만');
});

test.each([
  ['INSTRUCTOR', null],
  ['SELF', 60],
] as const)('under official grading by %s the instructor’s grade overrides', async (officialGrading, before) => {
  await openClub({ selfGrading: true, officialGrading });
  await answerFully(server, member, at);
  await selfGrade({ grading: 60 });
  expect(await room(member)).toMatchObject({ officialGrade: before, grades: [{ grader: 'SELF', grading: 60 }] });
  await grade(made.creator, { grading: 90, version: 0 });
  expect(await room(member)).toMatchObject({ officialGrade: 90 });
});
