import type { InstructorFeedback } from '@dure/contract/clubs/club-messages/instructor-feedback.endpoints';
import type { Page } from '@dure/contract/http/paging';
import { beforeAll, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let [teacher, member, other] = [] as unknown as [Person, Person, Person];
let club: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  teacher = await makePerson(server, tenantId, 'instructor', '김도윤');
  [member, other] = [
    await makePerson(server, tenantId, 'member', '하나'),
    await makePerson(server, tenantId, 'member', '둘'),
  ];
  club = await makeClub(server, tenantId, { clubType: '0200', creator: teacher, members: [member, other] });
});

const path = ({ memberId }: Person, of = club) =>
  `/api/v1/lecture-clubs/${of.clubSequence}/members/${memberId}/instructor-feedback`;
const give = (to: Person, text: string, by = teacher, of = club) =>
  server.call({ method: 'POST', url: path(to, of), token: by.token, payload: { text } });
async function listed(of: Person, by: Person) {
  const { status, body } = await server.call({ url: path(of), token: by.token });
  return { status, ...(body.data as Page<InstructorFeedback>) };
}

test('a member reads what was written to them, and those who run the club see it beside them; others do not', async () => {
  const { status, body } = await give(member, '{이름} 님, 질문이 좋았어요.');
  expect([status, body.data]).toMatchObject([
    200,
    { text: '하나 님, 질문이 좋았어요.', sender: { nickname: '김도윤' } },
  ]);
  await give(member, '두 번째 말이에요.');
  const manager = await makePerson(server, tenantId, 'manager');
  for (const reader of [member, teacher, manager])
    expect((await listed(member, reader)).contents.map(({ text }) => text)).toEqual([
      '두 번째 말이에요.',
      '하나 님, 질문이 좋았어요.',
    ]);
  expect((await listed(member, other)).status).toBe(403);
  expect(await listed(other, other)).toMatchObject({ totalElements: 0, contents: [] });
  const told = await server.call({ url: '/api/v1/my/messages', token: member.token });
  expect((told.body.data as { contents: unknown[] }).contents).toHaveLength(2);
});

test('what was written to several is nobody’s feedback', async () => {
  const { totalElements } = await listed(member, teacher);
  await server.call({
    method: 'POST',
    url: `/api/v1/my/clubs/${club.clubSequence}/messages`,
    token: teacher.token,
    payload: { isForAll: true, text: '모두에게 알려요.' },
  });
  expect((await listed(member, teacher)).totalElements).toBe(totalElements);
});

test('is given by who runs the lecture club, to a member of it', async () => {
  const stranger = await makePerson(server, tenantId, 'member', '남');
  const elsewhere = await makePerson(server, tenantId, 'instructor', '딴 강사');
  expect((await give(member, '말', elsewhere)).status).toBe(403);
  expect((await give(member, '말', member)).status).toBe(403);
  expect((await give(stranger, '말')).status).toBe(404);
  const quizzes = await makeClub(server, tenantId, { creator: teacher, members: [member] });
  expect((await give(member, '말', teacher, quizzes)).status).toBe(404);
  expect((await give(member, '  ')).status).toBe(400);
});
