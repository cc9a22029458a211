import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { RubricGrades } from '@dure/contract/grading/grading/rubric-levels.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { answerFully, answerPath, myQuizPath, placeOf, type Place } from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const rubric = [
  {
    name: '정확',
    weight: 60,
    levels: [
      { label: '둘 이상', points: 100, reason: '좋아요.' },
      { label: '절반', points: 50, reason: '' },
    ],
  },
  { name: '근거', weight: 40 },
];
const changes = [
  { from: '둘 이상', label: '둘 이상', points: 100, reason: '좋아요.' },
  { from: '절반', label: '거의', points: 75, reason: '거의 맞아요.' },
];

let server: TestServer;
let tenantId: string;
let people: Person[];
let other: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  people = await Promise.all(['도윤', '준호', '하린'].map((name) => makePerson(server, tenantId, 'member', name)));
  other = await makePerson(server, tenantId, 'instructor', '공동 강사');
});
beforeEach(async () => {
  made = await makeClub(server, tenantId, { members: people, instructors: [other], quizzes: [{ rubric }] });
  at = placeOf(made);
  for (const one of people) await answerFully(server, one, at);
  await grade(0, 70, '절반', 50);
  await grade(1, 65, '절반', 50);
  await grade(2, 100, '둘 이상', 100);
});

const grade = async (index: number, grading: number, level: string, points: number, version = 0) => {
  const criteria = [
    { name: '정확', level, points, comment: '그래요' },
    { name: '근거', level: null, points: 100 },
  ];
  const url = `${answerPath(at, people[index]!)}/grade`;
  const payload = { grading, criteria, version };
  const { status } = await server.call({ method: 'PUT', url, token: made.creator.token, payload });
  expect(status).toBe(200);
};
const grades = async ({ token } = made.creator): Promise<RubricGrades> =>
  (await server.call({ url: `${myQuizPath(at)}/rubric-grades`, token })).body.data;
const change = (payload: object, { token } = made.creator) =>
  server.call({ method: 'PUT', url: `${myQuizPath(at)}/rubric-levels`, token, payload });
const detail = async (index: number): Promise<GradingDetail> => {
  const url = `${myQuizPath(at)}/member-answers/${people[index]!.memberId}`;
  return (await server.call({ url, token: made.creator.token })).body.data;
};
const given = async () =>
  Promise.all(
    people.map(async (_, index) => {
      const { instructorGrade } = await detail(index);
      const { level, points } = instructorGrade!.criteria[0]!;
      return [instructorGrade!.grading, level, points];
    }),
  );
const wanted = async (...indexes: number[]) => {
  const { version, grades: known } = await grades();
  const regrade = indexes.map((index) => {
    const one = known.find(({ member }) => member.memberUUID === people[index]!.memberId)!;
    return { clubQuizAnswerSequence: one.clubQuizAnswerSequence, version: one.version };
  });
  return { criterion: '정확', levels: changes, version, regrade };
};

test('who would be graded anew is read before anything changes', async () => {
  const found = await grades();
  expect(found.rubric).toEqual(rubric);
  expect(found.can).toEqual({ change: true });
  expect(found.grades.map(({ member, grading, excerpt }) => [member.nickname, grading, excerpt !== ''])).toEqual([
    ['도윤', 70, true],
    ['준호', 65, true],
    ['하린', 100, true],
  ]);
  expect(await given()).toEqual([
    [70, '절반', 50],
    [65, '절반', 50],
    [100, '둘 이상', 100],
  ]);
});

test('the level and exactly the named grades change; one given by hand keeps its score, and nobody is told of that', async () => {
  const graded = async (index: number) =>
    (await notificationKindsOf(server, tenantId, people[index]!)).filter((kind) => kind === 'graded').length;
  const told = [await graded(0), await graded(1)];
  const { status, body } = await change(await wanted(0, 1));
  expect(status).toBe(200);
  const { data } = body;
  expect(data).toMatchObject({ action: { kind: 'BULK', answerCount: 2, canUndo: true } });
  expect(await given()).toEqual([
    [85, '거의', 75],
    [65, '거의', 75],
    [100, '둘 이상', 100],
  ]);
  expect((await detail(0)).instructorGrade!.criteria[0]!.comment).toBe('그래요');
  expect((await detail(0)).rubric[0]!.levels).toEqual(changes.map(({ from: _, ...level }) => level));
  expect([await graded(0), await graded(1)]).toEqual([told[0]! + 1, told[1]]);
});

