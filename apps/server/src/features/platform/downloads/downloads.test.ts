import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerPath,
  multipart,
  placeOf,
  submitFinal,
  submitPre,
  uploadDraftFile,
  type Place,
  type TestFile,
} from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { unzip } from '../../../testing/zip.ts';

const SOON = day(1 / 24);
let server: TestServer;
let tenantId: string;
let author: Person;
let peer: Person;
let silent: Person;
let outsider: Person;
let foreigner: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  const there = await makeTenant(server, 'hanbit');
  [author, peer, silent, outsider] = (await Promise.all(
    ['글쓴이', '동료', '조용', '바깥'].map((name) => makePerson(server, tenantId, 'member', name)),
  )) as [Person, Person, Person, Person];
  foreigner = await makePerson(server, there, 'manager');
});
beforeEach(async () => {
  made = await makeClub(server, tenantId, { members: [author, peer, silent], quizzes: [{ deadlineAt: SOON }] });
  at = placeOf(made);
  await submitPre(server, peer, at);
});
afterEach(() => server.clock.set(START));

const file = (name: string, content = name): TestFile => ({ name, content });
const download = (person: Person | undefined, ...keys: string[]) =>
  server.call({ url: `/api/v1/download/files?fileKeys=${keys.join(',')}`, token: person?.token });
async function submitted(step: 'pre' | 'final', ...files: TestFile[]): Promise<string[]> {
  const submit = step === 'pre' ? submitPre : submitFinal;
  const { body } = await submit(server, author, at, { files });
  return (body.data as AnswerRoom)[step]!.files.map(({ key }) => key);
}
async function feedbackFile(): Promise<string> {
  const { payload, headers } = await multipart({ text: '말', version: 0 }, [file('feedback.txt')]);
  const url = `${answerPath(at, author)}/feedback`;
  const { body } = await server.call({
    method: 'PUT',
    url,
    token: made.creator.token,
    payload: payload!,
    headers: headers!,
  });
  return (body.data as { feedback: { files: { key: string }[] } }).feedback.files[0]!.key;
}
const statuses = async (key: string, ...people: Person[]) =>
  Promise.all(people.map(async (person) => (await download(person, key)).status));

test('who reads a file as a member may keep it on their device, those who teach may not', async () => {
  const [key] = await submitted('pre', file('a.txt'));
  const readers = await Promise.all([author, made.creator].map((person) => download(person, key!)));
  expect(readers.map(({ status, headers }) => [status, headers['x-reader'] !== undefined])).toEqual([
    [200, true],
    [200, false],
  ]);
});

test('one file comes as itself, as an attachment under its own name', async () => {
  const [key] = await submitted('pre', file(`보고서 (1)'.txt`, '내용'));
  const { status, headers, raw } = await download(author, key!);
  expect([status, raw.toString()]).toEqual([200, '내용']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '6',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="___ (1)'.txt"; filename*=UTF-8''${encodeURIComponent('보고서 ')}%281%29%27.txt`,
  });
});

test('several files come as one ZIP with their names, told apart where they are equal', async () => {
  const keys = await submitted('pre', file('같은.txt', '하나'), file('같은.txt', '둘'), file('b.md', '# 셋'));
  const { headers, raw } = await download(author, ...keys);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toContain(encodeURIComponent('첨부파일.zip'));
  expect([...unzip(raw)]).toEqual([
    ['같은.txt', '하나'],
    ['같은 (2).txt', '둘'],
    ['b.md', '# 셋'],
  ]);
});

test('keys of files may be repeated as well', async () => {
  const keys = await submitted('pre', file('a.txt'), file('b.txt'), file('c.txt'));
  const query = `fileKeys=${keys[0]}&fileKeys=${keys[1]},${keys[2]}&fileKeys=`;
  const { raw } = await server.call({ url: `/api/v1/download/files?${query}`, token: author.token });
  expect([...unzip(raw).keys()]).toEqual(['a.txt', 'b.txt', 'c.txt']);
});

test('a submitted file opens to the author, to peers with a pre-answer and to admins; to all others it is unknown', async () => {
  const [key] = await submitted('pre', file('a.txt'));
  const manager = await makePerson(server, tenantId, 'manager');
  expect(await statuses(key!, author, peer, made.creator, manager)).toEqual([200, 200, 200, 200]);
  const unknown = await download(peer, '01900000-0000-7000-8000-000000000000');
  expect([unknown.status, unknown.body.code]).toEqual([404, '0404']);
  const stranger = await makePerson(server, tenantId, 'instructor');
  for (const person of [silent, outsider, stranger]) {
    const { status, body } = await download(person, key!);
    expect({ status, ...body, requestId: '' }).toEqual({ status: 404, ...unknown.body, requestId: '' });
  }
  expect((await download(undefined, key!)).status).toBe(401);
});

test('another tenant’s file is unknown', async () => {
  const [key] = await submitted('pre', file('a.txt'));
  const { status } = await server.call({
    url: `/api/v1/download/files?fileKeys=${key}`,
    token: foreigner.token,
    host: 'hanbit.localhost',
  });
  expect(status).toBe(404);
});

test('an uploaded file that is not submitted opens to its owner alone', async () => {
  const { key } = (await uploadDraftFile(server, author, at, file('a.txt'))).body.data as { key: string };
  expect(await statuses(key, author, peer, made.creator)).toEqual([200, 404, 404]);
});

test('peers get the files of the final answer as soon as there is one, admins and the author all', async () => {
  const [pre] = await submitted('pre', file('pre.txt'));
  const [final] = await submitted('final', file('final.txt'));
  expect(await statuses(pre!, author, made.creator, peer)).toEqual([200, 200, 404]);
  expect(await statuses(final!, author, made.creator, peer)).toEqual([200, 200, 200]);
});

test('a file of feedback opens to the author of the answer and to admins alone', async () => {
  await submitted('pre');
  const key = await feedbackFile();
  expect(await statuses(key, author, made.creator, peer)).toEqual([200, 200, 404]);
});

test('after the deadline submitted files open to members without an answer, never to outsiders', async () => {
  const [key] = await submitted('pre', file('a.txt'));
  expect(await statuses(key!, silent)).toEqual([404]);
  server.clock.set(SOON);
  expect(await statuses(key!, silent, outsider)).toEqual([200, 404]);
});

test('one forbidden file among several withholds them all', async () => {
  const [key] = await submitted('pre', file('a.txt'));
  const { key: draft } = (await uploadDraftFile(server, author, at, file('b.txt'))).body.data as { key: string };
  expect((await download(peer, key!, draft)).status).toBe(404);
});

test('malformed, no and too many keys are refused as such', async () => {
  const many = Array.from({ length: 21 }, () => crypto.randomUUID());
  for (const keys of [[''], ['../../etc/passwd'], many]) {
    const { status, body } = await download(author, ...keys);
    expect([status, body.code]).toEqual([400, '0422']);
  }
  expect((await server.call({ url: '/api/v1/download/files', token: author.token })).status).toBe(400);
});

test('a download takes a bounded number of statements', async () => {
  const keys = await submitted('pre', ...['1', '2', '3', '4', '5'].map((name) => file(`${name}.txt`)));
  const before = server.database.statements;
  await download(peer, ...keys);
  expect(server.database.statements - before).toBeLessThanOrEqual(7);
});
