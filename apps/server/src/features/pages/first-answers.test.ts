import { firstCallsOf } from '@dure/contract/pages/first-calls';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, openRoom, placeOf, submitPre } from '../../testing/answers.ts';
import { makeClub } from '../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let people: Record<'member' | 'author' | 'manager', Person>;
let [club, quiz, lecture]: number[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  const [member, peer] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  const manager = await makePerson(server, tenantId, 'manager');
  const made = await makeClub(server, tenantId, { members: [member, peer], quizzes: [{}, {}] });
  people = { member, author: made.creator, manager };
  const at = placeOf(made);
  [club, quiz] = [at.club, at.quiz];
  await answerFully(server, peer, at);
  await submitPre(server, member, at);
  await openRoom(server, member, at);
  const other = await makeClub(server, tenantId, { clubType: '0200', creator: made.creator, members: [member] });
  lecture = other.clubSequence;
});

const PAGES = [
  ['/quiz/{club}/quizzes/{quiz}', 'member', 25],
  ['/studyroom', 'member', 28],
  ['/account/my/alarms', 'member', 5],
  ['/quiz-dashboard/{club}', 'author', 25],
  ['/quiz-dashboard/{club}/grading', 'author', 32],
  ['/quiz-dashboard/{club}/edit', 'author', 20],
  ['/quiz-make', 'author', 12],
  ['/quiz/create', 'author', 12],
  ['/system/admin/club-approval', 'manager', 5],
  ['/lecture/{lecture}', 'member', 8],
] as const;

test.each(PAGES)('what %s brings along to a %s is there, in at most %i statements', async (path, who, most) => {
  const pathname = path.replace('{club}', String(club)).replace('{quiz}', String(quiz));
  const visit = { pathname: pathname.replace('{lecture}', String(lecture)), search: '', logged: true };
  const asks = { ...visit, teaches: who !== 'member', manages: who === 'manager', now: server.clock.now().getTime() };
  const known: Record<string, unknown> = {};
  const before = server.database.statements;
  for (let round = 0; round < 2; round++) {
    for (const url of firstCallsOf({ ...asks, known })!.filter((call) => !(call in known))) {
      const { status, body } = await server.call({ url, token: people[who].token });
      expect([url, status, body.code]).toEqual([url, 200, '0000']);
      known[url] = body.data;
    }
  }
  expect(server.database.statements - before).toBeLessThanOrEqual(most);
});
