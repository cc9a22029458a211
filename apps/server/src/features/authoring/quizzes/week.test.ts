import type { ClubWeek } from '@dure/contract/authoring/quizzes/week.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, placeOf, submitPre } from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, options);
const person = (role: 'member' | 'instructor' = 'member') => makePerson(server, tenantId, role);
const ask = (club: number, { token }: Person) => server.call({ url: `/api/v1/clubs/${club}/week`, token });
const weekOf = async (club: number, who: Person) => (await ask(club, who)).body.data as ClubWeek;

test('the headline is what waits with the nearest deadline, with who answered it and never what', async () => {
  const [member, fellow, other] = [await person(), await person(), await person()];
  const club = await made({
    members: [member, fellow, other],
    quizzes: [{ deadlineAt: day(1) }, { deadlineAt: day(3) }, { deadlineAt: day(2), week: 2 }],
  });
  await answerFully(server, member, placeOf(club));
  await submitPre(server, fellow, placeOf(club, 2), { text: '비밀 생각' });
  await submitPre(server, other, placeOf(club, 2));
  const { status, raw } = await ask(club.clubSequence, member);
  expect(status).toBe(200);
  const week = await weekOf(club.clubSequence, member);
  expect(week.headline?.quizSequence).toBe(club.quizSequences[2]);
  expect(week.headline?.people.map(({ memberUUID }) => memberUUID).toSorted()).toEqual(
    [fellow.memberId, other.memberId].toSorted(),
  );
  expect(week.quizzes).toMatchObject([{ no: 1, myAnswerStatus: '0003' }, { no: 2 }, { no: 3, week: 2, preCount: 2 }]);
  expect(raw.toString()).not.toContain('비밀');
});

test('an anonymous club names nobody', async () => {
  const [member, fellow] = [await person(), await person()];
  const club = await made({ members: [member, fellow], anonymous: true, quizzes: [{}] });
  await submitPre(server, fellow, placeOf(club));
  const week = await weekOf(club.clubSequence, member);
  expect(week).toMatchObject({ headline: { people: [] }, quizzes: [{ preCount: 1 }] });
});

test('what has not opened has a date and no question; what is not published is not there', async () => {
  const member = await person();
  const club = await made({
    members: [member],
    quizzes: [
      { openAt: day(4), question: '비밀 문제', week: 2 },
      { openAt: day(2), question: '비밀 문제', topic: '잠금' },
      { openAt: day(3), question: '비밀 문제', published: false },
    ],
  });
  const { raw } = await ask(club.clubSequence, member);
  expect(raw.toString()).not.toContain('비밀');
  expect(await weekOf(club.clubSequence, member)).toMatchObject({
    headline: null,
    quizzes: [],
    coming: [
      { no: 2, week: 1, openAt: day(2).toISOString(), topic: '잠금' },
      { no: 1, week: 2, openAt: day(4).toISOString(), topic: '' },
    ],
  });
});

test('a draft tells how long it is and when it was saved', async () => {
  const member = await person();
  const club = await made({ members: [member], quizzes: [{}] });
  const url = `/api/v1/my/clubs/${club.clubSequence}/quizzes/${club.quizSequences[0]}/answer/draft`;
  const payload = { text: '쓰다 만 글', version: 0 };
  expect((await server.call({ method: 'PUT', url, token: member.token, payload })).status).toBe(200);
  expect((await weekOf(club.clubSequence, member)).quizzes).toMatchObject([
    { hasDraft: true, draftLength: 6, draftSavedAt: server.clock.now().toISOString(), feedbackAt: null },
  ]);
});

test('takes as many statements for one quiz as for fifty, and is closed to others', async () => {
  const member = await person();
  const few = await made({ members: [member], quizzes: [{}] });
  const many = await made({ members: [member], quizzes: Array.from({ length: 50 }, () => ({})) });
  const counts = [];
  for (const { clubSequence } of [few, many]) {
    const before = server.database.statements;
    await ask(clubSequence, member);
    counts.push(server.database.statements - before);
  }
  expect(counts[1]).toBe(counts[0]);
  expect((await ask(few.clubSequence, await person())).status).toBe(403);
});
