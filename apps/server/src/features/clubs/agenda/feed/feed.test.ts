import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day, lectureForm, makeClub, studyForm, type MadeClub } from '../../../../testing/clubs.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const FEED = '/api/v1/my/calendar-feed';
let server: TestServer;
let tenantId: string;
let me: Person;
let club: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  await server.services.jobs.start([]);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  me = await makePerson(server, tenantId, 'member');
  club = await makeClub(server, tenantId, {
    clubName: '설계; 클럽, 하나',
    members: [me],
    quizzes: [{ openAt: day(-1), deadlineAt: day(3), topic: '인덱스가 있는데도 '.repeat(12) }, { deadlineAt: day(9) }],
  });
});

const run = (statement: string, values: unknown[] = []) =>
  server.database.transaction(tenantId, (transaction) => transaction.execute(statement, values));
async function start(): Promise<string> {
  const { token } = await logInAgain(server, tenantId, me);
  const { body } = await server.call({ method: 'POST', url: FEED, token });
  return new URL((body.data as { address: string }).address).pathname;
}
const get = (url: string, headers: Record<string, string> = {}, host = 'localhost') =>
  server.call({ url, host, headers });

/** What a calendar reads out of a feed, by title. */
async function eventsAt(url: string) {
  const { status, raw } = await get(url);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(raw.toString()) as unknown[]);
  return Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one);
      const value = (name: string) => one.getFirstPropertyValue(name);
      // A deadline is where its event ends.
      const at = (event.summary.endsWith('마감') ? event.endDate : event.startDate).toJSDate();
      return [event.summary, { uid: event.uid, at, sequence: value('sequence'), status: value('status') }];
    }),
  );
}
const CLOSES = '[설계; 클럽, 하나] 퀴즈 1 마감';
const [NEW, MOVED] = [
  { sequence: 0, status: 'CONFIRMED' },
  { sequence: 1, status: 'CONFIRMED' },
];

test('a calendar reads the dates of the own clubs, whatever stands in their names', async () => {
  const url = await start();
  expect(url).toMatch(/^\/calendars\/[\w-]{43}\.ics$/);
  const events = await eventsAt(url);
  expect(events[CLOSES]).toEqual({
    ...NEW,
    at: day(3),
    uid: `${tenantId}/club/${club.clubSequence}/${club.quizSequences[0]}/deadline@dure`,
  });
  expect(Object.keys(events)).toContain('설계; 클럽, 하나 시작');
  const { raw, headers } = await get(url);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(
    Math.max(
      ...raw
        .toString()
        .split('\r\n')
        .map((line) => Buffer.byteLength(line)),
    ),
  ).toBeLessThanOrEqual(75);
});

test('whoever runs a club has its dates as well, and nobody else', async () => {
  me = club.creator;
  expect((await eventsAt(await start()))[CLOSES]).toMatchObject({ ...NEW, at: day(3) });
  me = await makePerson(server, tenantId, 'manager');
  expect(await eventsAt(await start())).toEqual({});
});

test('it has studies of lectures', async () => {
  const manager = await makePerson(server, tenantId, 'manager');
  const studies = [studyForm(1, { startAt: day(2).toISOString(), endAt: day(3).toISOString() })];
  const payload = lectureForm({ studies, startAt: day(1).toISOString(), endAt: day(20).toISOString() });
  const made = await server.call({ method: 'POST', url: '/api/v1/lecture-club', token: manager.token, payload });
  const { clubSequence, participationCode } = made.body.data as LectureClubDetail;
  const join = `/api/v1/clubs/${clubSequence}/join`;
  await server.call({ method: 'POST', url: join, token: me.token, payload: { participationCode } });
  await run(`update clubs set club_status = '0400' where club_sequence = $1`, [clubSequence]);
  const events = await eventsAt(await start());
  const found = Object.entries(events).find(([title]) => title.endsWith('1강 시작'));
  expect(found?.[1]).toMatchObject({ at: day(2), ...NEW });
});

