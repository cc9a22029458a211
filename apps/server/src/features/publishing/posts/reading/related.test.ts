import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { beforeAll, expect, test } from 'vitest';
import { submitFinal, submitPre } from '../../../../testing/answers.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makePost, POSTS } from '../posts.test-help.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor');
  member = await makePerson(server, tenantId, 'member');
});
const relatedTo = async ({ postSequence }: PostView, { token } = member) =>
  ((await server.call({ url: `${POSTS}/${postSequence}`, token })).body.data as PostView).relatedQuizzes;

test('a reader is led to the quiz where it is opened in their own club, in its state', async () => {
  const club = await makeClub(server, tenantId, {
    creator: author,
    members: [member],
    quizzes: [
      { question: '색인은 언제 느린가요?', quizStatus: 'PUBLIC', deadlineAt: day(3) },
      { question: '아직 열리지 않았어요', quizStatus: 'PUBLIC', openAt: day(2) },
    ],
  });
  const [quiz] = club.quizSequences as [number, number];
  const post = await makePost(server, author, { quizSequences: club.quizSequences });
  expect(await relatedTo(post)).toEqual([
    {
      clubSequence: club.clubSequence,
      clubName: expect.any(String),
      quizSequence: quiz,
      question: '색인은 언제 느린가요?',
      answerStatus: null,
      hasDraft: false,
      deadlineAt: day(3).toISOString(),
      isOver: false,
    },
  ]);
  const place = { club: club.clubSequence, quiz };
  await submitPre(server, member, place);
  expect(await relatedTo(post)).toMatchObject([{ answerStatus: '0002' }]);
  await submitFinal(server, member, place);
  expect(await relatedTo(post)).toMatchObject([{ answerStatus: '0003' }]);
  const stranger = await makePerson(server, tenantId, 'member');
  expect(await relatedTo(post, stranger)).toEqual([]);
});