test('without names the rubric alone changes', async () => {
  expect((await change(await wanted())).body.data).toMatchObject({ action: null, contents: [] });
  expect(await given()).toEqual([
    [70, '절반', 50],
    [65, '절반', 50],
    [100, '둘 이상', 100],
  ]);
  expect((await detail(0)).rubric[0]!.levels![1]).toEqual({ label: '거의', points: 75, reason: '거의 맞아요.' });
});

test('levels are added and taken out; answers of one that is gone follow the nearest', async () => {
  const added = [
    { from: '둘 이상', label: '둘 이상', points: 100, reason: '좋아요.' },
    { from: null, label: '하나 반', points: 60, reason: '' },
    { from: null, label: '없음', points: 0, reason: '' },
  ];
  expect((await change({ ...(await wanted(0)), levels: added })).status).toBe(200);
  expect(await given()).toEqual([
    [76, '하나 반', 60],
    [65, '절반', 50],
    [100, '둘 이상', 100],
  ]);
  expect((await detail(0)).rubric[0]!.levels!.map(({ label }) => label)).toEqual(['둘 이상', '하나 반', '없음']);
});

test('the grades can be taken back', async () => {
  const { body } = await change(await wanted(0));
  const { action } = body.data as { action: { actionSequence: number } };
  const url = `/api/v1/my/clubs/${made.clubSequence}/grading-actions/${action.actionSequence}/undo`;
  expect((await server.call({ method: 'POST', url, token: made.creator.token })).status).toBe(200);
  expect((await given())[0]).toEqual([70, '절반', 50]);
});

test('whoever saw other grades or another rubric is refused, and nothing changes', async () => {
  const seen = await wanted(0, 1);
  await grade(1, 66, '절반', 50, 1);
  expect((await change(seen)).status).toBe(409);
  expect((await change({ ...(await wanted(0)), version: seen.version + 1 })).status).toBe(409);
  expect((await change({ ...(await wanted(2)) })).status).toBe(409);
  const twice = await wanted(0, 0);
  expect((await change(twice)).status).toBe(409);
  expect(await given()).toEqual([
    [70, '절반', 50],
    [66, '절반', 50],
    [100, '둘 이상', 100],
  ]);
  expect((await detail(0)).rubric).toEqual(rubric);
});

test.each([
  ['an unknown criterion', { criterion: '없음' }],
  ['a level that is not there', { levels: changes.map((one) => ({ ...one, from: '없음' })) }],
  ['a level named twice', { levels: [changes[0], { ...changes[0], label: '다른 이름' }] }],
  ['a single level', { levels: [changes[0]] }],
  [
    'six levels',
    { levels: [...changes, ...['가', '나', '다', '라'].map((label) => ({ from: null, label, points: 5 }))] },
  ],
  ['two levels of one name', { levels: changes.map((one) => ({ ...one, label: '같음' })) }],
  ['points over 100', { levels: changes.map((one) => ({ ...one, points: 101 })) }],
])('%s is refused by field', async (_, part) => {
  expect((await change({ ...(await wanted()), ...part })).body.code).toBe('0422');
  expect((await detail(0)).rubric).toEqual(rubric);
});

test("a quiz that another club has too is its author's to change", async () => {
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('quizzes')
        .set({ quiz_status: 'PUBLIC' })
        .where('tenant_id', '=', tenantId)
        .where('quiz_sequence', '=', at.quiz),
    ),
  );
  expect((await grades(other)).can).toEqual({ change: false });
  expect((await change(await wanted(), other)).status).toBe(403);
  expect((await grades()).can).toEqual({ change: true });
  expect((await change(await wanted())).status).toBe(200);
});

test('members and strangers learn nothing', async () => {
  const stranger = await makePerson(server, tenantId, 'instructor', '남의 강사');
  for (const who of [people[0]!, stranger]) {
    const { status } = await server.call({ url: `${myQuizPath(at)}/rubric-grades`, token: who.token });
    expect(status).toBe(403);
    expect((await change(await wanted(), who)).status).toBe(403);
  }
});
