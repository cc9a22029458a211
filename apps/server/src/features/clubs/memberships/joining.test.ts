import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../testing/notifications.ts';
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

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, { status: '0300', ...options });
const join = (club: MadeClub, { token } = member, participationCode = club.participationCode) =>
  server.call({
    method: 'POST',
    url: `/api/v1/clubs/${club.clubSequence}/join`,
    token,
    payload: { participationCode },
  });
const ask = ({ clubSequence }: MadeClub, { token } = member, message = '함께하고 싶습니다.') =>
  server.call({ method: 'POST', url: '/api/v1/club/crew-requests', token, payload: { clubSequence, message } });
const cancel = ({ clubSequence }: MadeClub, { token } = member) =>
  server.call({ method: 'PUT', url: `/api/v1/clubs/${clubSequence}/join/cancel`, token });
const findByCode = (participationCode: string, { token } = member) =>
  server.call({ method: 'POST', url: '/api/v1/club/participation-code', token, payload: { participationCode } });
const about = async ({ clubSequence }: MadeClub, { token } = member) =>
  (await server.call({ url: `/api/v1/clubs/${clubSequence}/about`, token })).body.data as {
    can: Record<string, boolean>;
    memberCount: number;
    clubStatus: string;
    clubAboutStatus: string;
  };

async function stateOf({ clubSequence }: MadeClub) {
  const [[club], members, closings] = await server.database.read(
    tenantId,
    build.selectFrom('clubs').select(['member_count', 'club_status']).where('club_sequence', '=', clubSequence),
    build
      .selectFrom('club_members')
      .select('member_id')
      .where('club_sequence', '=', clubSequence)
      .where('membership_status', '=', 'MEMBER'),
    build.selectFrom('club_transitions').select(['event', 'member_id']).where('club_sequence', '=', clubSequence),
  );
  return { count: club!.member_count, status: club!.club_status, rows: members.length, closings };
}

describe('joining with the code', () => {
  test('a member joins, in any case and spacing of the code, and may enter', async () => {
    const club = await made({ participationCode: 'ABCD2345' });
    const { body } = await join(club, member, ' abcd-2345 ');
    expect([body.code, body.data]).toEqual(['0000', { clubSequence: club.clubSequence, clubAboutStatus: '0401' }]);
    expect(await about(club)).toMatchObject({ memberCount: 1, can: { join: false, enter: true, manage: false } });
  });

  test('joining again answers the same and changes nothing', async () => {
    const club = await made({ capacity: 1 });
    const first = await join(club);
    const again = await join(club);
    expect(again.body).toEqual(first.body);
    expect(await stateOf(club)).toMatchObject({ count: 1, rows: 1 });
  });

  test('five clicks at once make one member', async () => {
    const club = await made();
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(club)));
    expect(answers.every(({ body }) => body.code === '0000')).toBe(true);
    expect(await stateOf(club)).toMatchObject({ count: 1, rows: 1 });
  });

  test('of forty at once for the last five places exactly five get in, and recruitment closes', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => makePerson(server, tenantId, 'member')));
    const club = await made({ members, capacity: 8 });
    const people = await Promise.all(Array.from({ length: 40 }, () => makePerson(server, tenantId, 'member')));
    const answers = await Promise.all(people.map((person) => join(club, person)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(5);
    expect(codes.filter((code) => code === '0409')).toHaveLength(35);
    expect(await stateOf(club)).toEqual({
      count: 8,
      rows: 8,
      status: '0310',
      closings: [{ event: 'CLOSE_RECRUITMENT', member_id: null }],
    });
  });

  test('a club that asks for approval lets nobody in by the code alone', async () => {
    const club = await made({ joinApproval: true });
    expect((await join(club)).body.data).toMatchObject({ clubAboutStatus: '0301' });
    expect((await join(club)).body.data).toMatchObject({ clubAboutStatus: '0301' });
    expect(await stateOf(club)).toMatchObject({ count: 0, rows: 0 });
  });

  test('a running club lets late comers in where it allows them', async () => {
    const [open, shut] = [await made({ status: '0400' }), await made({ status: '0400', lateJoining: false })];
    expect((await join(open)).body.data).toMatchObject({ clubAboutStatus: '0401' });
    expect((await join(shut)).body.code).toBe('0409');
  });

  test.each(['0200', '0210', '0220', '0310', '0500'] as const)('nobody joins a club in %s', async (status) => {
    const club = await made({ status });
    expect((await join(club)).body.code).toBe('0409');
    expect((await about(club)).can['join']).toBe(false);
  });

  test('who was expelled stays out', async () => {
    const club = await made({ people: [{ person: member, status: 'EXPELLED' }] });
    expect((await join(club)).body.code).toBe('0409');
    expect((await ask(club)).body.code).toBe('0409');
    expect(await about(club)).toMatchObject({ clubAboutStatus: '0600', can: { join: false } });
  });

  test.each(['REJECTED', 'CANCELLED', 'LEFT'] as const)('who is %s may join again', async (status) => {
    const club = await made({ people: [{ person: member, status }] });
    expect((await join(club)).body.data).toMatchObject({ clubAboutStatus: '0401' });
  });

  test('whoever runs the club does not join it', async () => {
    const club = await made();
    expect((await join(club, club.creator)).body.code).toBe('0409');
  });

  test('an unknown club is not found', async () => {
    const club = await made();
    expect((await join({ ...club, clubSequence: 999_999 })).status).toBe(404);
  });
});

