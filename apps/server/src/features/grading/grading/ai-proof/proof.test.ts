import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { AiProof } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import {
  answerFully,
  answerPath,
  answerRow,
  myQuizPath,
  openRoom,
  placeOf,
  submitFinal,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { BUILT_IN_MODEL } from '../ai/built-in-grader.ts';
import { evaluateDue } from '../ai/evaluating.service.ts';
import { keepCalibration } from './calibration.queries.ts';
import { calibrate } from './calibration.service.ts';
import { settleTenant } from './official.service.ts';

let server: TestServer;
let tenantId: string;
let members: Person[];
let made: MadeClub;
let at: Place;

const quiz = {
  question: '인덱스가 느릴 수 있는 이유를 설명하세요.',
  modelAnswer: '선택도가 나쁘면 읽어야 할 행이 많습니다. 행마다 임의 접근이 일어나 비용이 커집니다.',
  modelAnswerKeywords: ['선택도', '임의 접근'],
  rubric: [{ name: '선택도', weight: 100 }],
};
/** Whose points decide: all met, all denied, or nothing said. */
const TEXTS = [
  '선택도가 나쁘면 읽어야 할 행이 많습니다. 행마다 임의 접근이 일어나 비용이 커집니다.',
  '행마다 임의 접근이 일어나 비용이 커집니다. 선택도가 나쁘면 읽어야 할 행이 많습니다.',
  '선택도가 나쁘면 읽어야 할 행이 많지 않습니다. 행마다 임의 접근이 일어나지 않아 비용이 커지지 않습니다.',
  '행마다 임의 접근이 일어나지 않아 비용이 커지지 않습니다. 선택도가 나쁘면 읽어야 할 행이 많지 않습니다.',
  '선택도가 나쁘면 읽어야 할 행이 많지 않습니다. 행마다 임의 접근이 일어나지 않아 비용이 커지지 않습니다. 그렇게 배웠습니다.',
  '잘 모르겠습니다.',
];
const GRADES = [95, 80, 20, 5, 2, 0];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  members = await Promise.all(TEXTS.map((_, no) => makePerson(server, tenantId, 'member', `멤버 ${no}`)));
});
beforeEach(async () => {
  server.clock.set(START);
  made = await makeClub(server, tenantId, { members, quizzes: [quiz] });
  at = placeOf(made);
});

const ask = (method: 'GET' | 'POST', person = made.creator) =>
  server.call({ method, url: `${myQuizPath(at)}/ai-proof`, token: person.token });
const decide = (payload: object, person = made.creator) =>
  server.call({ method: 'PUT', url: `${myQuizPath(at)}/ai-grading`, token: person.token, payload });
