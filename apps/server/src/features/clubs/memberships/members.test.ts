import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { notificationsOf } from '../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let there: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  there = await makeTenant(server, 'hanbit');
});

const people = (count: number, nickname = '학생') =>
  Promise.all(
    Array.from({ length: count }, (_, index) => makePerson(server, tenantId, 'member', `${nickname}${index + 1}`)),
  );
const made = async (pending: readonly Person[], options: ClubOptions = {}) =>
  makeClub(server, tenantId, {
    status: '0300',
    people: pending.map((person) => ({ person, status: 'PENDING' as const })),
    ...options,
  });
const path = ({ clubSequence }: MadeClub, list: 'members' | 'member-requests') =>
  `/api/v1/my/clubs/${clubSequence}/${list}`;
const list = (club: MadeClub, name: 'members' | 'member-requests', query = '', { token }: Person = club.creator) =>
  server.call({ url: encodeURI(`${path(club, name)}${query}`), token });
const decide = (club: MadeClub, of: readonly Person[], decision: string, { token }: Person = club.creator) =>
  server.call({
    method: 'PUT',
    url: path(club, 'member-requests'),
    token,
    payload: { memberUUIDs: of.map(({ memberId }) => memberId), decision, message: '반갑습니다.' },
  });
const namesOf = ({ body }: { body: { data: never } }) =>
  (body.data as { contents: { nickname: string }[] }).contents.map(({ nickname }) => nickname);
const stateOf = async ({ clubSequence }: MadeClub) => {
  const [[club], rows] = await server.database.read(
    tenantId,
    build.selectFrom('clubs').select(['member_count', 'club_status']).where('club_sequence', '=', clubSequence),
    build.selectFrom('club_members').select('membership_status').where('club_sequence', '=', clubSequence),
  );
  const members = rows.filter(({ membership_status }) => membership_status === 'MEMBER').length;
  return { count: club!.member_count, members, status: club!.club_status };
};

