import type { WaitingQuiz } from '@dure/contract/insight/dashboard/waiting.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, placeOf } from '../../../testing/answers.ts';
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
const person = (role: 'member' | 'instructor' | 'manager' = 'member') => makePerson(server, tenantId, role);
async function waitingFor({ token }: Person) {
  const { status, body } = await server.call({ url: '/api/v1/my/waiting-quizzes', token });
  expect(status).toBe(200);
  return body.data as { contents: WaitingQuiz[]; answerCount: number };
}

test('an instructor reads what waits in all clubs that they run: closed quizzes first, then the nearest deadline', async () => {
  const [creator, teacher, member, fellow] = [
    await person('instructor'),
    await person('instructor'),
    await person(),
    await person(),
  ];
  const quizzes = [{ deadlineAt: day(5) }, { deadlineAt: day(0.01) }, {}, {}];
  const club = await made({ creator, instructors: [teacher], members: [member, fellow], quizzes });
  const other = await made({ members: [member], quizzes: [{}] });
  for (const index of [0, 1, 2]) await answerFully(server, member, placeOf(club, index));
  await answerFully(server, fellow, placeOf(club, 1));
  await answerFully(server, member, placeOf(other));
  server.clock.advance(30 * 60_000);
  const sequence = club.quizSequences;
  for (const who of [creator, teacher]) {
    expect(await waitingFor(who)).toMatchObject({
      answerCount: 4,
      contents: [
        { quizSequence: sequence[1], waitingCount: 2, isClosed: true, no: 2 },
        { quizSequence: sequence[0], waitingCount: 1, isClosed: false },
        { quizSequence: sequence[2], waitingCount: 1, isClosed: false, deadlineAt: null },
      ],
    });
  }
  expect(await waitingFor(await person('manager'))).toEqual({ contents: [], answerCount: 0, paceSeconds: null });
});

test('a member is refused', async () => {
  const { status } = await server.call({ url: '/api/v1/my/waiting-quizzes', token: (await person()).token });
  expect(status).toBe(403);
});
