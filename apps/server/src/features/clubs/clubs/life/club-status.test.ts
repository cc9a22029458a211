import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { applyDueTransitions } from './club-clock.service.ts';

let server: TestServer;
let tenantId: string;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member');
});

const change = ({ clubSequence, creator }: MadeClub, payload: object, { token }: Person = creator) =>
  server.call({
    method: 'PUT',
    url: `/api/v1/clubs/${clubSequence}/status`,
    token,
    payload: { version: 0, ...payload },
  });
const made = (options: ClubOptions) => makeClub(server, tenantId, options);
const remove = ({ clubSequence }: MadeClub, { token }: Person) =>
  server.call({ method: 'DELETE', url: `/api/v1/clubs/${clubSequence}`, token });
const statusOf = ({ body }: { body: { data: never } }) => (body.data as ClubAbout | null)?.clubStatus;

describe('by hand', () => {
  test.each([
    ['0200', 'OPEN_RECRUITMENT', '0300', {}],
    ['0210', 'OPEN_RECRUITMENT', '0300', {}],
    ['0300', 'CLOSE_RECRUITMENT', '0310', {}],
    ['0310', 'REOPEN_RECRUITMENT', '0300', {}],
    ['0210', 'START', '0400', {}],
    ['0400', 'FINISH', '0500', {}],
    ['0200', 'CANCEL', '0220', { reason: '강사 사정' }],
    ['0300', 'CANCEL', '0220', { reason: '강사 사정' }],
    ['0310', 'CANCEL', '0220', { reason: '강사 사정' }],
    ['0400', 'CANCEL', '0220', { reason: '강사 사정' }],
  ] as const)('from %s the admin does %s: %s', async (status, event, to, more) => {
    expect(statusOf(await change(await made({ status }), { event, ...more }))).toBe(to);
  });

  test.each([
    ['0300', 'START', {}],
    ['0300', 'OPEN_RECRUITMENT', {}],
    ['0400', 'CLOSE_RECRUITMENT', {}],
    ['0000', 'OPEN_RECRUITMENT', {}],
    ['0100', 'OPEN_RECRUITMENT', {}],
    ['0220', 'OPEN_RECRUITMENT', {}],
    ['0500', 'CANCEL', { reason: '늦은 취소' }],
    ['0210', 'CANCEL', { reason: '연기 중' }],
  ] as const)('from %s nobody does %s', async (status, event, more) => {
    expect((await change(await made({ status }), { event, ...more })).body.code).toBe('0409');
  });

  test('recruitment is reopened only while there is room and time', async () => {
    const full = await made({ status: '0310', members: [member], capacity: 1 });
    const late = await made({ status: '0310', recruitEndAt: day(-1) });
    for (const club of [full, late]) {
      expect((await change(club, { event: 'REOPEN_RECRUITMENT' })).body.code).toBe('0409');
    }
  });

  test('a cancellation needs a reason, which everybody reads', async () => {
    const club = await made({ status: '0300' });
    expect((await change(club, { event: 'CANCEL' })).body.errors?.map(({ path }) => path)).toEqual(['reason']);
    const { body } = await change(club, { event: 'CANCEL', reason: '강사 사정' });
    expect(body.data).toMatchObject({ clubStatus: '0220', clubAboutStatus: '0310', statusReason: '강사 사정' });
  });

  test('a change is recorded with who, when and why', async () => {
    const club = await made({ status: '0300' });
    await change(club, { event: 'CANCEL', reason: '강사 사정' });
    const [rows] = await server.database.read(
      tenantId,
      build.selectFrom('club_transitions').selectAll().where('club_sequence', '=', club.clubSequence),
    );
    expect(rows).toMatchObject([
      {
        event: 'CANCEL',
        from_status: '0300',
        to_status: '0220',
        member_id: club.creator.memberId,
        reason: '강사 사정',
        happened_at: server.clock.now(),
      },
    ]);
  });

  test('a stale version is refused with the current state', async () => {
    const club = await made({ status: '0300' });
    await change(club, { event: 'CLOSE_RECRUITMENT' });
    const stale = await change(club, { event: 'REOPEN_RECRUITMENT' });
    expect([stale.status, stale.body.code, statusOf(stale)]).toEqual([409, '0409', '0310']);
  });

  test('of two admins at once only one changes the status', async () => {
    const club = await made({ status: '0300' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(club, { event: 'CLOSE_RECRUITMENT' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test("another instructor's club is refused, an unknown one not found", async () => {
    const club = await made({ status: '0300' });
    const stranger = await makePerson(server, tenantId, 'instructor');
    expect((await change(club, { event: 'CLOSE_RECRUITMENT' }, stranger)).status).toBe(403);
    expect((await change({ ...club, clubSequence: 999_999 }, { event: 'CLOSE_RECRUITMENT' })).status).toBe(404);
    const manager = await makePerson(server, tenantId, 'manager');
    expect((await change(club, { event: 'CLOSE_RECRUITMENT' }, manager)).status).toBe(200);
  });
});

describe('postponing', () => {
  const later = { event: 'POSTPONE', startAt: day(14).toISOString(), endAt: day(60).toISOString() };

  test('the quizzes move along with the start, and the club waits for its new day', async () => {
    const quizzes = [{ openAt: day(8), deadlineAt: day(10) }];
    const club = await made({ status: '0300', startAt: day(7), recruitStartAt: day(-1), quizzes });
    expect(statusOf(await change(club, later))).toBe('0210');
    const [[quiz]] = await server.database.read(
      tenantId,
      build.selectFrom('club_quizzes').selectAll().where('club_sequence', '=', club.clubSequence),
    );
    expect(quiz).toMatchObject({ open_at: day(15), deadline_at: day(17) });
    await applyDueTransitions(server.services, tenantId, day(13));
    const about = await server.call({ url: `/api/v1/clubs/${club.clubSequence}/about` });
    expect(about.body.data).toMatchObject({ clubStatus: '0210', startAt: later.startAt, recruitStartAt: null });
  });

  test('new dates are needed, later than now and than the old start', async () => {
    const club = await made({ status: '0300', startAt: day(7) });
    const pathsOf = async (payload: object) => (await change(club, payload)).body.errors?.map(({ path }) => path);
    expect(await pathsOf({ event: 'POSTPONE' })).toEqual(['startAt', 'endAt']);
    expect(await pathsOf({ ...later, startAt: day(6).toISOString() })).toEqual(['startAt']);
    expect(await pathsOf({ ...later, endAt: day(14).toISOString() })).toEqual(['endAt']);
  });

  test('a new recruitment begins before the new start and ends after it began', async () => {
    const club = await made({ status: '0300', startAt: day(7) });
    const pathsOf = async (payload: object) =>
      (await change(club, { ...later, ...payload })).body.errors?.map(({ path }) => path);
    const at = (days: number) => day(days).toISOString();
    expect(await pathsOf({ recruitStartAt: at(14) })).toEqual(['recruitStartAt']);
    expect(await pathsOf({ recruitStartAt: at(10), recruitEndAt: at(10) })).toEqual(['recruitEndAt']);
    expect(await pathsOf({ recruitEndAt: at(-1) })).toEqual(['recruitEndAt']);
    expect(await pathsOf({ recruitStartAt: at(8), recruitEndAt: at(13) })).toBeUndefined();
  });

  test('a period too short for the moved quizzes is refused with 1426 and nothing moves', async () => {
    const club = await made({ status: '0300', startAt: day(7), quizzes: [{ openAt: day(30) }] });
    const { body } = await change(club, { ...later, endAt: day(20).toISOString() });
    expect([body.code, body.errors?.map(({ path }) => path)]).toEqual(['1426', ['endAt']]);
    const about = await server.call({ url: `/api/v1/clubs/${club.clubSequence}/about` });
    expect(about.body.data).toMatchObject({ clubStatus: '0300', startAt: day(7).toISOString() });
  });
});

describe('deleting', () => {
  test.each(['0000', '0100', '0120', '0300', '0400'] as const)('a club in %s that nobody joined', async (status) => {
    const club = await made({ status, quizzes: [{}] });
    await server.call({
      method: 'POST',
      url: `/api/v1/clubs/${club.clubSequence}/favorite`,
      token: club.creator.token,
    });
    expect((await remove(club, club.creator)).status).toBe(200);
    expect((await remove(club, club.creator)).status).toBe(404);
    const [quizzes] = await server.database.read(
      tenantId,
      build.selectFrom('quizzes').select('author_id').where('quiz_sequence', '=', club.quizSequences[0]!),
    );
    expect(quizzes).toEqual([{ author_id: club.creator.memberId }]);
  });

  test('a club with members is not deleted', async () => {
    const club = await made({ status: '0300', members: [member] });
    expect((await remove(club, club.creator)).body.code).toBe('0409');
  });

  test('whoever does not run the club may not delete it', async () => {
    const club = await made({ status: '0300' });
    expect((await remove(club, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
    expect((await remove(club, member)).status).toBe(403);
  });
});
