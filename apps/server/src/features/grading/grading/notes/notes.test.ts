import { errors } from '@dure/contract/errors';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { MAX_NOTES } from '@dure/contract/grading/grading/notes/rubric-note-limits';
import type { NotePreview, RubricNotes } from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { answerFully, answerPath, myQuizPath, placeOf, type Place } from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { BUILT_IN_MODEL } from '../ai/built-in-grader.ts';
import { previewOf } from './notes.view.ts';
import type { FindingRow, PreviewRow, RereadRow } from './previews.queries.ts';

const quiz = {
  question: '인덱스가 있는데도 조회가 느려지는 까닭을 설명하세요.',
  modelAnswer: '선택도가 나쁘면 읽어야 할 행이 많습니다. 행마다 임의 접근이 일어나 비용이 커집니다.',
  modelAnswerKeywords: ['선택도', '비용'],
  rubric: [
    { name: '선택도가 나쁜 까닭', weight: 50 },
    { name: '비용과 잇는 말', weight: 50 },
  ],
};
const [, COST] = quiz.rubric.map(({ name }) => name) as [string, string];
/** Two deny the points, one says nothing: all have a score. */
const TEXTS = [
  '선택도가 나쁘면 읽어야 할 행이 많지 않습니다. 행마다 임의 접근이 일어나지 않아 비용이 커지지 않습니다.',
  '행마다 임의 접근이 일어나지 않아 비용이 커지지 않습니다. 선택도가 나쁘면 읽어야 할 행이 많지 않습니다.',
  '모르겠습니다.',
];
const NOTE = '비용을 블록 수로 말해도 인정한다.';

