import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FileMissing } from '../../../../kernel/files/store.ts';
import { build } from '../../../../kernel/database/build.ts';
import {
  answerFully,
  answerRow,
  myQuizPath,
  openRoom,
  placeOf,
  saveDraft,
  submitPre,
  uploadDraftFile,
  type Place,
} from '../../../../testing/answers.ts';
import { day, makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
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
afterEach(() => server.clock.set(START));

const place = async (options: ClubOptions = {}): Promise<Place> =>
  placeOf(await makeClub(server, tenantId, { members: [member, peer], quizzes: [{}], ...options }));
const textFile = (name = '메모.txt') => ({ name, content: '적어 둔 것' });
const removeFile = (person: Person, at: Place, key: string) =>
  server.call({ method: 'DELETE', url: `${myQuizPath(at)}/answer/files/${key}`, token: person.token });

test('the first draft makes the answer 0001; each saving moves the version on', async () => {
  const at = await place();
  const first = await saveDraft(server, member, at, '쓰는 중', 0);
  expect(first.body).toMatchObject({ code: '0000', data: { savedAt: START, version: 1 } });
  const second = await saveDraft(server, member, at, '  쓰는 중 \n더', 1);
  expect(second.body.data).toMatchObject({ version: 2 });
  expect((await openRoom(server, member, at)).body.data).toMatchObject({
    answerStatus: '0001',
    draft: { text: '  쓰는 중 \n더', savedAt: START, version: 2 },
    can: { seePeers: false },
  });
});

test('of two devices the one that saw less is refused with the kept draft, and nothing is lost', async () => {
  const at = await place();
  await saveDraft(server, member, at, '전화기', 0);
  const stale = await saveDraft(server, member, at, '노트북', 0);
  expect([stale.status, stale.body.code]).toEqual([409, '0409']);
  expect(stale.body.data).toEqual({ text: '전화기', savedAt: START, version: 1 });
  expect((await saveDraft(server, member, at, '노트북', 1)).body.data).toMatchObject({ version: 2 });
});

test('a saving whose answer was lost can be repeated', async () => {
  const at = await place();
  await saveDraft(server, member, at, '같은 글', 0);
  expect((await saveDraft(server, member, at, '같은 글', 0)).body).toMatchObject({
    code: '0000',
    data: { version: 1 },
  });
});

test('of two first drafts at once exactly one is kept', async () => {
  const at = await place();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => saveDraft(server, member, at, `글 ${n}`, 0)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

test('submitting clears the draft, and a device that still types learns of it', async () => {
  const at = await place();
  await saveDraft(server, member, at, '초안', 0);
  await submitPre(server, member, at, { text: '제출' });
  expect((await openRoom(server, member, at)).body.data).toMatchObject({ draft: { text: null, version: 2 } });
  expect((await saveDraft(server, member, at, '초안 더', 1)).status).toBe(409);
  expect((await saveDraft(server, member, at, '최종을 쓰는 중', 2)).status).toBe(200);
});

test('a draft of another member is never mine', async () => {
  const at = await place();
  await saveDraft(server, peer, at, '지훈의 초안', 0);
  expect((await openRoom(server, member, at)).body.data).toMatchObject({ draft: { text: null, version: 0 } });
});

test('no draft is kept after the deadline, after the club’s end and outside a running club', async () => {
  const late = await place({ quizzes: [{ deadlineAt: SOON }] });
  const ended = await place({ endAt: SOON });
  const waiting = await place({ status: '0310', startAt: day(-1) });
  server.clock.set(SOON);
  expect((await saveDraft(server, member, late, '늦음', 0)).body.message).toBe('답변 마감이 지났습니다.');
  expect((await saveDraft(server, member, ended, '늦음', 0)).body.message).toContain('읽기만');
  expect((await saveDraft(server, member, waiting, '이름', 0)).body.message).toContain('진행 중인 클럽');
  for (const at of [late, ended, waiting]) expect(await answerRow(server, tenantId, at, member)).toBeUndefined();
});

test('a file is uploaded for the draft, listed with it and taken back', async () => {
  const at = await place();
  const { body } = await uploadDraftFile(server, member, at, textFile('../..\\비밀\u202e.txt'));
  const file = body.data as { key: string; name: string; size: number };
  expect(file).toMatchObject({ name: '비밀.txt', size: 14 });
  expect((await openRoom(server, member, at)).body.data).toMatchObject({
    answerStatus: '0001',
    draft: { files: [file] },
  });
  expect((await removeFile(peer, at, file.key)).status).toBe(404);
  expect((await removeFile(member, at, file.key)).body.code).toBe('0000');
  expect((await openRoom(server, member, at)).body.data).toMatchObject({ draft: { files: [] } });
  await expect(server.services.files.get(`${tenantId}/${file.key}`)).rejects.toThrow(FileMissing);
});

test('a submitted file cannot be taken back', async () => {
  const at = await place();
  const { key } = (await uploadDraftFile(server, member, at, textFile())).body.data as { key: string };
  await submitPre(server, member, at, { fileKeys: [key] });
  expect((await removeFile(member, at, key)).status).toBe(404);
  expect((await openRoom(server, member, at)).body.data).toMatchObject({ pre: { files: [{ key }] } });
});

test('five files wait at most, also when they are sent at once', async () => {
  const at = await place();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((n) => uploadDraftFile(server, member, at, textFile(`${n}.txt`))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 400, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.errors).toEqual([{ path: 'file', message: '파일은 5개까지 올릴 수 있습니다.' }]);
});

test('a refused upload leaves neither a row nor bytes behind', async () => {
  const at = await place();
  await answerFully(server, member, at);
  const elsewhere = { ...at, club: (await makeClub(server, tenantId, {})).clubSequence };
  const { files, database } = server.services;
  const put = vi.spyOn(files, 'put');
  const rows = async () => (await database.read(tenantId, build.selectFrom('files').select('file_key')))[0].length;
  const before = await rows();
  expect((await uploadDraftFile(server, member, elsewhere, textFile())).status).toBe(403);
  expect((await submitPre(server, member, at, { files: [textFile()] })).status).toBe(409);
  const stored = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  expect(stored).toHaveLength(2);
  for (const key of stored) await expect(files.get(key)).rejects.toThrow(FileMissing);
  expect(await rows()).toBe(before);
});

test('a sixth file and a program are refused', async () => {
  const at = await place();
  const six = await submitPre(server, member, at, { files: Array.from({ length: 6 }, () => textFile()) });
  expect([six.status, six.body.code]).toEqual([400, '0422']);
  const program = await uploadDraftFile(server, member, at, { name: 'x.exe', content: 'MZ\0' });
  expect([program.status, program.body.code]).toEqual([415, '0415']);
});
