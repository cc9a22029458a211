import type { OwnMembership, RequestedClub } from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  member = await makePerson(server, tenantId, 'member');
});

const get = async <Row>(url: string, { token } = member) => {
  const { body, headers } = await server.call({ url, token });
  return { ...(body.data as { contents: Row[]; totalElements: number }), headers };
};
const made = (status?: 'PENDING' | 'REJECTED' | 'CANCELLED' | 'LEFT' | 'EXPELLED' | 'MEMBER') =>
  makeClub(server, tenantId, { status: '0300', people: status ? [{ person: member, status }] : [] });
const sequences = (clubs: readonly { clubSequence: number }[]) => clubs.map(({ clubSequence }) => clubSequence);
const ask = ({ clubSequence }: MadeClub, message: string) =>
  server.call({
    method: 'POST',
    url: '/api/v1/club/crew-requests',
    token: member.token,
    payload: { clubSequence, message },
  });
const decide = ({ clubSequence, creator }: MadeClub, decision: string, message: string) =>
  server.call({
    method: 'PUT',
    url: `/api/v1/my/clubs/${clubSequence}/member-requests`,
    token: creator.token,
    payload: { memberUUIDs: [member.memberId], decision, message },
  });

test('clubs that a member asked to join show what became of it, the newest request first', async () => {
  const [first, second] = [await made(), await made()];
  await ask(first, '함께하고 싶습니다.');
  server.clock.advance(1000);
  await ask(second, '저도요.');
  await decide(first, 'REJECT', '다음 기수에 와 주세요.');
  const { contents, totalElements } = await get<RequestedClub>('/api/v1/my/member-request-clubs');
  expect(totalElements).toBe(2);
  expect(contents).toMatchObject([
    { clubSequence: second.clubSequence, membershipStatus: 'PENDING', clubAboutStatus: '0301', message: '저도요.' },
    {
      clubSequence: first.clubSequence,
      membershipStatus: 'REJECTED',
      clubAboutStatus: '0302',
      message: '함께하고 싶습니다.',
      reason: '다음 기수에 와 주세요.',
      decidedAt: server.clock.now().toISOString(),
    },
  ]);
});

test('the list holds requests in one state or in any, and no memberships', async () => {
  const clubs = {
    PENDING: await made('PENDING'),
    REJECTED: await made('REJECTED'),
    CANCELLED: await made('CANCELLED'),
  };
  for (const other of ['MEMBER', 'LEFT', 'EXPELLED'] as const) await made(other);
  const all = await get<RequestedClub>('/api/v1/my/member-request-clubs');
  expect(sequences(all.contents).toSorted()).toEqual(sequences(Object.values(clubs)).toSorted());
  for (const [status, club] of Object.entries(clubs)) {
    const { contents } = await get<RequestedClub>(`/api/v1/my/member-request-clubs?status=${status}`);
    expect(sequences(contents)).toEqual([club.clubSequence]);
  }
});

test("nobody sees another member's requests or memberships", async () => {
  await made('PENDING');
  const other = await makePerson(server, tenantId, 'manager');
  expect((await get('/api/v1/my/member-request-clubs', other)).contents).toEqual([]);
  expect((await get('/api/v1/club/members/me', other)).contents).toEqual([]);
});

test('a member reads how they stand to every club, or to one', async () => {
  const [left, joined] = [await made('LEFT'), await made('MEMBER')];
  const all = await get<OwnMembership>('/api/v1/club/members/me');
  expect(all.contents.map(({ clubSequence, membershipStatus }) => [clubSequence, membershipStatus])).toEqual([
    [joined.clubSequence, 'MEMBER'],
    [left.clubSequence, 'LEFT'],
  ]);
  const one = await get<OwnMembership>(`/api/v1/club/members/me?clubSequence=${joined.clubSequence}`);
  expect(one.contents).toMatchObject([{ clubName: '두레 퀴즈 클럽', clubAboutStatus: '0401' }]);
  expect(one.headers['total-count']).toBe('1');
  expect((await get('/api/v1/club/members/me?clubSequence=999999')).contents).toEqual([]);
});

test('the lists take the same number of statements however many there are', async () => {
  await made('PENDING');
  const countOf = async () => {
    const before = server.database.statements;
    await get('/api/v1/my/member-request-clubs?size=100');
    await get('/api/v1/club/members/me?size=100');
    return server.database.statements - before;
  };
  const few = await countOf();
  for (let i = 0; i < 10; i++) await made('PENDING');
  expect(await countOf()).toBe(few);
});
