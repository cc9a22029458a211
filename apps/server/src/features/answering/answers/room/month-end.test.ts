import { beforeAll, expect, test } from 'vitest';
import { openRoom, placeOf, quizPath, submitFinal, submitPre } from '../../../../testing/answers.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { notificationsOf } from '../../../../testing/notifications.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { sendReminders } from '../../../clubs/clubs/life/club-reminders.service.ts';

/** Midnight in Seoul after the last day of the month: nine hours before it is midnight in UTC. */
const MIDNIGHT = new Date('2026-12-01T00:00:00+09:00');
const before = (milliseconds: number) => new Date(MIDNIGHT.getTime() - milliseconds);
const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let tenantId: string;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [ann, ben] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
});

const club = (quiz: { openAt?: Date; deadlineAt?: Date }) =>
  makeClub(server, tenantId, { members: [ann, ben], quizzes: [quiz], endAt: day(30) });
async function at(now: Date) {
  server.clock.set(now);
  [ann, ben] = [await logInAgain(server, tenantId, ann), await logInAgain(server, tenantId, ben)];
}

test('a deadline at the end of the month holds to the last millisecond in Seoul, and at midnight all is open', async () => {
  const place = placeOf(await club({ deadlineAt: MIDNIGHT }));
  await at(before(1));
  expect((await submitPre(server, ann, place)).status).toBe(200);
  const peers = () => server.call({ url: `${quizPath(place)}/answers`, token: ben.token });
  expect((await peers()).body.message).toBe('사전답변을 먼저 제출해 주세요.');
  expect((await submitFinal(server, ann, place)).status).toBe(200);
  await at(MIDNIGHT);
  expect((await submitFinal(server, ann, place)).body.message).toBe('답변 마감이 지났습니다.');
  expect((await submitPre(server, ben, place)).body.message).toBe('답변 마감이 지났습니다.');
  expect((await peers()).status).toBe(200);
});

test('a quiz that opens on the first of the month is not there before midnight in Seoul', async () => {
  const place = placeOf(await club({ openAt: MIDNIGHT }));
  await at(before(1));
  expect((await openRoom(server, ann, place)).status).toBe(404);
  expect((await submitPre(server, ann, place)).status).toBe(404);
  await at(MIDNIGHT);
  expect((await submitPre(server, ann, place)).status).toBe(200);
});

test('a deadline at midnight is told a day before it, to the millisecond, and not once it has passed', async () => {
  const reader = await makePerson(server, tenantId, 'member');
  await makeClub(server, tenantId, { members: [reader], quizzes: [{ deadlineAt: MIDNIGHT }], endAt: day(30) });
  const late = await makePerson(server, tenantId, 'member');
  const told = async (person: Person) => (await notificationsOf(server, tenantId, person)).map(({ kind }) => kind);
  await sendReminders(server.services, tenantId, before(DAY_MS + 1));
  expect(await told(reader)).toEqual([]);
  await sendReminders(server.services, tenantId, before(DAY_MS));
  expect(await told(reader)).toEqual(['quizDeadline']);
  await makeClub(server, tenantId, { members: [late], quizzes: [{ deadlineAt: MIDNIGHT }], endAt: day(30) });
  await sendReminders(server.services, tenantId, MIDNIGHT);
  expect(await told(late)).toEqual([]);
});
