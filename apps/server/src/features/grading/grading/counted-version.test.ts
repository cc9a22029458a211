import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  myQuizPath,
  openRoom,
  placeOf,
  quizPath,
  submitFinal,
  submitPre,
  uploadDraftFile,
  type Place,
} from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { build } from '../../../kernel/database/build.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

const MARK = { revision: { text: '베낀 글', isCounted: false }, final: { text: '내 글', revisedAt: null } };
const SOON = day(1 / 24);
let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;
let made: MadeClub;
let at: Place;

async function openClub(options: ClubOptions = {}): Promise<void> {
  const quizzes = [{ modelAnswerKeywords: ['베낀'], deadlineAt: SOON }];
  made = await makeClub(server, tenantId, { members: [member, peer], quizzes, ...options });
  at = placeOf(made);
}
beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
});
beforeEach(async () => {
  server.clock.set(START);
  await openClub();
});

const room = async (person: Person) => (await openRoom(server, person, at)).body.data as AnswerRoom;
async function detail(): Promise<GradingDetail> {
  const url = `${myQuizPath(at)}/member-answers/${member.memberId}`;
  return (await server.call({ url, token: made.creator.token })).body.data as GradingDetail;
}
const choose = (person: Person, versionNo: number, author = member) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(at, author)}/counted-version`,
    token: person.token,
    payload: { versionNo },
  });
const peersRead = async () =>
  (
    (await server.call({ url: `${quizPath(at)}/answers/${member.memberId}`, token: peer.token })).body.data as {
      text: string;
    }
  ).text;
const revise = async (text = '베낀 글', fileKeys: string[] = []) => {
  server.clock.advance(1000);
  return submitFinal(server, member, at, { text, fileKeys });
};
const rowOf = async () => {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('answers')
      .select(['keyword_coverage', 'counted_version_no'])
      .where('club_sequence', '=', at.club)
      .where('member_id', '=', member.memberId),
  );
  return rows[0];
};

test('a revision after the model answer is marked, and the version before it is graded and read by others', async () => {
  await answerFully(server, member, at, '내 글');
  await answerFully(server, peer, at, '다른 글');
  expect(await room(member)).toMatchObject({
    marksRevision: true,
    revision: null,
    modelAnswer: { keywords: ['베낀'] },
  });
  expect((await revise()).body.data).toMatchObject(MARK);
  expect(await detail()).toMatchObject({ ...MARK, revision: { ...MARK.revision, versionNo: 3, before: 2 } });
  expect(await peersRead()).toBe('내 글');
  expect(await rowOf()).toEqual({ keyword_coverage: 0, counted_version_no: 2 });
});

test('the instructor lets the revision count, and takes that back', async () => {
  await answerFully(server, member, at, '내 글');
  await answerFully(server, peer, at, '다른 글');
  await revise();
  expect((await choose(made.creator, 3)).body.data).toMatchObject({
    final: { text: '베낀 글', revisedAt: '2026-11-20T06:00:01.000Z' },
    revision: { isCounted: true },
  });
  expect(await peersRead()).toBe('베낀 글');
  expect(await rowOf()).toEqual({ keyword_coverage: 100, counted_version_no: 3 });
  expect((await room(member)).revision).toMatchObject({ isCounted: true });
  expect((await choose(made.creator, 2)).body.data).toMatchObject(MARK);
  expect(await rowOf()).toEqual({ keyword_coverage: 0, counted_version_no: 2 });
});

test('a version that counts stays when another revision comes', async () => {
  await answerFully(server, member, at, '내 글');
  await revise();
  await choose(made.creator, 3);
  expect((await revise('또 고친 글')).body.data).toMatchObject({
    final: { text: '베낀 글' },
    revision: { text: '또 고친 글', isCounted: false },
  });
  expect(await detail()).toMatchObject({ revision: { versionNo: 4, before: 2 } });
});

test('files go with the version that counts', async () => {
  await answerFully(server, member, at, '내 글');
  const { body } = await uploadDraftFile(server, member, at, { name: '그림.txt', content: '그림' });
  const { key } = body.data as { key: string };
  expect((await revise('베낀 글', [key])).body.data).toMatchObject({
    final: { files: [] },
    revision: { files: [{ key }] },
  });
  const read = async (person: Person) =>
    (await server.call({ url: `/api/v1/download/files?fileKeys=${key}`, token: person.token })).status;
  await answerFully(server, peer, at, '다른 글');
  expect([await read(member), await read(made.creator), await read(peer)]).toEqual([200, 200, 404]);
  await choose(made.creator, 3);
  expect([await read(member), await read(made.creator), await read(peer)]).toEqual([200, 200, 200]);
  expect((await choose(made.creator, 2)).body.data).toMatchObject({
    final: { files: [] },
    revision: { files: [{ key }] },
  });
});

test('revisions sent at the same moment as the first final answer are marked, but for the first', async () => {
  await submitPre(server, member, at);
  const texts = Array.from({ length: 6 }, (_, n) => `글 ${n}`);
  const sent = await Promise.all(texts.map((text) => submitFinal(server, member, at, { text })));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  const url = `${myQuizPath(at)}/answer/versions`;
  const { contents } = (await server.call({ url, token: member.token })).body.data as {
    contents: { step: string; isAfterModelAnswer: boolean }[];
  };
  expect(contents.filter(({ step }) => step === 'FINAL').map(({ isAfterModelAnswer }) => isAfterModelAnswer)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('who may not grade the answer chooses nothing; what is no version of it is not found', async () => {
  await answerFully(server, member, at, '내 글');
  expect((await choose(made.creator, 2)).status).toBe(404);
  await revise();
  const stranger = await makePerson(server, tenantId, 'instructor');
  expect((await choose(stranger, 3)).status).toBe(403);
  expect((await choose(peer, 3)).status).toBe(403);
  expect((await choose(member, 3)).status).toBe(403);
  expect((await choose(made.creator, 1)).status).toBe(404);
  expect((await choose(made.creator, 9)).status).toBe(404);
});

test('an instructor who is a member does not choose what counts of their own answer', async () => {
  await openClub({ members: [member, peer], instructors: [member] });
  await answerFully(server, member, at, '내 글');
  await revise();
  expect((await choose(member, 3)).body.code).toBe('0403');
});

test('a club that holds the model answer opens it at the deadline, and revisions before it are none', async () => {
  await openClub({ holdModelAnswer: true });
  await answerFully(server, member, at, '내 글');
  expect(await room(member)).toMatchObject({ holdModelAnswer: true, marksRevision: false, modelAnswer: null });
  expect((await revise('고친 글')).body.data).toMatchObject({ final: { text: '고친 글' }, revision: null });
  server.clock.set(SOON);
  expect(await room(member)).toMatchObject({ modelAnswer: { keywords: ['베낀'] } });
});

/** The deadline passes, and only then it is put off. */
async function putOff(): Promise<void> {
  server.clock.set(SOON);
  const { body } = await server.call({ url: `/api/v2/quiz-clubs/${made.clubSequence}`, token: made.creator.token });
  const club = body.data as {
    version: number;
    quizzes: { quizSequence: number; week: number; openAt: string; published: boolean }[];
  };
  const quizzes = club.quizzes.map(({ quizSequence, week, openAt, published }) => ({
    quizSequence,
    week,
    openAt,
    published,
    deadlineAt: day(1).toISOString(),
  }));
  const put = await server.call({
    method: 'PUT',
    url: '/api/v1/club/quizzes',
    token: made.creator.token,
    payload: { clubSequence: made.clubSequence, version: club.version, quizzes },
  });
  expect(put.status).toBe(200);
}

test('a deadline put off after it passed does not close what was open: revisions are marked', async () => {
  await openClub({ holdModelAnswer: true });
  await answerFully(server, member, at, '내 글');
  await putOff();
  expect((await revise()).body.data).toMatchObject(MARK);
});

test('a first final answer after that is marked and counts, as there is none before it; a revision of it waits', async () => {
  await submitPre(server, member, at);
  expect((await answerFully(server, peer, at, '다른 글')).status).toBe(200);
  await putOff();
  expect((await submitFinal(server, member, at, { text: '베낀 글' })).body.data).toMatchObject({ revision: null });
  const versions = await server.call({ url: `${myQuizPath(at)}/answer/versions`, token: member.token });
  const marks = (versions.body.data as { contents: { isAfterModelAnswer: boolean }[] }).contents;
  expect(marks.map(({ isAfterModelAnswer }) => isAfterModelAnswer)).toEqual([true, false]);
  expect(await detail()).toMatchObject({ isAfterModelAnswer: true, revision: null, final: { text: '베낀 글' } });
  expect((await revise('더 베낀 글')).body.data).toMatchObject({ revision: { text: '더 베낀 글' } });
  expect(await detail()).toMatchObject({ final: { text: '베낀 글' }, revision: { versionNo: 3, before: 2 } });
  expect((await choose(made.creator, 2)).status).toBe(200);
  expect((await choose(made.creator, 1)).status).toBe(404);
});
