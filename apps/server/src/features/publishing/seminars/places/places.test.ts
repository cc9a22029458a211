import { beforeAll, beforeEach, expect, test } from 'vitest';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { seminarsJob } from '../seminars.jobs.ts';
import { apply, done, leave, openSeminar, seminarOf, SEMINARS } from '../seminars.test-help.ts';

const HOUR_MS = 60 * 60_000;
let server: TestServer;
let holder: Person;
let manager: Person;
let [ann, ben, cho, dan]: Person[] = [];
let id: number;

let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  holder = await makePerson(server, tenantId, 'instructor', '정유진');
  manager = await makePerson(server, tenantId, 'manager');
  [ann, ben, cho, dan] = await Promise.all(
    ['안', '벤', '초', '단'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
});
/** At this moment, everybody logged in anew. */
async function at(moment: Date | string): Promise<void> {
  server.clock.set(new Date(moment).toISOString());
  holder = await logInAgain(server, tenantId, holder, 'instructor');
  manager = await logInAgain(server, tenantId, manager, 'manager');
  [ann, ben, cho, dan] = await Promise.all([ann!, ben!, cho!, dan!].map((who) => logInAgain(server, tenantId, who)));
}
beforeEach(async () => {
  await at('2026-11-21T00:00:00.000Z');
  id = await openSeminar(server, { holder, manager });
});

const pass = (hours: number) => at(new Date(server.clock.now().getTime() + hours * HOUR_MS));
const run = () => seminarsJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
const see = (who: Person) => done(server, who, 'GET', `${SEMINARS}/${id}`);
const refusal = async (who: Person, method: 'PUT' | 'DELETE') => {
  const { status, body } = await server.call({ method, url: `/api/v1/my/seminars/${id}`, token: who.token });
  return [status, body.message];
};
interface Days {
  readonly contents: readonly { readonly activities: readonly { kind: string; seminar: number | null }[] }[];
}
/** Kinds of what somebody was told of the seminar, the latest first. */
const told = async (who: Person) =>
  (await done<Days>(server, who, 'GET', '/api/v1/activity/alarms')).contents
    .flatMap(({ activities }) => activities)
    .filter(({ seminar }) => seminar === id)
    .map(({ kind }) => kind);

test('places are given in order; the seminar closes at capacity, and who comes later waits', async () => {
  expect(await apply(server, ann!, id)).toMatchObject({
    seminarStatus: '0002',
    currentParticipantCount: 1,
    participation: { participantStatus: 'JOINED', waitingNo: null },
    can: { leave: true },
  });
  expect(await apply(server, ben!, id)).toMatchObject({ seminarStatus: '0003', currentParticipantCount: 2 });
  await apply(server, cho!, id);
  expect(await apply(server, dan!, id)).toMatchObject({
    seminarStatus: '0003',
    currentParticipantCount: 2,
    waitingCount: 2,
    participation: { participantStatus: 'WAITING', waitingNo: 2 },
  });
  // Again changes nothing.
  expect(await apply(server, cho!, id)).toMatchObject({ waitingCount: 2, participation: { waitingNo: 1 } });
});

test('a place that becomes free is offered to who waits first, for a day; then to the next one', async () => {
  for (const who of [ann!, ben!, cho!, dan!]) await apply(server, who, id);
  expect(await leave(server, ann!, id)).toMatchObject({ participation: null, currentParticipantCount: 2 });
  expect((await see(cho!)).participation).toEqual({
    participantStatus: 'OFFERED',
    offeredUntil: '2026-11-22T00:00:00.000Z',
    waitingNo: null,
  });
  expect(await told(cho!)).toEqual(['seminarPlace']);
  expect((await see(dan!)).participation).toMatchObject({ participantStatus: 'WAITING', waitingNo: 1 });
  await pass(23);
  await run();
  expect((await see(cho!)).participation?.participantStatus).toBe('OFFERED');
  await pass(1);
  await run();
  expect((await see(cho!)).participation).toBeNull();
  expect(await told(cho!)).toEqual(['seminarPlaceLost', 'seminarPlace']);
  expect((await see(dan!)).participation?.participantStatus).toBe('OFFERED');
  expect(await apply(server, dan!, id)).toMatchObject({
    seminarStatus: '0003',
    currentParticipantCount: 2,
    participation: { participantStatus: 'JOINED', offeredUntil: null },
  });
});

test('an offer that nobody took cannot be taken after its day, even before the job ran', async () => {
  for (const who of [ann!, ben!, cho!, dan!]) await apply(server, who, id);
  await leave(server, ann!, id);
  await pass(24);
  expect((await apply(server, cho!, id)).participation).toMatchObject({ participantStatus: 'WAITING', waitingNo: 1 });
  expect((await see(dan!)).participation?.participantStatus).toBe('OFFERED');
});

test('without anybody who waits, a free place opens the seminar again', async () => {
  for (const who of [ann!, ben!]) await apply(server, who, id);
  expect(await leave(server, ben!, id)).toMatchObject({ seminarStatus: '0002', currentParticipantCount: 1 });
});

