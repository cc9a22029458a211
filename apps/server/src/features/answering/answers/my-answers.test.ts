import { EXCERPT_LENGTH, type MyAnswer } from '@dure/contract/answering/answers/my-answers.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, answerPath, placeOf, saveDraft, submitFinal, submitPre } from '../../../testing/answers.ts';
import { day, makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const person = () => makePerson(server, tenantId, 'member');
const get = (clubSequence: number, { token }: Person, query = '') =>
  server.call({ url: `/api/v1/clubs/${clubSequence}/quizzes-my-answers${query}`, token });
async function answersOf(clubSequence: number, who: Person, query = '') {
  const { status, body } = await get(clubSequence, who, query);
  expect(status).toBe(200);
  return body.data as { contents: MyAnswer[]; totalElements: number };
}

test("shows the caller's own answers in the club's order with status, grades, likes and feedback", async () => {
  const [me, other] = [await person(), await person()];
  const quizzes = [{ deadlineAt: day(1), week: 2 }, {}, {}, {}];
  const club = await makeClub(server, tenantId, { members: [me, other], quizzes });
  await submitPre(server, me, placeOf(club, 2), { text: '둘째 사전' });
  await saveDraft(server, me, placeOf(club, 1), '쓰는 중', 0);
  await answerFully(server, me, placeOf(club, 0), '첫째');
  await answerFully(server, other, placeOf(club, 0), '남의 글');
  await server.call({ method: 'POST', url: `${answerPath(placeOf(club, 0), me)}/like`, token: other.token });
  const { token } = club.creator;
  const graded = await server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(club, 0), me)}/grade`,
    token,
    payload: { grading: 88, version: 0 },
  });
  expect(graded.status).toBe(200);
  const { contents, totalElements } = await answersOf(club.clubSequence, me);
  expect(totalElements).toBe(3);
  expect(contents).toMatchObject([
    {
      no: 1,
      week: 2,
      answerStatus: '0003',
      pre: { text: '첫째 사전', isCut: false },
      final: { text: '첫째', isCut: false },
      isOnTime: true,
      likeCount: 1,
      officialGrade: 88,
      grades: [{ grader: 'INSTRUCTOR', grading: 88 }],
      feedback: null,
    },
    { no: 2, answerStatus: '0001', hasDraft: true, pre: null, final: null, isOnTime: null },
    { no: 3, answerStatus: '0002', pre: { text: '둘째 사전' }, final: null, officialGrade: null },
  ]);
  expect(JSON.stringify(contents)).not.toContain('남의 글');
  expect((await answersOf(club.clubSequence, me, '?page=2&size=2')).contents.map(({ no }) => no)).toEqual([3]);
});

test('a long text comes as an excerpt that is cut between whole characters', async () => {
  const me = await person();
  const club = await makeClub(server, tenantId, { members: [me], quizzes: [{}, {}] });
  await submitPre(server, me, placeOf(club, 0), { text: '🙂'.repeat(EXCERPT_LENGTH + 1) });
  await submitFinal(server, me, placeOf(club, 0), { text: '가'.repeat(EXCERPT_LENGTH) });
  const [{ pre, final } = {} as MyAnswer] = (await answersOf(club.clubSequence, me)).contents;
  expect(pre).toMatchObject({ text: '🙂'.repeat(EXCERPT_LENGTH), isCut: true });
  expect(final).toMatchObject({ text: '가'.repeat(EXCERPT_LENGTH), isCut: false });
});

test('can be read after the end of the club; is closed to who is no member, 404 for an unknown club', async () => {
  const [me, stranger, expelled] = [await person(), await person(), await person()];
  const people = [{ person: expelled, status: 'EXPELLED' as const }];
  const club = await makeClub(server, tenantId, { status: '0500', members: [me], people, quizzes: [{}] });
  expect((await answersOf(club.clubSequence, me)).contents).toEqual([]);
  expect((await get(club.clubSequence, stranger)).status).toBe(403);
  expect((await get(club.clubSequence, expelled)).status).toBe(403);
  expect((await get(999_999, me)).status).toBe(404);
});
