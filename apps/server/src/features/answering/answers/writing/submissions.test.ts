import { Readable } from 'node:stream';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FileMissing } from '../../../../kernel/files/store.ts';
import { build } from '../../../../kernel/database/build.ts';
import { Unit } from '../../../../kernel/unit.ts';
import {
  answerFully,
  answerPath,
  answerRow,
  multipart,
  openRoom,
  placeOf,
  quizPath,
  submitFinal,
  submitPre,
  uploadDraftFile,
  type Place,
} from '../../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

const SOON = day(1 / 24);
let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
});
afterEach(() => {
  server.clock.set(START);
  vi.restoreAllMocks();
});

const club = (options: ClubOptions = {}): Promise<MadeClub> =>
  makeClub(server, tenantId, { members: [member, peer], quizzes: [{}], ...options });
const place = async (options?: ClubOptions): Promise<Place> => placeOf(await club(options));

async function counters({ club, quiz }: Place) {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('club_quizzes')
      .select(['pre_count', 'final_count'])
      .where('club_sequence', '=', club)
      .where('quiz_sequence', '=', quiz),
  );
  return rows[0];
}
async function versions(at: Place, person: Person) {
  const answer = await answerRow(server, tenantId, at, person);
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('answer_versions')
      .select(['version_no', 'step', 'text', 'file_keys'])
      .where('answer_sequence', '=', answer!.answer_sequence)
      .orderBy('version_no'),
  );
  return rows;
}
const uploaded = async (at: Place, name: string) =>
  ((await uploadDraftFile(server, member, at, { name, content: name })).body.data as { key: string }).key;
const filesOf = (room: unknown, step: 'pre' | 'final') =>
  (room as Record<'pre' | 'final', { files: { key: string; name: string }[] }>)[step].files;

test('what counts is when the whole answer has arrived: who trickles it in cannot see the others meanwhile', async () => {
  const at = await place({ quizzes: [{ deadlineAt: SOON }] });
  const { payload, headers } = await multipart({ text: '남의 것을 보고 쓴 답', fileKeys: [] });
  const [head, tail] = [(payload as Buffer).subarray(0, 200), (payload as Buffer).subarray(200)];
  async function* trickle() {
    yield head;
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    server.clock.set(SOON);
    yield tail;
  }
  const begun = vi.spyOn(Unit.prototype, 'settle');
  const url = `${quizPath(at)}/preanswer`;
  const { status, body } = await server.call({
    method: 'POST',
    url,
    token: member.token,
    payload: Readable.from(trickle()),
    headers: headers!,
  });
  expect([status, body.message]).toEqual([409, '답변 마감이 지났습니다.']);
});

test('a final answer needs a pre-answer first', async () => {
  const at = await place();
  const { status, body } = await submitFinal(server, member, at);
  expect([status, body.code, body.message]).toEqual([409, '0409', '사전답변을 먼저 제출해 주세요.']);
  expect(await answerRow(server, tenantId, at, member)).toBeUndefined();
});

