import type { ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import { beforeAll, expect, test, vi } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { Database } from '../../../../kernel/database/database.ts';
import { day, makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
import { makeTenant } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { clubClockJob } from './club-clock.jobs.ts';
import { applyDueTransitions } from './club-clock.service.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

async function historyOf(clubSequence: number) {
  const [rows, [club]] = await server.database.read(
    tenantId,
    build
      .selectFrom('club_transitions')
      .select(['event', 'to_status', 'member_id', 'happened_at'])
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', clubSequence)
      .orderBy('transition_sequence'),
    build.selectFrom('clubs').select('club_status').where('club_sequence', '=', clubSequence),
  );
  return { events: rows.map(({ event }) => event), rows, status: club!.club_status };
}
async function after(options: ClubOptions, now: Date) {
  const { clubSequence } = await makeClub(server, tenantId, options);
  await applyDueTransitions(server.services, tenantId, now);
  return historyOf(clubSequence);
}

test.each<[name: string, from: ClubStatus, dates: ClubOptions, at: number, to: ClubStatus]>([
  ['an approved club recruits', '0110', {}, 0, '0300'],
  ['an approved club waits for its recruitment to open', '0110', { recruitStartAt: day(2) }, 0, '0200'],
  ['an approved club whose recruitment has opened recruits', '0110', { recruitStartAt: day(2) }, 2, '0300'],
  ['recruitment opens on its day', '0200', { recruitStartAt: day(2) }, 2, '0300'],
  ['recruitment does not open before its day', '0200', { recruitStartAt: day(2) }, 1.99, '0200'],
  ['recruitment closes when it ends', '0300', { recruitEndAt: day(5) }, 5, '0310'],
  ['recruitment without an end goes on until the start', '0300', {}, 6.99, '0300'],
  ['a recruiting club starts', '0300', {}, 7, '0400'],
  ['a club with closed recruitment starts', '0310', {}, 7, '0400'],
  ['a running club finishes', '0400', { endAt: day(3) }, 3, '0500'],
  ['a postponed club waits', '0210', {}, 6.99, '0210'],
  ['a postponed club recruits again on its new day', '0210', { recruitStartAt: day(3) }, 3, '0300'],
  ['a postponed club starts on its new day', '0210', {}, 7, '0400'],
  ['a draft is left alone', '0000', {}, 99, '0000'],
  ['a club that waits for approval is left alone', '0100', {}, 99, '0100'],
  ['a cancelled club stays cancelled', '0220', {}, 99, '0220'],
])('%s', async (_, status, dates, at, to) => {
  expect((await after({ status, ...dates }, day(at))).status).toBe(to);
});

test('after a long pause one pass catches up with the whole life of a club, step by step', async () => {
  const dates = { recruitStartAt: day(1), recruitEndAt: day(5), startAt: day(7), endAt: day(9) };
  const { events, rows } = await after({ status: '0200', ...dates }, day(20));
  expect(events).toEqual(['OPEN_RECRUITMENT', 'CLOSE_RECRUITMENT', 'START', 'FINISH']);
  expect(rows.every(({ member_id, happened_at }) => member_id === null && +happened_at === +day(20))).toBe(true);
});

test('a club starts at midnight in Seoul on the first of the month, not at midnight in UTC and not before', async () => {
  const midnight = new Date('2026-12-01T00:00:00+09:00');
  const club = await makeClub(server, tenantId, { status: '0310', startAt: midnight, endAt: day(60) });
  await applyDueTransitions(server.services, tenantId, new Date('2026-11-30T14:59:59.999Z'));
  expect((await historyOf(club.clubSequence)).status).toBe('0310');
  await applyDueTransitions(server.services, tenantId, new Date('2026-11-30T15:00:00.000Z'));
  expect((await historyOf(club.clubSequence)).status).toBe('0400');
});

test('two servers whose clocks strike at once record each transition once', async () => {
  const clubs = [];
  for (let i = 0; i < 5; i++) clubs.push(await makeClub(server, tenantId, { status: '0300', recruitEndAt: day(2) }));
  const other = new Database({ ...server.database.pool.options } as never);
  const servers = [server.services, { ...server.services, database: other }];
  await Promise.all([...servers, ...servers].map((services) => applyDueTransitions(services, tenantId, day(2))));
  await other.close();
  for (const { clubSequence } of clubs) {
    expect((await historyOf(clubSequence)).events).toEqual(['CLOSE_RECRUITMENT']);
  }
});

test("the clock of one tenant leaves another tenant's clubs alone", async () => {
  const there = await makeTenant(server, 'hanbit');
  const { clubSequence } = await makeClub(server, there, { status: '0300' });
  await applyDueTransitions(server.services, tenantId, day(99));
  const [[club]] = await server.database.read(
    there,
    build.selectFrom('clubs').select('club_status').where('club_sequence', '=', clubSequence),
  );
  expect(club!.club_status).toBe('0300');
});

test('a server that starts applies what fell due while none ran', async () => {
  const { clubSequence } = await makeClub(server, tenantId, { status: '0310', startAt: day(-1) });
  const { jobs } = server.services;
  await jobs.start([clubClockJob.define({ services: server.services, log: server.app.log })]);
  await vi.waitFor(async () => expect((await historyOf(clubSequence)).status).toBe('0400'), { timeout: 20_000 });
  await jobs.stop();
});
