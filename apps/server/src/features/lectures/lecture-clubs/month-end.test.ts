import type { Agenda } from '@dure/contract/clubs/agenda/agenda.endpoints';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { LectureDashboard } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { lectureForm, studyForm } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { clubClockJob } from '../../clubs/clubs/life/club-clock.jobs.ts';

/** The last minute of November on the wall of the tenant, which lies in Seoul, and the first of December. */
const LAST_MINUTE = '2026-11-30T14:59:00.000Z';
const MIDNIGHT = '2026-11-30T15:00:00.000Z';
const later = (days: number) => new Date(Date.parse(MIDNIGHT) + days * 24 * 60 * 60_000).toISOString();

let server: TestServer;
let tenantId: string;
let manager: Person;
let member: Person;
let club: LectureClubDetail;

const send = (method: 'GET' | 'POST' | 'PUT', url: string, { token }: Person, payload?: object) =>
  server.call({ method, url, token, ...(payload && { payload }) });

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  server.clock.set(LAST_MINUTE);
  tenantId = await makeTenant(server, 'dure', { needsApproval: false });
  manager = await makePerson(server, tenantId, 'manager');
  member = await makePerson(server, tenantId, 'member');
  // The two days are one in UTC.
  const studies = [
    studyForm(1, { startAt: LAST_MINUTE, endAt: '2026-11-30T14:59:59.000Z' }),
    studyForm(2, { startAt: MIDNIGHT, endAt: later(6) }),
    studyForm(3, { startAt: later(7), endAt: later(8) }),
  ];
  const form = lectureForm({ startAt: LAST_MINUTE, endAt: later(9), studies, assistant: { dailyLimit: 1 } });
  const made = await send('POST', '/api/v1/lecture-club', manager, form);
  club = made.body.data;
  const { participationCode } = club;
  await send('POST', `/api/v1/clubs/${club.clubSequence}/join`, member, { participationCode });
  const job = clubClockJob.define({ services: server.services, log: undefined as never });
  await job.run({}, async () => {});
});
afterAll(() => server.services.jobs.stop());

const begun = async () => {
  const { body } = await send('GET', `/api/v1/lecture-clubs/${club.clubSequence}/dashboard`, manager);
  return (body.data as LectureDashboard).begunCount;
};
const agenda = async () => {
  const { days, contents } = (await send('GET', '/api/v1/my/agenda', member)).body.data as Agenda;
  return [days[0], days.at(-1), contents.map(({ kind, no }) => [kind, no])];
};
const ask = async () => {
  const { body, headers } = await send('POST', '/api/v1/llm/ai-assistant/messages', member, {
    clubSequence: club.clubSequence,
    clubStudySequence: club.studies[0]!.clubStudySequence,
    question: '기본 키가 무엇인가요?',
    scope: 'ALL',
  });
  // Only what was answered counts: there is nothing here to answer from.
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('assistant_messages').set({ state: 'ANSWERED' }).where('tenant_id', '=', tenantId),
    ),
  );
  return [body.code, headers['retry-after']];
};

test("at a month's end the tenant's day turns at its own midnight: limits, studies that began, and what is due", async () => {
  expect(await begun()).toBe(1);
  expect(await agenda()).toEqual(['2026-11-30', '2026-12-06', [['STUDY_STARTS', 2]]]);
  expect(await ask()).toEqual(['0000', undefined]);
  expect(await ask()).toEqual(['0429', '60']);

  server.clock.set(MIDNIGHT);
  expect(await begun()).toBe(2);
  expect(await agenda()).toEqual(['2026-12-01', '2026-12-07', []]);
  expect(await ask()).toEqual(['0000', undefined]);
  expect(await ask()).toEqual(['0429', String(24 * 60 * 60)]);
});
