import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, placeOf, quizPath } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { notificationKindsOf, notificationsOf } from '../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  member = await makePerson(server, tenantId, 'member', '떠날 사람');
});

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, { members: [member], ...options });
const leave = ({ clubSequence }: MadeClub, { token } = member) =>
  server.call({ method: 'DELETE', url: `/api/v1/clubs/${clubSequence}/members/me`, token });
const expel = (club: MadeClub, { memberId } = member, { token } = club.creator, reason = '도배') =>
  server.call({
    method: 'PUT',
    url: `/api/v1/my/clubs/${club.clubSequence}/members/${memberId}/expel`,
    token,
    payload: { reason },
  });
const join = (club: MadeClub, { token } = member) =>
  server.call({
    method: 'POST',
    url: `/api/v1/clubs/${club.clubSequence}/join`,
    token,
    payload: { participationCode: club.participationCode },
  });
const ask = ({ clubSequence }: MadeClub, { token } = member) =>
  server.call({ method: 'POST', url: '/api/v1/club/crew-requests', token, payload: { clubSequence } });
async function stateOf({ clubSequence }: MadeClub) {
  const [[club], rows] = await server.database.read(
    tenantId,
    build.selectFrom('clubs').select('member_count').where('club_sequence', '=', clubSequence),
    build
      .selectFrom('club_members')
      .select('member_id')
      .where('club_sequence', '=', clubSequence)
      .where('membership_status', '=', 'MEMBER'),
  );
  return { count: club!.member_count, rows: rows.length };
}

describe('leaving', () => {
  test('a member leaves, again changes nothing, and may come back', async () => {
    const club = await made({ status: '0300' });
    const first = await leave(club);
    expect(first.body.data).toEqual({ clubSequence: club.clubSequence, clubAboutStatus: '0300' });
    expect((await leave(club)).body).toEqual(first.body);
    expect(await stateOf(club)).toEqual({ count: 0, rows: 0 });
    expect((await join(club)).body.data).toMatchObject({ clubAboutStatus: '0401' });
    expect(await stateOf(club)).toEqual({ count: 1, rows: 1 });
  });

  test('the answers of whoever left stay with the club, and the club is closed to them', async () => {
    const peer = await makePerson(server, tenantId, 'member');
    const club = await made({ members: [member, peer], quizzes: [{}] });
    const place = placeOf(club);
    await answerFully(server, member, place, '남는 답변');
    await answerFully(server, peer, place);
    expect((await leave(club)).status).toBe(200);
    const seen = await server.call({ url: `${quizPath(place)}/answers`, token: peer.token });
    expect(JSON.stringify(seen.body.data)).toContain('남는 답변');
    const room = await server.call({
      url: `/api/v1/my/clubs/${place.club}/quizzes/${place.quiz}/answer`,
      token: member.token,
    });
    expect(room.status).toBe(403);
    await join(club);
    const again = await server.call({
      url: `/api/v1/my/clubs/${place.club}/quizzes/${place.quiz}/answer`,
      token: member.token,
    });
    expect(JSON.stringify(again.body.data)).toContain('남는 답변');
  });

  test.each(['0220', '0500'] as const)('nobody leaves a club in %s: it is there to be read', async (status) => {
    const club = await made({ status });
    expect((await leave(club)).body.code).toBe('0409');
    expect(await stateOf(club)).toEqual({ count: 1, rows: 1 });
  });

  test('whoever is no member has nothing to leave', async () => {
    const club = await makeClub(server, tenantId, { people: [{ person: member, status: 'PENDING' }] });
    expect((await leave(club)).body.code).toBe('0409');
    expect((await leave(club, await makePerson(server, tenantId, 'member'))).body.code).toBe('0409');
    expect((await leave({ ...club, clubSequence: 999_999 })).status).toBe(404);
  });
});

describe('expelling', () => {
  test('a member is expelled with a reason that they are told, and may neither join nor ask again', async () => {
    const club = await made({ status: '0300' });
    expect((await expel(club)).body.data).toMatchObject({
      nickname: '떠날 사람',
      membershipStatus: 'EXPELLED',
      reason: '도배',
      endedAt: server.clock.now().toISOString(),
    });
    expect(await stateOf(club)).toEqual({ count: 0, rows: 0 });
    expect((await join(club)).body.code).toBe('0409');
    expect((await ask(club)).body.code).toBe('0409');
    expect((await leave(club)).body.code).toBe('0409');
    expect(await notificationsOf(server, tenantId, member)).toMatchObject([
      { kind: 'expelled', club_sequence: club.clubSequence, detail: { reason: '도배' } },
    ]);
    const about = await server.call({ url: `/api/v1/clubs/${club.clubSequence}/about`, token: member.token });
    expect(about.body.data).toMatchObject({ clubAboutStatus: '0600' });
  });

  test('a reason is needed', async () => {
    const { body } = await expel(await made(), member, undefined, '  ');
    expect(body.errors?.map(({ path }) => path)).toEqual(['reason']);
  });

  test('nobody is expelled twice, nor who is no member', async () => {
    const asking = await makePerson(server, tenantId, 'member');
    const club = await made({ people: [{ person: asking, status: 'PENDING' }] });
    await expel(club);
    expect((await expel(club)).body.code).toBe('0409');
    expect((await expel(club, asking)).status).toBe(404);
    expect((await expel(club, await makePerson(server, tenantId, 'member'))).status).toBe(404);
    expect(await notificationKindsOf(server, tenantId, member)).toEqual(['expelled']);
  });

  test("only the club's admins expel, and nobody from a club that is over", async () => {
    const club = await made();
    expect((await expel(club, member, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
    expect((await expel(club, member, await makePerson(server, tenantId, 'member'))).status).toBe(403);
    expect((await expel({ ...club, clubSequence: 999_999 })).status).toBe(404);
    expect((await expel(await made({ status: '0500' }))).body.code).toBe('0409');
    expect((await expel(club, member, await makePerson(server, tenantId, 'manager'))).status).toBe(200);
  });
});

describe('at once', () => {
  test('leaving, expelling and joining on the last place: the counter equals the rows and never exceeds the room', async () => {
    await openConnections(server);
    const inside = await Promise.all(Array.from({ length: 6 }, () => makePerson(server, tenantId, 'member')));
    const outside = await Promise.all(Array.from({ length: 20 }, () => makePerson(server, tenantId, 'member')));
    const club = await makeClub(server, tenantId, { status: '0400', members: inside, capacity: 6 });
    const answers = await Promise.all([
      ...inside.slice(0, 3).flatMap((person) => [leave(club, person), leave(club, person)]),
      ...inside.slice(2, 5).flatMap((person) => [expel(club, person), expel(club, person)]),
      ...outside.map((person) => join(club, person)),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { count, rows } = await stateOf(club);
    expect(count).toBe(rows);
    expect(count).toBeLessThanOrEqual(6);
    for (const person of outside) await join(club, person);
    expect(await stateOf(club)).toEqual({ count: 6, rows: 6 });
  });

  test('of leaving and being expelled at once one happens, and the place is counted free once', async () => {
    const club = await made({ members: [member, await makePerson(server, tenantId, 'member')] });
    await Promise.all([leave(club), expel(club), leave(club), expel(club)]);
    expect(await stateOf(club)).toEqual({ count: 1, rows: 1 });
  });
});