let server: TestServer;
let tenantId: string;
let members: Person[];
let other: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  members = await Promise.all(['준서', '은우', '태윤'].map((name) => makePerson(server, tenantId, 'member', name)));
  other = await makePerson(server, tenantId, 'instructor', '공동 강사');
});
beforeEach(async () => {
  made = await makeClub(server, tenantId, { members, instructors: [other], quizzes: [quiz] });
  at = placeOf(made);
  for (const [no, text] of TEXTS.entries()) await answerFully(server, members[no]!, at, text);
  for (const no of TEXTS.keys()) await call('PUT', `${answerPath(at, members[no]!)}/ai-evaluation`, {});
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, person = made.creator) =>
  server.call({ method, url, token: person.token, ...(payload && { payload }) });
const notesPath = () => `${myQuizPath(at)}/rubric-notes`;
const previewsPath = () => `${myQuizPath(at)}/rubric-note-previews`;
const notes = async (): Promise<RubricNotes> => (await call('GET', notesPath())).body.data;
const from = (points = 100) => ({ criterion: COST, memberUUID: members[0]!.memberId, points });
const change = (over: object = {}) => ({ version: 0, no: null, text: NOTE, from: from(), ...over });
const detail = async (no: number): Promise<GradingDetail> =>
  (await call('GET', `${myQuizPath(at)}/member-answers/${members[no]!.memberId}`)).body.data;
const scores = () => Promise.all(TEXTS.map(async (_, no) => (await detail(no)).ai!.score));
async function previewed(payload: object = change(), person = made.creator): Promise<NotePreview> {
  const { body } = await call('POST', previewsPath(), payload, person);
  expect(body.code).toBe('0000');
  const { previewSequence } = body.data;
  return whenRead(previewSequence, person);
}
async function whenRead(preview: number, person: Person): Promise<NotePreview> {
  const look = async () => (await call('GET', `${previewsPath()}/${preview}`, undefined, person)).body.data;
  await expect.poll(look, { timeout: 30_000 }).toMatchObject({ isDone: true });
  return look();
}
const confirm = (payload: object, person = made.creator) => call('PUT', notesPath(), payload, person);
const gradeOf = (no: number, payload: object) => call('PUT', `${answerPath(at, members[no]!)}/grade`, payload);

test('a preview says which other grades of AI would change, and changes nothing', async () => {
  const before = await scores();
  const preview = await previewed();
  expect(preview).toMatchObject({ answerCount: 2, readCount: 2, failedCount: 0, stopped: null, isBuiltIn: true });
  expect(preview.changes).toMatchObject([{ member: { nickname: '은우' }, before: before[1], isOfficial: false }]);
  expect(preview.changes[0]!.after).toBeGreaterThan(before[1]!);
  expect(await scores()).toEqual(before);
  expect(await notes()).toEqual({ version: 0, notes: [], changes: [], rereadCount: 3 });
});

test('confirmed, the line stands and exactly the grades that were seen are the ones of AI', async () => {
  const before = await scores();
  const { previewSequence, changes } = await previewed();
  const { body } = await confirm(change({ preview: previewSequence }));
  expect(body).toMatchObject({ code: '0000', data: { version: 1, changedCount: 1 } });
  expect((await notes()).notes).toMatchObject([
    { no: 1, criterion: COST, text: NOTE, points: 100, answerOf: { nickname: '준서' } },
  ]);
  expect(await scores()).toEqual([before[0], changes[0]!.after, before[2]]);
  expect((await detail(1)).ai!.promptVersion).toBe('3+notes.1');
  // Who has it read once more finds the same.
  await call('PUT', `${answerPath(at, members[1]!)}/ai-evaluation`, { again: true });
  expect((await detail(1)).ai!.score).toBe(changes[0]!.after);
});

test('what a server of the version before found is confirmed as well', async () => {
  const { previewSequence, changes } = await previewed();
  const [kept] = await server.database.write(
    tenantId,
    build
      .updateTable('rubric_note_findings')
      .set({ found: sql`found - 'points'` })
      .where('preview_sequence', '=', previewSequence)
      .where('found', 'is not', null)
      .returning('found'),
  );
  expect(kept).toEqual([{ found: expect.not.objectContaining({ points: expect.anything() }) }]);
  const { body } = await confirm(change({ preview: previewSequence }));
  expect(body).toMatchObject({ code: '0000', data: { changedCount: 1 } });
  expect((await detail(1)).ai).toMatchObject({ score: changes[0]!.after, points: [] });
});

test('whoever would lose points is named first, the one who would lose most before others', () => {
  const row = (answer: number, score: number) =>
    ({ answer_sequence: answer, score, text_hash: 'x', final_text: '', nickname: String(answer) }) as RereadRow;
  const finding = (answer: number, score: number) =>
    ({ answer_sequence: answer, text_hash: 'x', found: { score } }) as unknown as FindingRow;
  const rows = [row(1, 50), row(2, 50), row(3, 50), row(4, 50), row(5, 50)];
  const findings = [finding(1, 58), finding(2, 47), finding(3, 50), finding(4, 70), finding(5, 40)];
  const { changes } = previewOf({ model: BUILT_IN_MODEL } as PreviewRow, rows, findings, []);
  expect(changes.map(({ clubQuizAnswerSequence }) => clubQuizAnswerSequence)).toEqual([5, 2, 4, 1]);
});

test('an instructor who grades meanwhile keeps their grade, and what AI said of it', async () => {
  const before = await scores();
  const { previewSequence } = await previewed();
  await gradeOf(1, { grading: 77, version: 0 });
  const { body } = await confirm(change({ preview: previewSequence }));
  expect(body).toMatchObject({ code: '0000', data: { changedCount: 0 } });
  expect(await detail(1)).toMatchObject({ grades: { INSTRUCTOR: 77 }, ai: { score: before[1] } });
});

test('of two instructors the second is refused, and nothing of theirs is applied', async () => {
  const before = await scores();
  const theirs = await previewed(change({ from: from(0) }), other);
  const mine = await previewed();
  await confirm(change({ preview: null }));
  const { body } = await confirm(change({ from: from(0), preview: theirs.previewSequence }), other);
  expect(body.code).toBe('0409');
  expect((await confirm(change({ preview: mine.previewSequence }))).body.code).toBe('0409');
  expect(await scores()).toEqual(before);
  expect((await notes()).changes).toHaveLength(1);
});

test("another's preview, or one of another change, is not confirmed", async () => {
  const { previewSequence: preview } = await previewed();
  expect((await confirm(change({ preview }), other)).body.code).toBe('0409');
  expect((await confirm(change({ preview, text: '다른 말' }))).body.code).toBe('0409');
  expect((await call('GET', `${previewsPath()}/${preview}`, undefined, other)).status).toBe(404);
  expect((await notes()).version).toBe(0);
});

test('a dropped preview is gone', async () => {
  const { previewSequence: preview } = await previewed();
  expect((await call('DELETE', `${previewsPath()}/${preview}`)).body.code).toBe('0000');
  expect((await call('GET', `${previewsPath()}/${preview}`)).status).toBe(404);
  expect((await confirm(change({ preview }))).body.code).toBe('0409');
});

test('a line is rewritten and withdrawn; who, when and where from stay readable', async () => {
  await confirm(change());
  await confirm({ version: 1, no: 1, text: '블록 수나 버퍼 수도 인정한다.' }, other);
  expect(await notes()).toMatchObject({ version: 2, notes: [{ no: 1, text: '블록 수나 버퍼 수도 인정한다.' }] });
  const { previewSequence: preview, changes } = await previewed({ version: 2, no: 1, text: '' });
  expect(changes).toEqual([]);
  expect((await confirm({ version: 2, no: 1, text: '', preview })).body.code).toBe('0000');
  const { notes: left, changes: log } = await notes();
  expect(left).toEqual([]);
  expect(log).toMatchObject([
    { version: 3, no: 1, text: '', changedBy: { nickname: made.creator.nickname } },
    { version: 2, no: 1, changedBy: { nickname: '공동 강사' } },
    { version: 1, no: 1, text: NOTE, answerOf: { nickname: '준서' } },
  ]);
  expect((await confirm({ version: 3, no: 9, text: '없는 줄' })).body.code).toBe('0409');
});

test('a reason that is saved with a grade becomes a line, with what the criterion was given', async () => {
  const criteria = [{ name: COST, points: 80 }];
  const saved = await gradeOf(0, { grading: 70, criteria, notes: [{ criterion: COST, text: NOTE }], version: 0 });
  expect(saved.body.code).toBe('0000');
  expect((await notes()).notes).toMatchObject([{ criterion: COST, points: 80, text: NOTE }]);
  const unknown = await gradeOf(1, { grading: 70, notes: [{ criterion: '없는 기준', text: NOTE }], version: 0 });
  expect(unknown.status).toBe(400);
  expect((await notes()).version).toBe(1);
});

test('lines come one after another, however many are written at once', async () => {
  const save = (no: number) => gradeOf(no, { grading: 50, notes: [{ criterion: '', text: `줄 ${no}` }], version: 0 });
  await Promise.all(TEXTS.map((_, no) => save(no)));
  const { version, notes: lines } = await notes();
  expect(version).toBe(3);
  expect(lines.map(({ text }) => text).toSorted()).toEqual(['줄 0', '줄 1', '줄 2']);
});

test('a new line says something, of a criterion that there is, out of an answer of somebody else', async () => {
  const refused = async (over: object, person = made.creator) => (await confirm(change(over), person)).body;
  const where = (over: object) => ({ from: { ...from(), ...over } });
  expect(await refused({ text: '' })).toMatchObject({ code: '0409', message: errors.staleVersion.message });
  expect(await refused({ from: null })).toMatchObject({ code: '0409', message: errors.staleVersion.message });
  expect(await refused(where({ criterion: '없는 기준' }))).toMatchObject({ errors: [{ path: 'from.criterion' }] });
  expect(await refused(where({ memberUUID: other.memberId }))).toMatchObject({ code: errors.notFound.code });
  expect(await refused(where({ memberUUID: other.memberId }), other)).toMatchObject({
    message: errors.ownAnswer.message,
  });
  expect((await notes()).version).toBe(0);
});

test('a quiz has thirty lines at most, by whatever way they come', async () => {
  for (let version = 0; version < MAX_NOTES; version += 1)
    expect((await confirm(change({ version, text: `줄 ${version}` }))).status).toBe(200);
  const { message } = errors.tooManyNotes;
  expect((await confirm(change({ version: MAX_NOTES }))).body.message).toBe(message);
  const graded = await gradeOf(1, { grading: 50, notes: [{ criterion: '', text: '한 줄 더' }], version: 0 });
  expect(graded.body.message).toBe(message);
  // A withdrawn line leaves its place to another one.
  await confirm({ version: MAX_NOTES, no: 1, text: '' });
  expect((await confirm(change({ version: MAX_NOTES + 1 }))).status).toBe(200);
});
