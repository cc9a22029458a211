import type { FellowMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const named = (nickname: string) => makePerson(server, tenantId, 'member', nickname);
const get = (clubSequence: number, { token }: Person, query = '') =>
  server.call({ url: `/api/v1/clubs/${clubSequence}/members${query}`, token });
async function fellowsOf(clubSequence: number, who: Person, query = '') {
  const { status, body } = await get(clubSequence, who, query);
  expect(status).toBe(200);
  return body.data as { contents: FellowMember[]; totalElements: number; isHidden: boolean };
}

test('members see the members by name, who leads and who teaches, and can search', async () => {
  const [me, other, asking] = [await named('나래'), await named('가람'), await named('다온')];
  const people = [{ person: asking, status: 'PENDING' as const }];
  const club = await makeClub(server, tenantId, { members: [me, other], instructors: [other], people });
  const { contents, totalElements, isHidden } = await fellowsOf(club.clubSequence, me);
  expect(contents.map(({ nickname, isInstructor, isLeader }) => [nickname, isInstructor, isLeader])).toEqual([
    ['가람', true, false],
    ['나래', false, false],
  ]);
  expect([totalElements, isHidden]).toEqual([2, false]);
  expect(Object.keys(contents[0]!).toSorted()).toEqual([
    'isInstructor',
    'isLeader',
    'memberUUID',
    'nickname',
    'profileImageUrl',
  ]);
  expect((await fellowsOf(club.clubSequence, me, '?keyword=나')).contents).toHaveLength(1);
  expect((await fellowsOf(club.clubSequence, me, '?keyword=%25')).contents).toHaveLength(0);
});

test('an anonymous club tells its members nobody, and its admins everybody', async () => {
  const me = await named('나래');
  const club = await makeClub(server, tenantId, { anonymous: true, members: [me] });
  expect(await fellowsOf(club.clubSequence, me)).toEqual({ contents: [], totalElements: 0, isHidden: true });
  expect((await fellowsOf(club.clubSequence, club.creator)).contents).toHaveLength(1);
});

test('is closed to who is no member (403), 404 for an unknown club', async () => {
  const [stranger, expelled] = [await named('하나'), await named('두나')];
  const club = await makeClub(server, tenantId, { people: [{ person: expelled, status: 'EXPELLED' }] });
  expect((await get(club.clubSequence, stranger)).status).toBe(403);
  expect((await get(club.clubSequence, expelled)).status).toBe(403);
  expect((await get(999_999, stranger)).status).toBe(404);
});