const proofOf = ({ body }: { body: { data: unknown } }) => body.data as AiProof;
async function gradeAll(count = TEXTS.length): Promise<void> {
  for (const [no, text] of TEXTS.entries()) await answerFully(server, members[no]!, at, text);
  for (const no of TEXTS.keys()) if (no < count) await gradeOne(no);
}
const gradeOne = (no: number) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(at, members[no]!)}/grade`,
    token: made.creator.token,
    payload: { grading: GRADES[no], criteria: [{ name: '선택도', points: GRADES[no] }], version: 0 },
  });
async function due(): Promise<number[]> {
  const [rows] = await server.database.read(tenantId, build.selectFrom('ai_evaluation_due').select('answer_sequence'));
  return rows.map(({ answer_sequence }) => answer_sequence);
}

test('AI grades what the instructor graded, and both stand side by side with how far they agree', async () => {
  await gradeAll();
  expect(proofOf(await ask('GET'))).toMatchObject({ agreement: null, mode: 'OFF', isBuiltIn: true, remainingCount: 0 });
  const proof = proofOf(await ask('POST'));
  expect(proof.answers.map(({ instructor }) => instructor)).toEqual(GRADES.toSorted((a, b) => b - a));
  expect(proof.answers.every(({ ai }) => ai !== null)).toBe(true);
  expect(proof.agreement).toMatchObject({ count: 6 });
  for (const { instructor, ai, reason } of proof.answers) {
    expect(reason !== '').toBe(Math.abs(instructor! - ai!) > 10);
  }
  expect(proof.calibration).toMatchObject({ neededCount: 30, error: null });
});

test('before enough is graded it names the answers to grade, and AI gives nothing away of them', async () => {
  await gradeAll(2);
  const proof = proofOf(await ask('POST'));
  expect(proof.answers.filter(({ instructor }) => instructor !== null)).toHaveLength(2);
  expect(proof.answers.length).toBeGreaterThanOrEqual(5);
  expect(proof.answers.filter(({ instructor, ai }) => instructor === null && ai !== null)).toEqual([]);
  expect(proof.remainingCount).toBe(4);
});

test('suggestions evaluate what waits, and each final answer from then on', async () => {
  await gradeAll(2);
  expect(proofOf(await decide({ mode: 'SUGGEST', version: 0 }))).toMatchObject({ mode: 'SUGGEST', version: 1 });
  expect(await due()).toHaveLength(4);
  const late = await makePerson(server, tenantId, 'member', '늦은 이');
  made = await makeClub(server, tenantId, { members: [late], quizzes: [quiz] });
  at = placeOf(made);
  await submitPre(server, late, at, { text: '사전' });
  await decide({ mode: 'SUGGEST', version: 0 });
  const before = await due();
  await submitFinal(server, late, at, { text: TEXTS[0]! });
  const row = (await answerRow(server, tenantId, at, late))!;
  expect((await due()).filter((one) => !before.includes(one))).toEqual([row.answer_sequence]);
  await decide({ mode: 'OFF', version: 1 });
});

test('where it is off AI reads nothing by itself, though the club wants growth', async () => {
  const late = await makePerson(server, tenantId, 'member', '늦은 이');
  made = await makeClub(server, tenantId, { members: [late], quizzes: [quiz], aiGrading: true });
  at = placeOf(made);
  await decide({ mode: 'OFF', version: 0 });
  const before = await due();
  await answerFully(server, late, at, TEXTS[0]);
  expect(await due()).toEqual(before);
});

test('of two who decide at once the second is shown what the first chose', async () => {
  await decide({ mode: 'SUGGEST', version: 0 });
  const stale = await decide({ mode: 'OFF', version: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, '0409']);
  expect(proofOf(stale)).toMatchObject({ mode: 'SUGGEST', version: 1 });
});

test('only admins of the club prove and decide', async () => {
  const stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
  for (const person of [members[0]!, stranger]) {
    for (const answer of [await ask('GET', person), await ask('POST', person)]) expect(answer.status).toBe(403);
    expect((await decide({ mode: 'OFF', version: 0 }, person)).status).toBe(403);
  }
  expect((await decide({ mode: 'ALWAYS', version: 0 })).body.code).toBe('0422');
});

test('the confidence is what the grader says, until there are enough grades to fit it to', async () => {
  const isCalibrated = async () => {
    const found = await server.call({ url: `${answerPath(at, members[0]!)}/ai-evaluation`, token: made.creator.token });
    return (found.body.data as { evaluation: { isCalibrated: boolean } }).evaluation.isCalibrated;
  };
  const rounds = Math.ceil(30 / TEXTS.length);
  for (let round = 0; round < rounds; round++) {
    made = await makeClub(server, tenantId, { members, quizzes: [quiz] });
    at = placeOf(made);
    await gradeAll();
    await ask('POST');
    if (round === 0) expect(await isCalibrated()).toBe(false);
  }
  await calibrate(server.services, tenantId, BUILT_IN_MODEL);
  const { calibration } = proofOf(await ask('GET'));
  expect(calibration.sampleCount).toBeGreaterThanOrEqual(30);
  expect(calibration.error).toBeGreaterThanOrEqual(0);
  expect(await isCalibrated()).toBe(true);
}, 60_000);

const keepFit = (knots: { at: number; share: number }[]) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      keepCalibration({
        ...{ tenantId, model: BUILT_IN_MODEL, sampleCount: 40, knots, error: 0.05 },
        now: server.clock.now(),
      }),
    ),
  );
/** By which the built-in model is this sure, whatever it says of itself. */
const fitted = (share: number) => keepFit([{ at: 0.5, share }]);
const unfitted = () => keepFit([]);
const room = async (no: number) => (await openRoom(server, members[no]!, at)).body.data as AnswerRoom;
const told = async (no: number) => {
  const read = await server.call({ url: '/api/v1/activity/alarms', token: members[no]!.token });
  const { contents } = read.body.data as { contents: { activities: { kind: string; clubSequence: number }[] }[] };
  const all = contents.flatMap(({ activities }) => activities);
  return all.filter(({ kind, clubSequence }) => kind === 'aiEvaluated' && clubSequence === at.club);
};
const official = { mode: 'OFFICIAL', confidence: 0.8 };

test('nothing is official before five answers were compared and the confidence is fitted', async () => {
  await gradeAll(4);
  await ask('POST');
  await fitted(0.9);
  expect(proofOf(await ask('GET')).can.makeOfficial).toBe(false);
  const refused = await decide({ ...official, version: 0 });
  expect([refused.status, refused.body.code]).toEqual([409, '0409']);
  expect(refused.body.message).toContain('다섯 개');
  await gradeOne(4);
  await ask('POST');
  await unfitted();
  expect((await decide({ ...official, version: 0 })).status).toBe(409);
  await fitted(0.9);
  expect(proofOf(await ask('GET')).can.makeOfficial).toBe(true);
});

test('what AI is sure of becomes official and its author hears; an instructor’s grade stands; off, it waits again', async () => {
  await gradeAll(5);
  await ask('POST');
  await fitted(0.9);
  const proof = proofOf(await decide({ ...official, version: 0 }));
  expect(proof).toMatchObject({ mode: 'OFFICIAL', remainingCount: 1, remaining: [] });
  expect((await room(5)).officialGrade).toBeNull();
  await evaluateDue(server.services, tenantId, null);
  await settleTenant(server.services, tenantId);
  const given = await room(5);
  expect(given.grades).toMatchObject([{ grader: 'AI', grading: given.officialGrade }]);
  expect(await told(5)).toHaveLength(1);
  expect(proofOf(await ask('GET')).remaining).toEqual([expect.closeTo(0.9)]);
  await settleTenant(server.services, tenantId);
  expect(await told(5)).toHaveLength(1);
  // Less sure than chosen: between decisions what was given stays, a decision takes it back.
  await fitted(0.6);
  await settleTenant(server.services, tenantId);
  expect((await room(5)).officialGrade).toBe(given.officialGrade);
  await decide({ ...official, version: 1 });
  expect((await room(5)).officialGrade).toBeNull();
  await decide({ ...official, confidence: 0.55, version: 2 });
  expect((await room(5)).officialGrade).toBe(given.officialGrade);
  await gradeOne(5);
  expect((await room(5)).officialGrade).toBe(GRADES[5]);
  await decide({ mode: 'OFF', version: 3 });
  expect((await room(5)).officialGrade).toBe(GRADES[5]);
});

test('an answer that its author can still revise gets no official grade', async () => {
  made = await makeClub(server, tenantId, { members, quizzes: [{ ...quiz, deadlineAt: day(1 / 1440) }] });
  at = placeOf(made);
  await gradeAll(5);
  await ask('POST');
  await fitted(0.9);
  await decide({ ...official, version: 0 });
  await evaluateDue(server.services, tenantId, null);
  await settleTenant(server.services, tenantId);
  expect((await room(5)).officialGrade).toBeNull();
  server.clock.set(day(2 / 1440));
  await settleTenant(server.services, tenantId);
  expect((await room(5)).officialGrade).not.toBeNull();
});

test('managers read how far each model is fitted', async () => {
  await fitted(0.9);
  const manager = await makePerson(server, tenantId, 'manager', '매니저');
  const read = await server.call({ url: '/api/manager/v1/ai/calibrations', token: manager.token });
  expect(read.body.data).toMatchObject({
    neededCount: 30,
    contents: [{ model: BUILT_IN_MODEL, isBuiltIn: true, sampleCount: 40, error: expect.closeTo(0.05) as number }],
  });
});
