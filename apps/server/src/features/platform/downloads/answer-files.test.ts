import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { placeOf, quizPath, submitFinal, submitPre, uploadDraftFile, type Place } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unzip } from '../../../testing/zip.ts';

let server: TestServer;
let tenantId: string;
let gina: Person;
let nabi: Person;
let silent: Person;
let outsider: Person;
let manager: Person;
let made: MadeClub;
let at: Place;

const file = (name: string) => ({ name, content: name });
const clubOf = async (options: ClubOptions = {}) => {
  made = await makeClub(server, tenantId, { members: [gina, nabi, silent], quizzes: [{}, {}], ...options });
  at = placeOf(made);
};

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [gina, nabi, silent, outsider] = (await Promise.all(
    ['지나', '나비', '조용', '바깥'].map((name) => makePerson(server, tenantId, 'member', name)),
  )) as [Person, Person, Person, Person];
  manager = await makePerson(server, tenantId, 'manager');
});
beforeEach(() => clubOf());

const get = (url: string, person?: Person) => server.call({ url, token: person?.token });
const ofQuiz = (person?: Person, place = at) =>
  get(`/api/v1/download${quizPath(place).slice('/api/v1'.length)}/files`, person);
const ofClub = (person?: Person) => get(`/api/v1/download/clubs/${made.clubSequence}/files`, person);
const amountOf = (person: Person, place = at) => get(`${quizPath(place)}/files`, person);
const names = async (answer: ReturnType<typeof ofQuiz>) => [...unzip((await answer).raw).keys()];
const refused = async (answer: ReturnType<typeof ofQuiz>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

/** Two members with files in both steps, one of them with a final answer. */
async function answerWithFiles() {
  await submitPre(server, gina, at, { files: [file('생각.txt')] });
  await submitFinal(server, gina, at, { files: [file('풀이.txt'), file('그림.md')] });
  await submitPre(server, nabi, at, { files: [file('메모.txt')] });
  await uploadDraftFile(server, nabi, at, file('아직.txt'));
}

test('a member gets the files of the answers as the room shows them, one’s own among them, in folders by name', async () => {
  await answerWithFiles();
  const { headers, raw } = await ofQuiz(nabi);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toContain(encodeURIComponent('퀴즈 1 첨부파일.zip'));
  expect([...unzip(raw)]).toEqual([
    ['나비/메모.txt', '메모.txt'],
    ['지나/풀이.txt', '풀이.txt'],
    ['지나/그림.md', '그림.md'],
  ]);
});

test('an admin of the club gets the files of both steps, never those that are not submitted', async () => {
  await answerWithFiles();
  const all = ['나비/사전답변/메모.txt', '지나/사전답변/생각.txt', '지나/최종답변/풀이.txt', '지나/최종답변/그림.md'];
  expect(await names(ofQuiz(made.creator))).toEqual(all);
  expect(await names(ofQuiz(manager))).toEqual(all);
});

test('files of a revision from after the model answer have a folder of their own, for admins alone', async () => {
  await answerWithFiles();
  await submitFinal(server, gina, at, { files: [file('베낌.txt')] });
  expect(await names(ofQuiz(made.creator))).toContain('지나/모범 답안을 본 뒤 고침/베낌.txt');
  expect(await names(ofQuiz(nabi))).toEqual(['나비/메모.txt', '지나/풀이.txt', '지나/그림.md']);
});

test('the archive of a club has a folder for each quiz', async () => {
  await submitPre(server, gina, at, { files: [file('a.txt')] });
  await submitPre(server, gina, placeOf(made, 1), { files: [file('b.txt')] });
  expect(await names(ofClub(made.creator))).toEqual(['퀴즈 01/지나/사전답변/a.txt', '퀴즈 02/지나/사전답변/b.txt']);
});

test('where the club hides people, neither folder, file names nor their order tell the author, but for oneself and admins', async () => {
  await clubOf({ anonymous: true });
  await answerWithFiles();
  expect(await names(ofQuiz(nabi))).toEqual(['익명 1/첨부 1.txt', '익명 1/첨부 2.md', '나비/메모.txt']);
  expect(await names(ofQuiz(made.creator))).toContain('지나/최종답변/풀이.txt');
});

test('two people of one name have a folder each, and no name leaves the archive', async () => {
  const [twin, hostile] = await Promise.all([
    makePerson(server, tenantId, 'member', '지나'),
    makePerson(server, tenantId, 'member', '../../지나'),
  ]);
  await clubOf({ members: [gina, twin, hostile] });
  for (const person of [gina, twin, hostile]) await submitPre(server, person, at, { files: [file('a.txt')] });
  const found = await names(ofQuiz(manager));
  expect(found.toSorted()).toEqual(['.._.._지나/사전답변/a.txt', '지나 (2)/사전답변/a.txt', '지나/사전답변/a.txt']);
});

test('whoever may not see the others’ answers gets no file of them', async () => {
  await answerWithFiles();
  const stranger = await makePerson(server, tenantId, 'instructor');
  for (const call of [ofQuiz, amountOf]) {
    expect(await refused(call(silent))).toEqual([409, '0409']);
    for (const person of [outsider, stranger]) expect(await refused(call(person))).toEqual([403, '0403']);
  }
  expect(await refused(ofQuiz())).toEqual([401, '0400']);
});

test('a whole club’s files are for its admins alone', async () => {
  await answerWithFiles();
  const stranger = await makePerson(server, tenantId, 'instructor');
  const amount = (person: Person) => get(`/api/v1/clubs/${made.clubSequence}/files`, person);
  for (const person of [gina, outsider, stranger]) {
    expect(await refused(ofClub(person))).toEqual([403, '0403']);
    expect(await refused(amount(person))).toEqual([403, '0403']);
  }
  expect((await amount(made.creator)).body.data).toMatchObject({ fileCount: 4 });
});

test('the amount is told before the download, of what the caller may see', async () => {
  await answerWithFiles();
  const bytes = (...all: string[]) => all.reduce((sum, name) => sum + Buffer.byteLength(name), 0);
  expect((await amountOf(nabi)).body.data).toEqual({
    fileCount: 3,
    byteSize: bytes('메모.txt', '풀이.txt', '그림.md'),
  });
  expect((await amountOf(manager)).body.data).toMatchObject({ fileCount: 4 });
  expect((await amountOf(manager, placeOf(made, 1))).body.data).toEqual({ fileCount: 0, byteSize: 0 });
});

test('without any file there is nothing to download', async () => {
  await submitPre(server, gina, at);
  expect(await refused(ofQuiz(gina))).toEqual([404, '0404']);
});

test('more than an archive may hold is refused before anything is sent', async () => {
  await answerWithFiles();
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('files')
        .set({ byte_size: 2 ** 31 })
        .where('tenant_id', '=', tenantId)
        .where('name', '=', '풀이.txt'),
    ),
  );
  for (const call of [ofQuiz(nabi), amountOf(nabi), ofClub(manager)]) {
    expect(await refused(call)).toEqual([413, '0416']);
  }
});

test('the number of statements does not grow with the files', async () => {
  await answerWithFiles();
  const before = server.database.statements;
  await ofQuiz(nabi);
  expect(server.database.statements - before).toBeLessThanOrEqual(6);
});