describe('codes', () => {
  test('a code shows its club before joining, also a club that is not public', async () => {
    const club = await made({ isPublic: false, clubName: '비공개 클럽' });
    const { body } = await findByCode(club.participationCode.toLowerCase());
    expect(body.data).toMatchObject({
      clubSequence: club.clubSequence,
      clubName: '비공개 클럽',
      clubAboutStatus: '0300',
    });
  });

  test.each(['0100', '0120', '0220', '0500'] as const)('the code of a club in %s opens nothing', async (status) => {
    const club = await made({ status });
    expect((await findByCode(club.participationCode)).body.code).toBe('0401');
  });

  test("another tenant's code opens nothing", async () => {
    const there = await makeTenant(server, `there-${crypto.randomUUID().slice(0, 8)}`);
    const club = await makeClub(server, there, { status: '0300' });
    expect((await findByCode(club.participationCode)).body.code).toBe('0401');
  });

  test('after five wrong codes in a minute even the right one waits, then it works again', async () => {
    const club = await made();
    for (let i = 0; i < 5; i++) {
      const { status, body } = i % 2 ? await findByCode(`WRONG${i}`) : await join(club, member, `WRONG${i}`);
      expect([status, body.code]).toEqual([400, '0401']);
    }
    const slowed = await join(club);
    expect([slowed.status, slowed.body.code, slowed.headers['retry-after']]).toEqual([429, '0429', '60']);
    expect((await join(club, await makePerson(server, tenantId, 'member'))).body.code).toBe('0000');
    server.clock.advance(60_000);
    const { memberId } = member;
    const claims = { memberType: 'MEMBER', memberId, nickname: '', roles: ['ROLE_USER'], tenantUUID: tenantId };
    const token = await server.services.tokens.issueMember(claims, server.clock.now());
    expect((await join(club, { ...member, token })).body.code).toBe('0000');
  });

  test('right codes between wrong ones give no further guesses', async () => {
    const club = await made();
    const codes = [];
    for (let i = 0; i < 6; i++) {
      await findByCode(club.participationCode);
      codes.push((await findByCode(`GUESS${i}`)).body.code);
    }
    expect(codes).toEqual(['0401', '0401', '0401', '0401', '0401', '0429']);
  });
});

describe('asking without a code', () => {
  test('a request waits, asking again changes nothing, and it can be taken back once', async () => {
    const club = await made();
    expect((await ask(club)).body.data).toMatchObject({ clubAboutStatus: '0301' });
    expect((await ask(club, member, '다른 말')).body.data).toMatchObject({ clubAboutStatus: '0301' });
    expect(await about(club)).toMatchObject({ can: { join: false, cancelRequest: true, enter: false } });
    expect((await cancel(club)).body.data).toMatchObject({ clubAboutStatus: '0300' });
    expect((await cancel(club)).body.code).toBe('0409');
    expect((await ask(club)).body.data).toMatchObject({ clubAboutStatus: '0301' });
  });

  test('those who run the club are told of a request, of one that is repeated only once', async () => {
    const instructor = await makePerson(server, tenantId, 'instructor');
    const club = await made({ instructors: [instructor] });
    await ask(club);
    await cancel(club);
    await ask(club);
    for (const person of [club.creator, instructor]) {
      expect(await notificationKindsOf(server, tenantId, person)).toEqual(['joinRequest']);
    }
  });

  test('a code that has to be approved tells them too, one that opens the club does not', async () => {
    const [asking, open] = [await made({ joinApproval: true }), await made()];
    await join(asking);
    await join(open);
    expect(await notificationKindsOf(server, tenantId, asking.creator)).toEqual(['joinRequest']);
    expect(await notificationKindsOf(server, tenantId, open.creator)).toEqual([]);
  });

  test('who asked and then has the code is in at once', async () => {
    const club = await made();
    await ask(club);
    expect((await join(club)).body.data).toMatchObject({ clubAboutStatus: '0401' });
  });

  test('a club that is not public cannot be asked', async () => {
    expect((await ask(await made({ isPublic: false }))).status).toBe(403);
  });

  test('a running or a full club cannot be asked', async () => {
    const other = await makePerson(server, tenantId, 'member');
    expect((await ask(await made({ status: '0400' }))).body.code).toBe('0409');
    expect((await ask(await made({ members: [other], capacity: 1 }))).body.code).toBe('0409');
  });

  test('nothing is taken back where nothing waits', async () => {
    expect((await cancel(await made({ members: [member] }))).body.code).toBe('0409');
  });
});
