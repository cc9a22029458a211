import { firstCallsOf } from '@dure/contract/platform/pages/first-calls';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, openRoom, placeOf, submitPre } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

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
  ['/studyroom/recall', 'member', 8],
  ['/studyroom/friends', 'member', 16],
  ['/account/my/alarms', 'member', 5],
  ['/quiz-dashboard/{club}', 'author', 25],
  ['/quiz-dashboard/{club}/grading', 'author', 39],
  ['/quiz-dashboard/{club}/edit', 'author', 20],
  ['/quiz-make', 'author', 12],
  ['/quiz/create', 'author', 12],
  ['/system/admin/club-approval', 'manager', 5],
  ['/lecture/{lecture}', 'member', 8],
] as const;

test.each(PAGES)('what %s brings along to a %s is there, in at most %i statements', async (path, who, most) => {
  const pathname = path.replace('{club}', String(club)).replace('{quiz}', String(quiz));
  const visit = { pathname: pathname.replace('{lecture}', String(lecture)), search: '', logged: true };
  const asks = {
    ...visit,
    teaches: who !== 'member',
    manages: who === 'manager',
    memberId: people[who].memberId,
    now: server.clock.now().getTime(),
  };
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

const allAt = (address: string, { token }: Person) =>
  server.call({ url: `/api/v1/pages/answers?address=${encodeURIComponent(address)}`, token });

test.each(PAGES)(
  'all that %s asks as a %s comes in one answer, in at most %i statements and two',
  async (path, who, most) => {
    const address = path
      .replace('{club}', String(club))
      .replace('{quiz}', String(quiz))
      .replace('{lecture}', String(lecture));
    const before = server.database.statements;
    const { status, body, headers } = await allAt(address, people[who]);
    expect(server.database.statements - before).toBeLessThanOrEqual(most + 2);
    expect(status).toBe(200);
    const { answers } = body.data as { answers: Record<string, unknown> };
    const visit = {
      pathname: address,
      search: '',
      logged: true,
      teaches: who !== 'member',
      manages: who === 'manager',
      memberId: people[who].memberId,
    };
    const named = firstCallsOf({ ...visit, now: server.clock.now().getTime(), known: answers })!;
    expect(Object.keys(answers).toSorted()).toEqual([...named].toSorted());
    // What those who teach and run see is kept on no device.
    expect(headers['x-reader'] === undefined).toBe(who !== 'member');
  },
);

test('what a page may not show its reader is in no answer, and an address of no page has none', async () => {
  for (const address of [
    `/quiz-dashboard/${club}/grading`,
    '/system/admin/club-approval',
    '/nowhere',
    '//elsewhere/studyroom',
    '/'.repeat(9),
  ])
    expect((await allAt(address, people.member)).body.data).toEqual({ answers: {} });
  expect((await allAt('studyroom', people.member)).status).toBe(400);
  const guest = await server.call({ url: '/api/v1/pages/answers?address=%2Fstudyroom' });
  expect(guest.status).toBe(401);
});
