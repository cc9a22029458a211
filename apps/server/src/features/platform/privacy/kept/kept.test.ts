import type { DataGroupView } from '@dure/contract/platform/privacy/privacy.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, answerPath, placeOf, saveDraft } from '../../../../testing/answers.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

async function privacyOf({ token }: Person) {
  const { body } = await server.call({ url: '/api/v1/my/privacy', token });
  const { groups } = body.data as { groups: DataGroupView[] };
  return Object.fromEntries(groups.flatMap(({ parts }) => parts.map(({ title, count }) => [title, count] as const)));
}

test('a member reads what is kept about them, counted, and nobody else’s', async () => {
  const [member, other] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  const place = placeOf(await makeClub(server, tenantId, { members: [member, other], quizzes: [{}, {}] }));
  await answerFully(server, member, place);
  await answerFully(server, other, place);
  expect(await privacyOf(member)).toMatchObject({
    '내 계정': 1,
    '가입한 클럽': 1,
    '퀴즈 답변': 1,
    '제출한 답변의 모든 판': 2,
  });
  expect(await privacyOf(await makePerson(server, tenantId, 'member'))).toEqual({
    '내 계정': 1,
    '동의한 약관과 판': 3,
  });
});

test('nobody learns from a count that a grade waits for its release, or that somebody blocked them', async () => {
  const [member, other] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  const made = await makeClub(server, tenantId, { members: [member], quizzes: [{}], holdGrades: true });
  const place = placeOf(made);
  await saveDraft(server, member, place, '쓰다 만 글', 0);
  await answerFully(server, member, place);
  const graded = await server.call({
    method: 'PUT',
    url: `${answerPath(place, member)}/grade`,
    token: made.creator.token,
    payload: { grading: 40 },
  });
  const blocked = await server.call({
    method: 'PUT',
    url: `/api/v1/my/blocks/${member.memberId}`,
    token: other.token,
    payload: {},
  });
  expect([graded.body.code, blocked.body.code]).toEqual(['0000', '0000']);
  const kept = await privacyOf(member);
  expect([kept['받은 점수'], kept['친구']]).toEqual([undefined, undefined]);
});

test('whoever came without a password is told that there is none to confirm anything with', async () => {
  const member = await makePerson(server, tenantId, 'member');
  const told = async () => {
    const urls = ['/api/v1/my/privacy', '/api/v1/my/withdrawal'];
    const answers = await Promise.all(urls.map((url) => server.call({ url, token: member.token })));
    return answers.map(({ body }) => (body.data as { hasPassword: boolean }).hasPassword);
  };
  await givePassword(server, tenantId, member, '');
  expect(await told()).toEqual([false, false]);
  await givePassword(server, tenantId, member, 'a hash');
  expect(await told()).toEqual([true, true]);
});
