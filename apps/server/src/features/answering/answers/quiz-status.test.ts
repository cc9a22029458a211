import type { AnswerVersion } from '@dure/contract/answering/answers/answer-versions.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  myQuizPath,
  placeOf,
  quizPath,
  saveDraft,
  submitFinal,
  submitPre,
  type Place,
} from '../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let ann: Person;
let ben: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [ann, ben] = (await Promise.all(['안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)))) as [
    Person,
    Person,
  ];
});
beforeEach(async () => {
  server.clock.set(START);
  made = await makeClub(server, tenantId, {
    members: [ann, ben],
    quizzes: [{}],
    selfGrading: true,
    holdModelAnswer: true,
  });
  at = placeOf(made);
});

async function read<T>(person: Person, url: string): Promise<T> {
  const { body } = await server.call({ url, token: person.token });
  expect(body.code).toBe('0000');
  return body.data as T;
}
const status = async (person: Person, url: string) => (await server.call({ url, token: person.token })).status;

test('a quiz’s progress counts members and both steps, before the own answer too', async () => {
  await answerFully(server, ann, at);
  await saveDraft(server, ben, at, '쓰는 중', 0);
  expect(await read(ben, `${quizPath(at)}/progress`)).toEqual({
    memberCount: 2,
    preAnswerCount: 1,
    finalAnswerCount: 1,
  });
});

test('my status tells what is written, submitted and allowed, without a text', async () => {
  expect(await read(ann, `${quizPath(at)}/my-status`)).toMatchObject({ answerStatus: null, can: { writePre: true } });
  await submitPre(server, ann, at, { text: '내 글' });
  const mine = await read(ann, `${quizPath(at)}/my-status`);
  expect(mine).toMatchObject({
    answerStatus: '0002',
    preSubmittedAt: START,
    finalSubmittedAt: null,
    officialGrade: null,
    hasFeedback: false,
    can: { writeFinal: true, seePeers: true },
  });
  expect(JSON.stringify(mine)).not.toContain('내 글');
});

test('first and last time of the final answer stand under two names, wherever it shows', async () => {
  await answerFully(server, ann, at);
  const times = async () => {
    const mine = await read<object>(ann, `${quizPath(at)}/my-status`);
    const { final } = await read<{ final: object }>(ann, `${myQuizPath(at)}/answer`);
    const graded = await read<{ final: object }>(made.creator, `${myQuizPath(at)}/member-answers/${ann.memberId}`);
    return [mine, final, graded.final];
  };
  const at1 = START;
  expect(await times()).toMatchObject([
    { finalSubmittedAt: at1, finalRevisedAt: null },
    { submittedAt: at1, revisedAt: null },
    { submittedAt: at1, revisedAt: null },
  ]);
  server.clock.advance(60_000);
  await submitFinal(server, ann, at, { text: '고친 글' });
  const at2 = server.clock.now().toISOString();
  expect(await times()).toMatchObject([
    { finalSubmittedAt: at1, finalRevisedAt: at2 },
    { submittedAt: at1, revisedAt: at2, text: '고친 글' },
    { submittedAt: at1, revisedAt: at2, text: '고친 글' },
  ]);
});

test('the evaluation’s status counts final answers by grader; released is what has an official score', async () => {
  const place = `${quizPath(at)}/evaluation/status`;
  await answerFully(server, ann, at);
  await answerFully(server, ben, at);
  const self = {
    method: 'PUT',
    url: `${quizPath(at)}/self-evaluation`,
    token: ben.token,
    payload: { grading: 60 },
  } as const;
  await server.call(self);
  expect(await read(made.creator, place)).toMatchObject({ status: 'NONE', gradedCount: { INSTRUCTOR: 0, SELF: 1 } });
  await server.call({
    method: 'PUT',
    url: `${answerPath(at, ann)}/grade`,
    token: made.creator.token,
    payload: { grading: 80, version: 0 },
  });
  expect(await read(made.creator, place)).toEqual({
    status: 'IN_PROGRESS',
    finalAnswerCount: 2,
    releasedCount: 1,
    gradedCount: { INSTRUCTOR: 1, AI: 0, SELF: 1 },
    feedbackCount: 0,
  });
  expect(await status(ann, place)).toBe(403);
  expect(await status(await makePerson(server, tenantId, 'instructor'), place)).toBe(403);
});

test('every submitted version is kept, newest first, and each can be read by its author alone', async () => {
  await submitPre(server, ann, at, { text: '처음' });
  await submitFinal(server, ann, at, { text: '다음', files: [{ name: '표.txt', content: '표' }] });
  server.clock.advance(60_000);
  await submitFinal(server, ann, at, { text: '마지막 글' });
  const { contents } = await read<{ contents: AnswerVersion[] }>(ann, `${myQuizPath(at)}/answer/versions`);
  expect(contents).toMatchObject([
    { versionNo: 3, step: 'FINAL', length: 5, fileNames: [] },
    { versionNo: 2, step: 'FINAL', submittedAt: START, fileNames: ['표.txt'] },
    { versionNo: 1, step: 'PRE', length: 2 },
  ]);
  expect(await read(ann, `${myQuizPath(at)}/answer/versions/2`)).toMatchObject({ text: '다음', versionNo: 2 });
  expect(await status(ann, `${myQuizPath(at)}/answer/versions/4`)).toBe(404);
  expect(await status(ben, `${myQuizPath(at)}/answer/versions/1`)).toBe(404);
  expect(await read(ben, `${myQuizPath(at)}/answer/versions`)).toEqual({ contents: [] });
});