test('what moved has its name and the next revision; what is no more, and a club that is cancelled, is called off', async () => {
  const url = await start();
  const before = await eventsAt(url);
  await run('update club_quizzes set deadline_at = $2 where club_sequence = $1 and position = 1', [
    club.clubSequence,
    day(4),
  ]);
  const after = await eventsAt(url);
  expect(after[CLOSES]).toEqual({ ...before[CLOSES], at: day(4), ...MOVED });
  expect((await eventsAt(url))[CLOSES]).toEqual(after[CLOSES]);
  await run('update club_quizzes set published = false where club_sequence = $1 and position = 1', [club.clubSequence]);
  expect((await eventsAt(url))[CLOSES]).toMatchObject({ sequence: 2, status: 'CANCELLED' });
  await run('update club_quizzes set published = true where club_sequence = $1 and position = 1', [club.clubSequence]);
  expect((await eventsAt(url))[CLOSES]).toMatchObject({ sequence: 3, status: 'CONFIRMED' });
  await run(`update clubs set club_status = '0220' where club_sequence = $1`, [club.clubSequence]);
  expect((await eventsAt(url))[CLOSES]).toMatchObject({ sequence: 4, status: 'CANCELLED' });
});

test('who leaves a club is told nothing more of it', async () => {
  const url = await start();
  await eventsAt(url);
  await run(`update club_members set membership_status = 'LEFT' where club_sequence = $1 and member_id = $2`, [
    club.clubSequence,
    me.memberId,
  ]);
  expect(await eventsAt(url)).toEqual({});
});

test('the same state is the same file: who has it gets 304', async () => {
  const url = await start();
  const { headers } = await get(url);
  server.clock.advance(10 * 60_000);
  expect(headers['cache-control']).toBe('private, max-age=900');
  const tag = { 'if-none-match': String(headers['etag']) };
  expect((await get(url, tag)).status).toBe(304);
  await run('update club_quizzes set deadline_at = $2 where club_sequence = $1 and position = 1', [
    club.clubSequence,
    day(5),
  ]);
  expect((await get(url, tag)).status).toBe(200);
});

test('an address that was renewed or ended, of another tenant, of nobody, or of who is gone is unknown', async () => {
  const unknown = await get(`/calendars/${'a'.repeat(43)}.ics`);
  expect(unknown.status).toBe(404);
  const first = await start();
  const second = await start();
  const { token } = await logInAgain(server, tenantId, me);
  expect((await server.call({ url: FEED, token })).body.data).toEqual({ startedAt: server.clock.now().toISOString() });
  const gone = async (url: string, host?: string) => {
    const { status, body } = await get(url, {}, host);
    return [status, body.code, body.message];
  };
  const answer = [404, unknown.body.code, unknown.body.message];
  expect(await gone(first)).toEqual(answer);
  expect(await gone(second, 'hanbit.localhost')).toEqual(answer);
  expect((await get(second)).status).toBe(200);
  await run(`update members set status = 'WITHDRAWN' where member_id = $1`, [me.memberId]);
  expect(await gone(second)).toEqual(answer);
  await run(`update members set status = 'ACTIVE' where member_id = $1`, [me.memberId]);
  for (let time = 0; time < 2; time++)
    expect((await server.call({ method: 'DELETE', url: FEED, token })).body.data).toEqual({ startedAt: null });
  expect(await gone(second)).toEqual(answer);
});

test('who asks all the time is told to wait', async () => {
  const url = await start();
  for (let poll = 0; poll < 60; poll++) expect((await get(url)).status).toBe(200);
  const { status, headers } = await get(url);
  expect([status, Number(headers['retry-after'])]).toEqual([429, 3600]);
  server.clock.advance(60 * 60_000);
  expect((await get(url)).status).toBe(200);
});
