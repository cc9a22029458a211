import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubForm, makeClub, quizForm, submitClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { uploadContent } from '../contents/contents.test-help.ts';

let server: TestServer;
let tenantId: string;
let instructor: Person;
let colleague: Person;
let manager: Person;
let foreign: Person;

interface Answer {
  readonly status: number;
  readonly body: { code: string; data: never; errors?: { path: string; message: string }[] };
}
const detailOf = ({ body }: Answer) => body.data as QuizClubDetail;
const pathsOf = ({ body }: Answer) => body.errors?.map(({ path }) => path);

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  foreign = await makePerson(server, await makeTenant(server, 'hanbit'), 'instructor');
  instructor = await makePerson(server, tenantId, 'instructor', '김도윤');
  colleague = await makePerson(server, tenantId, 'instructor', '함께하는 강사');
  manager = await makePerson(server, tenantId, 'manager', '관리자');
});
afterAll(() => server.services.jobs.stop());

const put = (url: string, payload: object, { token }: Person = instructor) =>
  server.call({ method: 'PUT', url, token, payload });
const saveDraft = (payload: object, who?: Person) => put('/api/v2/quiz-club/temporary', payload, who);
const update = (club: QuizClubDetail, quizzes: readonly object[], who?: Person) =>
  put(`/api/v2/quiz-clubs/${club.clubSequence}`, { ...club, quizzes }, who);
const get = async (clubSequence: number, { token }: Person = instructor) =>
  detailOf(await server.call({ url: `/api/v2/quiz-clubs/${clubSequence}`, token }));
const upload = async (name: string, who = instructor) => (await uploadContent(server, who, name)).contentSequence;

test('a quiz rests on a content of the library: in the draft, the submitted club, and for the manager who approves it', async () => {
  const contentSequence = await upload('정규화.txt');
  const draft = detailOf(await saveDraft({ quizzes: [{ question: '왜 나누나요?', contentSequence }] }));
  expect(draft.quizzes[0]).toMatchObject({ contentSequence, contentTitle: '정규화.txt', contentUrl: '' });
  const { clubSequence, version } = draft;
  const { quizSequence } = draft.quizzes[0]!;
  const form = clubForm({ clubSequence, version, quizzes: [quizForm({ quizSequence, contentSequence })] });
  const club = detailOf(await submitClub(server, instructor, form));
  expect(club.clubStatus).toBe('0100');
  expect((await get(clubSequence, manager)).quizzes[0]).toMatchObject({ contentSequence, contentTitle: '정규화.txt' });
  const url = `/api/v1/contents/${contentSequence}`;
  expect((await server.call({ url, token: manager.token })).status).toBe(200);
  const using = await server.call({ url: `${url}/used-by-quiz`, token: instructor.token });
  expect(using.body.data).toMatchObject({ totalElements: 1 });
  expect(
    (await server.call({ method: 'DELETE', url: `/api/v1/my/contents/${contentSequence}`, token: instructor.token }))
      .status,
  ).toBe(409);
});

test("another person's content, one of another tenant and one that there is not are refused at their quiz", async () => {
  for (const contentSequence of [await upload('남의 것.txt', colleague), 99_999]) {
    expect(pathsOf(await saveDraft({ quizzes: [{ question: '가' }, { contentSequence }] }))).toEqual([
      'quizzes.1.contentSequence',
    ]);
    const form = clubForm({ quizzes: [quizForm({ contentSequence })] });
    expect(pathsOf(await submitClub(server, instructor, form))).toEqual(['quizzes.0.contentSequence']);
  }
  const own = await upload('우리 것.txt');
  const draft = await server.call({
    method: 'PUT',
    url: '/api/v2/quiz-club/temporary',
    token: foreign.token,
    host: 'hanbit.localhost',
    payload: { quizzes: [{ contentSequence: own }] },
  });
  expect(pathsOf(draft)).toEqual(['quizzes.0.contentSequence']);
});

test('in a running club a content is chosen, kept by a colleague who does not own it, changed and taken off', async () => {
  const made = await makeClub(server, tenantId, { creator: instructor, instructors: [colleague], quizzes: [{}, {}] });
  const first = await upload('첫 글.txt');
  const before = await get(made.clubSequence);
  const chosen = detailOf(await update(before, [{ ...before.quizzes[0], contentSequence: first }, before.quizzes[1]!]));
  expect(chosen.quizzes.map(({ contentTitle }) => contentTitle)).toEqual(['첫 글.txt', '']);
  // What the club has already its other instructors go on with, at another quiz too.
  const [one, two] = chosen.quizzes;
  const both = detailOf(await update(chosen, [one!, { ...two, contentSequence: first }], colleague));
  expect(both.quizzes.map(({ contentSequence }) => contentSequence)).toEqual([first, first]);
  const typed = { contentSequence: null, contentTitle: '적은 글', contentUrl: 'https://example.com/a' };
  const changed = detailOf(
    await update(both, [
      { ...both.quizzes[0], ...typed },
      { ...both.quizzes[1], contentSequence: null, contentTitle: '' },
    ]),
  );
  expect(changed.quizzes.map(({ contentSequence, contentTitle }) => [contentSequence, contentTitle])).toEqual([
    [null, '적은 글'],
    [null, ''],
  ]);
  const library = await server.call({ url: `/api/v1/contents/${first}`, token: instructor.token });
  expect(library.body.data).toMatchObject({ title: '첫 글.txt', usedByCount: 0 });
});

test('a shared quiz of somebody else keeps its content, whatever words come along', async () => {
  const contentSequence = await upload('함께 쓰는 글.txt');
  const shared = detailOf(
    await submitClub(
      server,
      instructor,
      clubForm({ quizzes: [quizForm({ contentSequence })], instructors: [colleague.memberId] }),
    ),
  );
  const [quiz] = shared.quizzes;
  await submitClub(server, instructor, clubForm({ quizzes: [{ ...quiz, contentTitle: '' }] }));
  const now = await get(shared.clubSequence, colleague);
  expect(now.quizzes[0]!.isFixed).toBe(true);
  expect((await update(now, [{ ...now.quizzes[0], contentTitle: '', contentUrl: '' }], colleague)).status).toBe(200);
  const again = await get(shared.clubSequence, colleague);
  const another = await upload('다른 글.txt', colleague);
  expect(pathsOf(await update(again, [{ ...again.quizzes[0], contentSequence: another }], colleague))).toEqual([
    'quizzes.0.question',
  ]);
});

test('an own quiz tells of its content on the shelf, a quiz of others does not', async () => {
  const contentSequence = await upload('선반의 글.txt');
  const form = { question: '선반에서 고른 문항', contentSequence };
  await server.call({ method: 'POST', url: '/api/v1/quizzes', token: instructor.token, payload: { quizzes: [form] } });
  const url = `/api/v1/my/quizzes?keyword=${encodeURIComponent('선반에서')}`;
  const { body } = await server.call({ url, token: instructor.token });
  expect(body.data).toMatchObject({ contents: [{ solution: { contentSequence, contentTitle: '선반의 글.txt' } }] });
});