test('a pre-answer is submitted once, also when it is sent many times at once', async () => {
  const at = await place();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => submitPre(server, member, at, { text: `글 ${n}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(await counters(at)).toEqual({ pre_count: 1, final_count: 0 });
  expect(await versions(at, member)).toHaveLength(1);
});

test('each submission answers the room as it is found afterwards, with files and without', async () => {
  const at = await place({ quizzes: [{ deadlineAt: SOON }], holdModelAnswer: true });
  const found = async () => (await openRoom(server, member, at)).body.data;
  const file = { name: 'notes.txt', content: 'notes' };
  await submitPre(server, peer, at);
  expect((await submitPre(server, member, at)).body.data).toEqual(await found());
  expect((await submitFinal(server, member, at, { text: 'once' })).body.data).toEqual(await found());
  expect((await submitFinal(server, member, at, { text: 'twice', files: [file] })).body.data).toEqual(await found());
  expect((await submitFinal(server, member, at, { text: 'thrice' })).body.data).toEqual(await found());
  expect((await submitFinal(server, member, at, { text: 'again' })).body.data).toEqual(await found());
});

test('every version is kept: the pre-answer, the final answer and each revision', async () => {
  const at = await place({ holdModelAnswer: true });
  await answerFully(server, member, at, '하나');
  server.clock.advance(1000);
  const { body } = await submitFinal(server, member, at, { text: '둘' });
  expect(body.data).toMatchObject({
    final: { text: '둘', submittedAt: '2026-11-20T06:00:00.000Z', revisedAt: '2026-11-20T06:00:01.000Z' },
  });
  expect(await versions(at, member)).toEqual([
    { version_no: 1, step: 'PRE', text: '하나 사전', file_keys: [] },
    { version_no: 2, step: 'FINAL', text: '하나', file_keys: [] },
    { version_no: 3, step: 'FINAL', text: '둘', file_keys: [] },
  ]);
  expect(await counters(at)).toEqual({ pre_count: 1, final_count: 1 });
});

test('the counters of a quiz are its answers, with many members at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => makePerson(server, tenantId, 'member')));
  const at = await place({ members: people });
  await Promise.all(people.map((person) => answerFully(server, person, at)));
  expect(await counters(at)).toEqual({ pre_count: 12, final_count: 12 });
});

test('nothing is submitted once the deadline or the club’s end is reached, and until then it is', async () => {
  const late = await place({ quizzes: [{ deadlineAt: SOON }] });
  const ended = await place({ endAt: SOON });
  server.clock.set(new Date(SOON.getTime() - 1));
  for (const at of [late, ended]) expect((await answerFully(server, member, at)).status).toBe(200);
  server.clock.set(SOON);
  for (const at of [late, ended]) {
    expect((await submitFinal(server, member, at)).body.code).toBe('0409');
    expect((await submitPre(server, peer, at)).body.code).toBe('0409');
    expect((await answerRow(server, tenantId, at, member))?.final_text).toBe('최종');
  }
});

test.each(['0300', '0310', '0210', '0220', '0500'] as const)('a club of status %s takes no answers', async (status) => {
  const at = await place({ status, startAt: day(-7), endAt: day(7) });
  expect((await submitPre(server, member, at)).body.code).toBe('0409');
});

test('a graded answer is revised no more', async () => {
  const made = await club();
  const at = placeOf(made);
  await answerFully(server, member, at);
  const graded = await server.call({
    method: 'PUT',
    url: `${answerPath(at, member)}/grade`,
    token: made.creator.token,
    payload: { grading: 80, version: 0 },
  });
  expect(graded.body.code).toBe('0000');
  const { status, body } = await submitFinal(server, member, at);
  expect([status, body.message]).toEqual([409, '채점이 끝난 답변은 고칠 수 없습니다.']);
});

test('a club admin who is no member of the club answers nothing', async () => {
  const made = await club();
  expect((await submitPre(server, made.creator, placeOf(made))).status).toBe(403);
});

test('files step from the draft to the submitted answer in the chosen order; what was not chosen goes', async () => {
  const at = await place();
  const [one, two, three] = [await uploaded(at, 'a.txt'), await uploaded(at, 'b.txt'), await uploaded(at, 'c.txt')];
  const { body } = await submitPre(server, member, at, {
    fileKeys: [three, one],
    files: [{ name: 'd.txt', content: 'd' }],
  });
  expect(filesOf(body.data, 'pre').map(({ name }) => name)).toEqual(['c.txt', 'a.txt', 'd.txt']);
  expect(body.data).toMatchObject({ draft: { files: [] } });
  await expect(server.services.files.get(`${tenantId}/${two}`)).rejects.toThrow(FileMissing);
});

test('a revision that drops a file keeps it with the version it belonged to', async () => {
  const at = await place({ holdModelAnswer: true });
  await submitPre(server, member, at);
  const kept = await uploaded(at, 'a.txt');
  const first = await submitFinal(server, member, at, { fileKeys: [kept], files: [{ name: 'b.txt', content: 'b' }] });
  const dropped = filesOf(first.body.data, 'final')[1]!.key;
  const second = await submitFinal(server, member, at, { fileKeys: [kept] });
  expect(filesOf(second.body.data, 'final').map(({ key }) => key)).toEqual([kept]);
  expect((await versions(at, member)).map(({ file_keys }) => file_keys)).toEqual([[], [kept, dropped], [kept]]);
});

test('files of somebody else, of another answer and unknown ones cannot be submitted', async () => {
  const made = await club({ quizzes: [{}, {}] });
  const [at, other] = [placeOf(made), placeOf(made, 1)];
  const mine = await uploaded(other, 'mine.txt');
  const theirs = (await uploadDraftFile(server, peer, at, { name: 'x.txt', content: 'x' })).body.data as {
    key: string;
  };
  for (const key of [mine, theirs.key, '01900000-0000-7000-8000-000000000000']) {
    const { status, body } = await submitPre(server, member, at, { fileKeys: [key] });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'fileKeys.0', message: '올린 파일을 찾을 수 없습니다. 다시 올려 주세요.' }],
    ]);
  }
});

test('five files belong to a step at most, uploads and kept ones together', async () => {
  const at = await place();
  const keys = [await uploaded(at, 'a.txt'), await uploaded(at, 'b.txt')];
  const files = Array.from({ length: 4 }, (_, n) => ({ name: `${n}.txt`, content: `${n}` }));
  const { status, body } = await submitPre(server, member, at, { fileKeys: keys, files });
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'files']);
  expect((await submitPre(server, member, at, { fileKeys: keys, files: files.slice(1) })).status).toBe(200);
});

test('what fails halfway leaves nothing: no step, no version, no count, no file', async () => {
  const at = await place();
  const put = vi.spyOn(server.services.files, 'put');
  const key = await uploaded(at, 'a.txt');
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('club_quizzes').set({ pre_count: 2_147_483_647 }).where('quiz_sequence', '=', at.quiz),
    ),
  );
  const { status } = await submitPre(server, member, at, { fileKeys: [key], files: [{ name: 'b.txt', content: 'b' }] });
  expect(status).toBe(500);
  expect(await answerRow(server, tenantId, at, member)).toMatchObject({
    answer_status: '0001',
    pre_text: '',
    version: 0,
  });
  expect(await versions(at, member)).toEqual([]);
  expect((await openRoom(server, member, at)).body.data).toMatchObject({ draft: { files: [{ key }] } });
  const [storedKey, lostKey] = put.mock.calls.map(([stored]) => stored);
  (await server.services.files.get(storedKey!)).destroy();
  await expect(server.services.files.get(lostKey!)).rejects.toThrow(FileMissing);
});

test('a repeat with the same idempotency key answers the same and writes nothing more', async () => {
  const at = await place();
  const put = vi.spyOn(server.services.files, 'put');
  const submission = { text: '한 번', key: 'pre-1', files: [{ name: 'a.txt', content: 'a' }] };
  const first = await submitPre(server, member, at, submission);
  const again = await submitPre(server, member, at, submission);
  expect(first.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await versions(at, member)).toHaveLength(1);
  expect(put).toHaveBeenCalledTimes(2);
  await expect(server.services.files.get(put.mock.calls[1]![0])).rejects.toThrow(FileMissing);
});

test('the same idempotency key with another text is refused', async () => {
  const at = await place();
  await submitPre(server, member, at);
  await submitFinal(server, member, at, { text: '하나', key: 'final-1' });
  const { status, body } = await submitFinal(server, member, at, { text: '둘', key: 'final-1' });
  expect([status, body.message]).toEqual([409, '같은 요청 키가 다른 내용에 쓰였습니다.']);
  expect(await answerRow(server, tenantId, at, member)).toMatchObject({ final_text: '하나' });
});

test('the same idempotency key with another file of the same name and size is refused', async () => {
  const at = await place();
  const file = (content: string) => ({ text: '하나', key: 'pre-2', files: [{ name: 'a.txt', content }] });
  expect((await submitPre(server, member, at, file('a'))).status).toBe(200);
  expect((await submitPre(server, member, at, file('b'))).status).toBe(409);
});

test('of concurrent repeats with one key the work is done once', async () => {
  const at = await place();
  await submitPre(server, member, at);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => submitFinal(server, member, at, { text: '하나', key: 'final-2' })),
  );
  expect(new Set(answers.map(({ raw }) => raw.toString())).size).toBe(1);
  expect(await versions(at, member)).toHaveLength(2);
});