describe('deciding requests', () => {
  test('many are accepted at once, and a decision is made once only', async () => {
    const pending = await people(3);
    const club = await made(pending);
    expect((await decide(club, pending.slice(0, 2), 'ACCEPT')).body.data).toEqual({ decided: 2 });
    expect((await decide(club, pending, 'REJECT')).body.data).toEqual({ decided: 1 });
    expect(await stateOf(club)).toEqual({ count: 2, members: 2, status: '0300' });
    const rejected = await server.call({
      url: `/api/v1/clubs/${club.clubSequence}/about`,
      token: pending[2]!.token,
    });
    expect(rejected.body.data).toMatchObject({ clubAboutStatus: '0302', can: { join: true } });
  });

  test('all are accepted or none where the room is too small; the last place closes recruitment', async () => {
    const pending = await people(3);
    const club = await made(pending, { capacity: 2 });
    const { code, errors } = (await decide(club, pending, 'ACCEPT')).body;
    expect(code).toBe('0409');
    expect(errors).toMatchObject([
      { path: 'memberUUIDs', message: expect.stringContaining('남은 자리가 2개라 3명을') },
    ]);
    expect(await stateOf(club)).toEqual({ count: 0, members: 0, status: '0300' });
    await decide(club, pending.slice(1), 'ACCEPT');
    expect(await stateOf(club)).toEqual({ count: 2, members: 2, status: '0310' });
  });

  test('two admins who accept at once never exceed the capacity', async () => {
    const pending = await people(6);
    const club = await made(pending, { capacity: 4 });
    await Promise.all(pending.map((one) => decide(club, [one], 'ACCEPT')));
    expect(await stateOf(club)).toEqual({ count: 4, members: 4, status: '0310' });
  });

  test('who asked is told of the decision, with the word that goes along', async () => {
    const [taken, refused] = (await people(2)) as [Person, Person];
    const club = await made([taken, refused]);
    await decide(club, [taken], 'ACCEPT');
    await decide(club, [refused], 'REJECT');
    await decide(club, [taken, refused], 'REJECT');
    const told = { club_sequence: club.clubSequence, detail: { message: '반갑습니다.' } };
    expect(await notificationsOf(server, tenantId, taken)).toMatchObject([{ kind: 'joinAccepted', ...told }]);
    expect(await notificationsOf(server, tenantId, refused)).toMatchObject([{ kind: 'joinRejected', ...told }]);
  });

  test('where nothing could be decided nobody is told', async () => {
    const pending = await people(2);
    await decide(await made(pending, { capacity: 1 }), pending, 'ACCEPT');
    for (const person of pending) expect(await notificationsOf(server, tenantId, person)).toEqual([]);
  });

  test('a club that is over decides nothing', async () => {
    const pending = await people(1);
    expect((await decide(await made(pending, { status: '0500' }), pending, 'ACCEPT')).body.code).toBe('0409');
  });

  test('whoever does not run the club may not decide', async () => {
    const pending = await people(1);
    const club = await made(pending);
    expect((await decide(club, pending, 'ACCEPT', await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
    expect((await decide({ ...club, clubSequence: 999_999 }, pending, 'ACCEPT')).status).toBe(404);
  });
});

describe('lists', () => {
  test('admins find members and requests by nickname, any part of it, each character as itself', async () => {
    const [one, two] = await people(2, '홍%길동');
    const club = await made([one!], { members: [two!, ...(await people(1, 'Kim'))] });
    expect(namesOf(await list(club, 'members'))).toHaveLength(2);
    expect(namesOf(await list(club, 'members', '?keyword=kim'))).toEqual(['Kim1']);
    expect(namesOf(await list(club, 'members', '?keyword=%'))).toEqual(['홍%길동2']);
    expect(namesOf(await list(club, 'member-requests'))).toEqual(['홍%길동1']);
  });

  test('members are listed by state, with when and why it ended and what they answered', async () => {
    const [stays, leaves] = (await people(2)) as [Person, Person];
    const club = await made([], { status: '0400', members: [stays], people: [{ person: leaves, status: 'LEFT' }] });
    expect(namesOf(await list(club, 'members'))).toEqual(['학생1']);
    expect(namesOf(await list(club, 'members', '?status=LEFT'))).toEqual(['학생2']);
    expect(namesOf(await list(club, 'members', '?status=EXPELLED'))).toEqual([]);
    expect(namesOf(await list(club, 'members', '?status=ALL&sort=nickname&direction=DESC'))).toEqual([
      '학생2',
      '학생1',
    ]);
    const { body } = await list(club, 'members');
    expect((body.data as { contents: unknown[] }).contents).toMatchObject([
      { membershipStatus: 'MEMBER', endedAt: null, reason: null, finalAnswerCount: 0 },
    ]);
  });

  test('requests are listed by state: waiting ones unless told', async () => {
    const [waits, refused] = (await people(2)) as [Person, Person];
    const club = await made([waits, refused]);
    await decide(club, [refused], 'REJECT');
    expect(namesOf(await list(club, 'member-requests'))).toEqual(['학생1']);
    expect(namesOf(await list(club, 'member-requests', '?status=REJECTED'))).toEqual(['학생2']);
    expect(namesOf(await list(club, 'member-requests', '?status=ALL&sort=nickname&direction=DESC'))).toEqual([
      '학생2',
      '학생1',
    ]);
  });

  test('a page says how many there are in all', async () => {
    const club = await made([], { members: await people(5) });
    const { body, headers } = await list(club, 'members', '?size=2&page=3');
    expect(namesOf({ body })).toHaveLength(1);
    expect([headers['total-count'], headers['page-count']]).toEqual(['5', '3']);
  });

  test('members, strangers and other tenants see no list', async () => {
    const [one] = await people(1);
    const club = await made([], { members: [one!] });
    expect((await list(club, 'members', '', one!)).status).toBe(403);
    expect((await list(club, 'members', '', await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
    const foreign = await makePerson(server, there, 'manager');
    const url = path(club, 'members');
    expect((await server.call({ url, token: foreign.token, host: 'hanbit.localhost' })).status).toBe(404);
  });

  test('a list takes the same number of statements however many there are', async () => {
    const [few, many] = [await made(await people(1)), await made(await people(30))];
    const countOf = async (club: MadeClub) => {
      const before = server.database.statements;
      await list(club, 'member-requests');
      return server.database.statements - before;
    };
    expect(await countOf(many)).toBe(await countOf(few));
  });

  test('a club names its leader first, then its instructors', async () => {
    const instructor = await makePerson(server, tenantId, 'instructor', '보조 강사');
    const club = await made([], { instructors: [instructor] });
    const { body } = await server.call({ url: `/api/v1/clubs/${club.clubSequence}/instructors` });
    expect(namesOf({ body })).toEqual(['클럽장', '보조 강사']);
  });
});
