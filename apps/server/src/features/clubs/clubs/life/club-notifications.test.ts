import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerFully, placeOf } from '../../../../testing/answers.ts';
import { day, makeClub, submitClub, type ClubOptions, type MadeClub } from '../../../../testing/clubs.ts';
import { notificationKindsOf, notificationsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { applyDueTransitions } from './club-clock.service.ts';
import { sendReminders } from './club-reminders.service.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let member: Person;
let instructor: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
});
beforeEach(async () => {
  member = await makePerson(server, tenantId, 'member');
  instructor = await makePerson(server, tenantId, 'instructor');
});

const kinds = (person: Person) => notificationKindsOf(server, tenantId, person);
const made = (options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [member], instructors: [instructor], ...options });
const change = ({ clubSequence, creator }: MadeClub, payload: object) =>
  server.call({
    method: 'PUT',
    url: `/api/v1/clubs/${clubSequence}/status`,
    token: creator.token,
    payload: { version: 0, ...payload },
  });
const pass = (now: Date) => applyDueTransitions(server.services, tenantId, now);
const remind = (now: Date) => sendReminders(server.services, tenantId, now);

describe('changes of status', () => {
  test.each([
    ['0400', { event: 'FINISH' }, 'clubFinished', {}],
    ['0400', { event: 'CANCEL', reason: '강사 사정' }, 'clubCancelled', { reason: '강사 사정' }],
    ['0210', { event: 'START' }, 'clubStarted', {}],
    [
      '0300',
      { event: 'POSTPONE', startAt: day(20).toISOString(), endAt: day(40).toISOString(), reason: '' },
      'clubPostponed',
      { startAt: day(20).toISOString() },
    ],
  ] as const)(
    'from %s by hand: members and instructors are told, not who did it',
    async (status, payload, kind, detail) => {
      const club = await made({ status });
      expect((await change(club, payload)).status).toBe(200);
      expect(await notificationsOf(server, tenantId, member)).toMatchObject([
        { kind, detail, club_sequence: club.clubSequence, actor_id: club.creator.memberId },
      ]);
      expect(await kinds(instructor)).toEqual([kind]);
      expect(await kinds(club.creator)).toEqual([]);
    },
  );

  test('by the clock: everybody of the club is told, and whoever left or asks is not', async () => {
    const [left, asking] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
    const people = [
      { person: left, status: 'LEFT' as const },
      { person: asking, status: 'PENDING' as const },
    ];
    const club = await made({ status: '0310', startAt: day(7), people });
    await pass(day(7));
    await pass(day(7));
    for (const person of [member, instructor, club.creator]) expect(await kinds(person)).toEqual(['clubStarted']);
    for (const person of [left, asking]) expect(await kinds(person)).toEqual([]);
  });

  test.each([
    ['cancelled', '0300', { event: 'CANCEL', reason: '강사 사정' }, 'clubCancelled', '0310'],
    ['finished', '0400', { event: 'FINISH' }, 'clubFinished', '0500'],
  ] as const)(
    'a club that is %s by hand tells whoever waits to be let in, and their request ends',
    async (_, status, payload, kind, about) => {
      const [asking, rejected] = [
        await makePerson(server, tenantId, 'member'),
        await makePerson(server, tenantId, 'member'),
      ];
      const people = [
        { person: asking, status: 'PENDING' as const },
        { person: rejected, status: 'REJECTED' as const },
      ];
      const club = await made({ status, people });
      expect((await change(club, payload)).status).toBe(200);
      expect(await kinds(asking)).toEqual([kind]);
      expect(await kinds(rejected)).toEqual([]);
      const { body } = await server.call({ url: '/api/v1/my/member-request-clubs', token: asking.token });
      expect((body.data as { contents: unknown[] }).contents).toMatchObject([
        { membershipStatus: 'CANCELLED', clubAboutStatus: about },
      ]);
    },
  );

  test('by the clock too: a request that waits when the club finishes is told and ends; one of a postponed club goes on', async () => {
    const asking = await makePerson(server, tenantId, 'member');
    const people = [{ person: asking, status: 'PENDING' as const }];
    await made({ status: '0400', endAt: day(3), people });
    await pass(day(3));
    await pass(day(3));
    expect(await kinds(asking)).toEqual(['clubFinished']);
    const moved = await made({ status: '0300', people });
    const dates = { startAt: day(20).toISOString(), endAt: day(40).toISOString() };
    await change(moved, { event: 'POSTPONE', ...dates, reason: '' });
    expect(await kinds(asking)).toEqual(['clubFinished', 'clubPostponed']);
    const own = `/api/v1/club/members/me?clubSequence=${moved.clubSequence}`;
    const { body } = await server.call({ url: own, token: asking.token });
    expect((body.data as { contents: unknown[] }).contents).toMatchObject([{ membershipStatus: 'PENDING' }]);
  });

  test('of a life that was caught up with, only how it ended is told', async () => {
    await made({ status: '0310', startAt: day(2), endAt: day(4) });
    await pass(day(30));
    expect(await kinds(member)).toEqual(['clubFinished']);
  });

  test('recruitment that opens or closes is told to nobody', async () => {
    await change(await made({ status: '0300' }), { event: 'CLOSE_RECRUITMENT' });
    expect(await kinds(member)).toEqual([]);
  });

  test('a refused change is told to nobody', async () => {
    await change(await made({ status: '0400' }), { event: 'CANCEL' });
    expect(await kinds(member)).toEqual([]);
  });
});

