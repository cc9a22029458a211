import { SEEN_CLUBS, type SeenMember } from '@dure/contract/people/friends/members.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFully, placeOf, submitPre } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { friendCalls } from '../../../testing/friends.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { rankPoints } from '../ranking/ranking.service.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let shown: Person;
let friend: Person;
let stranger: Person;
const { accept, ask, profile, send } = friendCalls(() => server);

/** What a friend must not read, by where it would come from. */
const SECRETS = { privateClub: '비공개클럽', anonymousClub: '익명클럽', draftClub: '초안클럽', leftClub: '나간클럽' };
const NUMBER = '20231104';

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
  shown = await makePerson(server, tenantId, 'member', '보이는 이');
  friend = await makePerson(server, tenantId, 'member', '친구');
  stranger = await makePerson(server, tenantId, 'member', '남');
  const creator = await makePerson(server, tenantId, 'instructor', '강사');
  const club = (clubName: string, options: ClubOptions = {}) =>
    makeClub(server, tenantId, { clubName, creator, members: [shown], quizzes: [{}, {}], ...options });
  const open = await club('공개클럽');
  await club(SECRETS.draftClub, { status: '0000' });
  await club(SECRETS.leftClub, { members: [], people: [{ person: shown, status: 'LEFT' }] });
  const closed = await club(SECRETS.privateClub, { isPublic: false });
  const hidden = await club(SECRETS.anonymousClub, { anonymous: true });
  for (const one of [open, closed, hidden]) await answerFully(server, shown, placeOf(one));
  await submitPre(server, shown, placeOf(open, 1));
  await owner.query('update members set student_number = $1 where member_id = $2', [NUMBER, shown.memberId]);
  await owner.query(`update answers set official_grade = 97 where member_id = $1`, [shown.memberId]);
  await rankPoints(server.database, tenantId);
  await ask(friend, shown);
  await accept(shown, friend);
});
afterAll(() => owner.end());

const read = async (who: Person) => (await profile(who, shown)).body.data as SeenMember;

test('a friend reads the public clubs, the answers given in them and the points of the month, and no more', async () => {
  const { monthPoints, ...activity } = (await read(friend)).activity!;
  expect(monthPoints).toBeGreaterThan(0);
  expect(activity).toEqual({
    clubCount: 1,
    clubs: [{ clubSequence: expect.any(Number), clubType: '0100', clubName: '공개클럽', clubStatus: '0400' }],
    answerCount: 1,
  });
  expect((await read(shown)).activity).toEqual({ ...activity, monthPoints });
});

test('a stranger reads a name alone', async () => {
  expect(await read(stranger)).toEqual({
    member: { memberUUID: shown.memberId, nickname: shown.nickname, profileImageUrl: expect.any(String) },
    friendStatus: 'NONE',
    activity: null,
  });
});

test.each<[string, () => string]>([
  ['e-mail', () => shown.email],
  ['student number', () => NUMBER],
  ['grades', () => '97'],
  ...Object.entries(SECRETS).map(([name, secret]): [string, () => string] => [name, () => secret]),
])('neither profile nor lists hold %s', async (_, secret) => {
  const paths = [`/api/v1/members/${shown.memberId}`, '/api/v1/my/friends'];
  const answers = await Promise.all(paths.map((path) => send(friend, 'GET', path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const ids = new RegExp(`${shown.memberId}|"requestId":"[^"]*"`, 'g');
  expect(answers.map(({ body }) => JSON.stringify(body).replace(ids, '')).join()).not.toContain(secret());
});

test('whoever is in no ranking shows their points to no friend', async () => {
  await send(shown, 'PUT', '/api/v1/my/ranking', { isShown: false });
  expect((await read(friend)).activity!.monthPoints).toBeNull();
  const { body } = await send(friend, 'GET', '/api/v1/my/friends');
  expect(body.data).toMatchObject({ contents: [{ monthPoints: null }] });
});

test('of many clubs those joined last are named, and all are counted', async () => {
  const creator = await makePerson(server, tenantId, 'instructor', '강사');
  for (let n = 1; n <= SEEN_CLUBS; n += 1)
    await makeClub(server, tenantId, { clubName: `클럽 ${n}`, creator, members: [shown] });
  const { clubCount, clubs } = (await read(friend)).activity!;
  expect([clubCount, clubs.length]).toEqual([SEEN_CLUBS + 1, SEEN_CLUBS]);
  expect(clubs.map(({ clubName }) => clubName)).not.toContain('공개클럽');
});
