import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FileMissing } from '../../../kernel/files/store.ts';
import {
  answerPath,
  multipart,
  openRoom,
  placeOf,
  submitPre,
  type Place,
  type TestFile,
} from '../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
});
beforeEach(async () => {
  made = await makeClub(server, tenantId, { members: [member, peer], quizzes: [{}] });
  at = placeOf(made);
  await submitPre(server, member, at);
});

async function give(person: Person, request: object, files: TestFile[] = []) {
  const { payload, headers } = await multipart(request, files);
  return server.call({
    method: 'PUT',
    url: `${answerPath(at, member)}/feedback`,
    token: person.token,
    payload: payload!,
    headers: headers!,
  });
}
const feedbackOf = (body: { data: unknown }) => (body.data as GradingDetail).feedback!;
const file = (name: string) => ({ name, content: name });

test('feedback with files reaches the member, with who wrote it', async () => {
  const { body } = await give(made.creator, { text: '잘 썼습니다', version: 0 }, [file('첨삭.txt')]);
  const feedback = feedbackOf(body);
  expect(feedback).toMatchObject({ text: '잘 썼습니다', version: 1, files: [{ name: '첨삭.txt' }] });
  expect((await openRoom(server, member, at)).body.data).toMatchObject({ feedback, answerStatus: '0002' });
  expect(feedback.writer).toMatchObject({ memberUUID: made.creator.memberId, nickname: '클럽장' });
});

test('only admins of the club give feedback, and only on submitted answers', async () => {
  const other = await makePerson(server, tenantId, 'instructor');
  for (const person of [other, member]) expect((await give(person, { text: '말', version: 0 })).status).toBe(403);
  const { payload, headers } = await multipart({ text: '말', version: 0 });
  const url = `${answerPath(at, peer)}/feedback`;
  const none = await server.call({
    method: 'PUT',
    url,
    token: made.creator.token,
    payload: payload!,
    headers: headers!,
  });
  expect(none.status).toBe(404);
});

test('a stale version is refused with the current feedback', async () => {
  await give(made.creator, { text: '하나', version: 0 });
  const { status, body } = await give(made.creator, { text: '둘', version: 0 });
  expect([status, body.code, feedbackOf(body).text]).toEqual([409, '0409', '하나']);
  expect(feedbackOf((await give(made.creator, { text: '둘', version: 1 })).body)).toMatchObject({
    text: '둘',
    version: 2,
  });
});

test('of many at once exactly one writes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => give(made.creator, { text: `${n}`, version: 0 }, [file(`${n}.txt`)])),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(feedbackOf(answers.find(({ status }) => status === 200)!.body).files).toHaveLength(1);
});

test('kept files stay in order, others go with their bytes, five at most', async () => {
  const first = await give(
    made.creator,
    { text: '말', version: 0 },
    ['a', 'b', 'c'].map((name) => file(`${name}.txt`)),
  );
  const [a, b, c] = feedbackOf(first.body).files.map(({ key }) => key);
  const second = await give(made.creator, { text: '말', version: 1, fileKeys: [c, a] }, [file('d.txt')]);
  expect(feedbackOf(second.body).files.map(({ name }) => name)).toEqual(['c.txt', 'a.txt', 'd.txt']);
  await expect(server.services.files.get(`${tenantId}/${b}`)).rejects.toThrow(FileMissing);
  const many = await give(
    made.creator,
    { text: '말', version: 2, fileKeys: [c, a] },
    ['1', '2', '3', '4'].map((name) => file(`${name}.txt`)),
  );
  expect([many.status, many.body.errors?.[0]?.path]).toEqual([400, 'files']);
});

test('files of other places cannot be kept as feedback', async () => {
  const { body } = await submitPre(server, peer, at, { files: [file('peer.txt')] });
  const { key } = (body.data as { pre: { files: { key: string }[] } }).pre.files[0]!;
  const refused = await give(made.creator, { text: '말', version: 0, fileKeys: [key] });
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'fileKeys.0']);
});
