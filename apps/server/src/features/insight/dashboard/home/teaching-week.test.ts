import type { TeachingEvent } from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, answerPath, placeOf } from '../../../../testing/answers.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const person = (role: 'member' | 'instructor' = 'member') => makePerson(server, tenantId, role);
async function weekOf({ token }: Person) {
  const { status, body } = await server.call({ url: '/api/v1/my/teaching-week', token });
  expect(status).toBe(200);
  return body.data as {
    events: TeachingEvent[];
    clubs: { clubSequence: number; requestCount: number; heldCount: number }[];
  };
}

test('whoever runs clubs reads what opens and closes within seven days, in its order; nobody else does', async () => {
  const [creator, teacher] = [await person('instructor'), await person('instructor')];
  const club = await makeClub(server, tenantId, {
    creator,
    instructors: [teacher],
    quizzes: [
      { openAt: day(-3), deadlineAt: day(1) },
      { openAt: day(2), deadlineAt: day(9), modelAnswer: '' },
      { openAt: day(8) },
      { openAt: day(3), published: false },
    ],
  });
  await makeClub(server, tenantId, { creator, status: '0500', quizzes: [{ openAt: day(1) }] });
  const sequences = club.quizSequences;
  for (const who of [creator, teacher]) {
    const { events } = await weekOf(who);
    expect(events.map(({ quizSequence, kind, hasModelAnswer }) => [quizSequence, kind, hasModelAnswer])).toEqual([
      [sequences[0], 'CLOSES', true],
      [sequences[1], 'OPENS', false],
    ]);
  }
  expect(await weekOf(await person('instructor'))).toEqual({ events: [], clubs: [] });
});

test('clubs in which people or grades wait are named, the others are not', async () => {
  const [creator, member, asking] = [await person('instructor'), await person(), await person()];
  const waits = await makeClub(server, tenantId, {
    creator,
    holdGrades: true,
    members: [member],
    people: [{ person: asking, status: 'PENDING' }],
    quizzes: [{}],
  });
  const lecture = await makeClub(server, tenantId, {
    creator,
    clubType: '0200',
    people: [{ person: asking, status: 'PENDING' }],
  });
  await makeClub(server, tenantId, { creator, members: [member], quizzes: [{}] });
  await answerFully(server, member, placeOf(waits));
  await server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(waits), member)}/grade`,
    token: creator.token,
    payload: { grading: 80, version: 0 },
  });
  expect((await weekOf(creator)).clubs).toEqual([
    { clubSequence: lecture.clubSequence, clubName: '두레 퀴즈 클럽', clubType: '0200', requestCount: 1, heldCount: 0 },
    { clubSequence: waits.clubSequence, clubName: '두레 퀴즈 클럽', clubType: '0100', requestCount: 1, heldCount: 1 },
  ]);
});
