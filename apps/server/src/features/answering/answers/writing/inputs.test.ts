import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  answerPath,
  multipart,
  myQuizPath,
  openRoom,
  placeOf,
  quizPath,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const RUNS = { numRuns: 40 };
const HANGUL = /\p{Script=Hangul}/u;
let server: TestServer;
let tenantId: string;
let author: Person;
let peer: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'member', '글쓴이');
  peer = await makePerson(server, tenantId, 'member', '동료');
  made = await makeClub(server, tenantId, { members: [author, peer], quizzes: [{}], selfGrading: true });
  at = placeOf(made);
  for (const person of [author, peer]) await submitPre(server, person, at);
});

/** Texts as people and attackers send them. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u0007\u001b[31m',
    '\ud800',
    '한글'.normalize('NFD'),
    '👩‍👩‍👧',
    "'; drop table answers; --",
    '\u202e거꾸로',
  ),
  fc.integer({ min: 1, max: 41_000 }).map((length) => '가'.repeat(length)),
);
const anything = fc.oneof(texts, fc.jsonValue({ maxDepth: 6 }));
const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown;

type Answer = Awaited<ReturnType<TestServer['call']>>;
/** Success, a refusal of state, or field errors that a person can read; never a fault of the server. */
function expectClear({ status, body }: Answer): void {
  expect([200, 400, 404, 409, 413]).toContain(status);
  if (status === 400) {
    expect(body.code).toBe('0422');
    for (const { message } of body.errors ?? []) expect(message).toMatch(HANGUL);
  }
  expect(body.message).toMatch(HANGUL);
}
const send = (method: 'GET' | 'POST' | 'PUT', url: string, person: Person, payload?: unknown) =>
  server.call({
    method,
    url,
    token: person.token,
    ...(payload === undefined
      ? {}
      : { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
  });

test('a draft takes any text or says in Korean what is wrong', async () => {
  const url = `${myQuizPath(at)}/answer/draft`;
  await fc.assert(
    fc.asyncProperty(anything, fc.oneof(fc.nat(3), anything), async (text, version) => {
      expectClear(await send('PUT', url, author, { text, version }));
    }),
    RUNS,
  );
  for (const payload of [deep, { text: deep, version: deep }, null, 3, 'x'])
    expectClear(await send('PUT', url, author, payload));
});

test('what is drafted comes back as it was typed: NFC, without control characters', async () => {
  const { draft } = (await openRoom(server, author, at)).body.data as { draft: { version: number } };
  let { version } = draft;
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (typed) => {
      const text = `${typed} ${'한글 문장'.normalize('NFD')}`;
      const { body } = await send('PUT', `${myQuizPath(at)}/answer/draft`, author, { text, version });
      expect(body.code).toBe('0000');
      version = (body.data as { version: number }).version;
      const kept = ((await openRoom(server, author, at)).body.data as { draft: { text: string } }).draft.text;
      expect(kept).toBe(
        text
          .normalize('NFC')
          .replace(/\r\n?/g, '\n')
          .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, ''),
      );
    }),
    RUNS,
  );
});

test('submissions, replies, grades, feedback and self-evaluation take any body without a fault', async () => {
  await fc.assert(
    fc.asyncProperty(anything, anything, async (one, other) => {
      const multipartOf = async (request: unknown) => multipart(request);
      for (const [method, url, person, request] of [
        ['POST', `${quizPath(at)}/postanswer`, author, { text: one, fileKeys: other }],
        ['PUT', `${answerPath(at, author)}/feedback`, made.creator, { text: one, version: other }],
      ] as const) {
        const { payload, headers } = await multipartOf(request);
        expectClear(await server.call({ method, url, token: person.token, payload: payload!, headers: headers! }));
      }
      const reply = { clubSequence: at.club, quizSequence: at.quiz, memberUUID: author.memberId, body: one };
      expectClear(await send('POST', '/api/v1/reply', peer, reply));
      expectClear(await send('POST', '/api/v1/reply', peer, { ...reply, memberUUID: other, clubSequence: one }));
      expectClear(
        await send('PUT', `${answerPath(at, author)}/grade`, made.creator, {
          grading: one,
          version: 99,
          criteria: other,
        }),
      );
      expectClear(await send('PUT', `${quizPath(at)}/self-evaluation`, author, { grading: 1, note: one }));
      expectClear(await send('POST', `${answerPath(at, author)}/onepick`, peer, { move: one }));
    }),
    { numRuns: 25 },
  );
});

test('search and paging take any text without a fault', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, async (keyword, page) => {
      const query = `keyword=${encodeURIComponent(keyword.slice(0, 300).toWellFormed())}&page=${encodeURIComponent(page.slice(0, 20).toWellFormed())}`;
      expectClear(
        await send(
          'GET',
          `${quizPath(at)}/answers?keyword=${encodeURIComponent(keyword.slice(0, 300).toWellFormed())}`,
          peer,
        ),
      );
      expectClear(await send('GET', `${quizPath(at)}/answers?${query}`, peer));
      expectClear(await send('GET', `${myQuizPath(at)}/member-answers?${query}`, made.creator));
    }),
    RUNS,
  );
});

test.each(['0', '-1', '1.5', 'x', '9007199254740993', '99999999999999999999', 'null', '1e400'])(
  'a path with the sequence %s is a field error or unknown',
  async (sequence) => {
    for (const url of [
      `/api/v1/my/clubs/${sequence}/quizzes/${sequence}/answer`,
      `/api/v1/clubs/${sequence}/quizzes/${sequence}/answers`,
    ]) {
      expectClear(await send('GET', url, author));
    }
    expectClear(await send('POST', `/api/v1/club/quiz/answers/${sequence}/like`, author));
  },
);

test('what a body adds beside the contract changes nothing', async () => {
  const { body } = await send('POST', '/api/v1/reply', peer, {
    clubSequence: at.club,
    quizSequence: at.quiz,
    memberUUID: author.memberId,
    body: '말',
    member_id: author.memberId,
    memberId: author.memberId,
    postReplyStatus: '0003',
    tenantId: crypto.randomUUID(),
    isEdited: true,
  });
  expect(body.data).toMatchObject({ member: { memberUUID: peer.memberId }, postReplyStatus: '0001', isEdited: false });
});