test('who has a place gives it back until a day before; who waits leaves any time; nobody applies once it began', async () => {
  for (const who of [ann!, ben!, cho!]) await apply(server, who, id);
  await at('2026-11-27T10:00:00.001Z');
  expect(await refusal(ann!, 'DELETE')).toEqual([409, expect.stringContaining('하루 전')]);
  expect((await see(ann!)).can).toMatchObject({ leave: false });
  expect((await leave(server, cho!, id)).participation).toBeNull();
  await at('2026-11-28T10:00:00.000Z');
  expect(await refusal(dan!, 'PUT')).toEqual([409, expect.stringContaining('신청을 받지 않는')]);
});

test('its holder needs no place, and what is not opened has none', async () => {
  expect(await refusal(holder, 'PUT')).toEqual([409, expect.stringContaining('내 콘텐츠')]);
  const { seminarId } = await done(server, holder, 'POST', SEMINARS, seminarOf());
  const { status } = await server.call({ method: 'PUT', url: `/api/v1/my/seminars/${seminarId}`, token: ann!.token });
  expect(status).toBe(404);
});

test('more places are offered to those who wait, and fewer than are taken are refused', async () => {
  for (const who of [ann!, ben!, cho!]) await apply(server, who, id);
  const { version } = await see(holder);
  const change = (participantCount: number) =>
    server.call({
      method: 'PUT',
      url: `${SEMINARS}/${id}`,
      token: holder.token,
      payload: { ...seminarOf({ participantCount }), version },
    });
  expect((await change(1)).body.errors).toMatchObject([{ path: 'participantCount' }]);
  expect((await change(4)).body.data).toMatchObject({ seminarStatus: '0002', currentParticipantCount: 3 });
  expect((await see(cho!)).participation?.participantStatus).toBe('OFFERED');
});

const write = async (overrides: Parameters<typeof seminarOf>[0]) =>
  done(server, holder, 'PUT', `${SEMINARS}/${id}`, { ...seminarOf(overrides), version: (await see(holder)).version });

test('an offered place is not taken once the seminar was called off', async () => {
  for (const who of [ann!, ben!, cho!]) await apply(server, who, id);
  await leave(server, ann!, id);
  await done(server, holder, 'POST', `${SEMINARS}/${id}/cancellation`, { reason: '강연자가 아파요.' });
  expect(await refusal(cho!, 'PUT')).toEqual([409, expect.stringContaining('신청을 받지 않는')]);
});

test('whoever applied hears that a seminar is moved, and not that its text was written anew', async () => {
  for (const who of [ann!, ben!, cho!]) await apply(server, who, id);
  await write({ text: '실행 계획을 함께 천천히 읽어요.' });
  expect(await told(ann!)).toEqual([]);
  await write({ seminarEndDate: '2026-11-28T13:00:00.000Z' });
  await write({ seminarEndDate: '2026-11-28T13:00:00.000Z', seminarPlace: '학생회관 2층' });
  for (const who of [ann!, cho!]) expect(await told(who)).toEqual(['seminarMoved', 'seminarMoved']);
  expect(await told(dan!)).toEqual([]);
});

test('who applied before a seminar was moved gives the place back until it begins', async () => {
  await apply(server, ann!, id);
  await write({ seminarStartDate: '2026-11-21T20:00:00.000Z' });
  await pass(1);
  await apply(server, ben!, id);
  expect((await see(ben!)).can.leave).toBe(false);
  expect((await see(ann!)).can.leave).toBe(true);
  expect((await leave(server, ann!, id)).participation).toBeNull();
});

test('of a seminar that begins earlier, offers end with its beginning', async () => {
  for (const who of [ann!, ben!, cho!]) await apply(server, who, id);
  await leave(server, ann!, id);
  await write({ seminarStartDate: '2026-11-21T20:00:00.000Z' });
  expect((await see(cho!)).participation).toMatchObject({ offeredUntil: '2026-11-21T20:00:00.000Z' });
});

test('those with a place are reminded once, a day before; afterwards it was held', async () => {
  for (const who of [ann!, ben!, cho!]) await apply(server, who, id);
  await at('2026-11-27T12:00:00.000Z');
  await run();
  await run();
  expect(await told(ann!)).toEqual(['seminarSoon']);
  expect(await told(cho!)).toEqual([]);
  await at('2026-11-28T12:30:00.000Z');
  await run();
  expect((await see(ann!)).seminarStatus).toBe('0004');
});

test('the place of somebody who leaves the organisation goes to who waits', async () => {
  const leaver = await makePerson(server, tenantId, 'member', '떠나는 사람');
  for (const who of [leaver, ann!, ben!]) await apply(server, who, id);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update members set status = 'WITHDRAWN' where member_id = $1`, [leaver.memberId]),
  );
  await run();
  expect(await see(ben!)).toMatchObject({
    currentParticipantCount: 2,
    waitingCount: 0,
    participation: { participantStatus: 'OFFERED' },
  });
});