describe('approval', () => {
  const decide = (clubSequence: number, payload: object) =>
    server.call({
      method: 'PUT',
      url: `/api/manager/v1/clubs/${clubSequence}/approval`,
      token: manager.token,
      payload: { version: 0, ...payload },
    });

  test('the creator is told of an approval, and of a rejection with its reason', async () => {
    const [good, bad] = [await made({ status: '0100' }), await made({ status: '0100' })];
    await decide(good.clubSequence, { decision: 'APPROVE' });
    await decide(bad.clubSequence, { decision: 'REJECT', reason: '기간을 정해 주세요.' });
    expect(await kinds(good.creator)).toEqual(['clubApproved']);
    expect(await notificationsOf(server, tenantId, bad.creator)).toMatchObject([
      { kind: 'clubRejected', detail: { reason: '기간을 정해 주세요.' }, actor_id: manager.memberId },
    ]);
    expect(await kinds(member)).toEqual([]);
  });

  test('a manager who approves their own club is not told', async () => {
    const club = await made({ status: '0100', creator: manager });
    await decide(club.clubSequence, { decision: 'APPROVE' });
    expect(await kinds(manager)).toEqual([]);
  });

  test('a club sent straight into the open needs telling nobody', async () => {
    await submitClub(server, manager);
    expect(await kinds(manager)).toEqual([]);
  });
});

describe('what comes soon', () => {
  test('a club that ends in three days is told once, and again only for a later end', async () => {
    const club = await made({ status: '0400', endAt: day(10) });
    await remind(day(6.9));
    expect(await kinds(member)).toEqual([]);
    await remind(day(7));
    await remind(day(7.5));
    expect(await notificationsOf(server, tenantId, member)).toMatchObject([
      { kind: 'clubEnding', detail: { endAt: day(10).toISOString() } },
    ]);
    expect(await kinds(instructor)).toEqual(['clubEnding']);
    await change(club, { event: 'FINISH' });
    await remind(day(8));
    expect(await kinds(member)).toEqual(['clubEnding', 'clubFinished']);
  });

  test('quizzes that open together are told once, the first leading', async () => {
    const club = await made({
      status: '0400',
      quizzes: [{ openAt: day(1) }, { openAt: day(1) }, { openAt: day(2) }, { openAt: day(1), published: false }],
    });
    await remind(day(0.99));
    expect(await kinds(member)).toEqual([]);
    await remind(day(1));
    await remind(day(1.001));
    expect(await notificationsOf(server, tenantId, member)).toMatchObject([
      { kind: 'quizOpened', quiz_sequence: club.quizSequences[0], detail: { count: 2 } },
    ]);
    await remind(day(2));
    expect(await kinds(member)).toEqual(['quizOpened', 'quizOpened']);
    expect(await kinds(instructor)).toEqual([]);
  });

  test('what opened more than a day ago, while no server ran, is no news', async () => {
    await made({ status: '0400', quizzes: [{ openAt: day(1) }] });
    await remind(day(2.001));
    expect(await kinds(member)).toEqual([]);
  });

  test('quizzes of clubs that do not run open to nobody', async () => {
    await made({ status: '0310', quizzes: [{ openAt: day(1) }] });
    await remind(day(1));
    expect(await kinds(member)).toEqual([]);
  });

  test('a deadline within a day is told once to those who owe a final answer, with how many they owe', async () => {
    const done = await makePerson(server, tenantId, 'member');
    const quizzes = [
      { openAt: day(-3), deadlineAt: day(1) },
      { openAt: day(-3), deadlineAt: day(0.5) },
      { openAt: day(-3), deadlineAt: day(9) },
    ];
    const club = await made({ status: '0400', members: [member, done], quizzes });
    await answerFully(server, done, placeOf(club, 0));
    await answerFully(server, done, placeOf(club, 1));
    await answerFully(server, member, placeOf(club, 2));
    await remind(server.clock.now());
    await remind(server.clock.now());
    expect(await notificationsOf(server, tenantId, member)).toMatchObject([
      {
        kind: 'quizDeadline',
        quiz_sequence: club.quizSequences[1],
        detail: { count: 2, deadlineAt: day(0.5).toISOString() },
      },
    ]);
    expect(await kinds(done)).not.toContain('quizDeadline');
  });
});
