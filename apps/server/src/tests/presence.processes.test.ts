import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LiveBus } from '../kernel/live/live-bus.ts';
import { answerFully, answerRow, myQuizPath, placeOf, quizPath, submitPre } from '../testing/answers.ts';
import { makeClub } from '../testing/clubs.ts';
import { listen, openStream, type OpenStream } from '../testing/live.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { startSecondServer, type SecondServer } from '../testing/second-server.ts';
import { START, startTestServer, type TestServer } from '../testing/server.ts';

/** Who is there and what they are at, told from one server process to the pages of another. */

let server: TestServer;
let second: SecondServer;
let first: string;
let bus: LiveBus;
let tenantId: string;
let ann: Person;
let ben: Person;
const streams: OpenStream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  second = await startSecondServer(server);
  first = await listen(server);
  bus = new LiveBus(server.ground.connection, server.services.live, () => {});
  await bus.start();
  [ann, ben] = (await Promise.all(['안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)))) as [
    Person,
    Person,
  ];
});
afterEach(() => {
  server.clock.set(START);
  for (const stream of streams.splice(0)) stream.leave();
});
afterAll(async () => {
  await second.stop();
  server.services.live.bus = undefined;
  await bus.stop();
});

const hear = async (at: string, { token }: Pick<Person, 'token'>, search: string) => {
  const stream = await openStream(at, token, search);
  streams.push(stream);
  return stream;
};
async function send(at: string, { token }: Pick<Person, 'token'>, path: string, body?: object) {
  const answer = await fetch(`${at}${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-host': 'localhost' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: never };
  return { status: answer.status, data: data as Record<string, unknown> };
}
const heard = (stream: OpenStream, kind: string) =>
  vi.waitFor(() => expect(stream.events.map((event) => event.kind)).toContain(kind), 10_000);

test('whoever writes on one server is told to a page of the other, by name only past the pre-answer', async () => {
  const made = await makeClub(server, tenantId, { members: [ann, ben], quizzes: [{}] });
  const at = placeOf(made);
  const page = await hear(second.url, ann, `?club=${at.club}&quiz=${at.quiz}`);
  const draft = { text: '쓰는 중', version: 0 };
  expect((await send(first, ben, `${myQuizPath(at)}/answer/draft`, draft)).status).toBe(200);
  await heard(page, 'writing');
  expect(JSON.stringify(page.events)).not.toMatch(new RegExp(`${ben.memberId}|벤|AnswerSequence`));
  const seen = () => send(second.url, ann, `${quizPath(at)}/writers`);
  expect((await seen()).data).toEqual({ count: 1, nicknames: [], holdsSeconds: 30 });
  await submitPre(server, ann, at);
  expect((await seen()).data).toEqual({ count: 1, nicknames: ['벤'], holdsSeconds: 30 });
});

test('a look at an answer on one server is seen at the other, and is over 45 seconds after its tab was killed', async () => {
  const other = await makePerson(server, tenantId, 'instructor', '한지우');
  const made = await makeClub(server, tenantId, { members: [ann], instructors: [other], quizzes: [{}] });
  const at = placeOf(made);
  await answerFully(server, ann, at);
  const { answer_sequence: sequence } = (await answerRow(server, tenantId, at, ann))!;
  const club = `/api/v1/my/clubs/${at.club}`;
  const page = await hear(first, made.creator, `?club=${at.club}`);
  const tab = await hear(second.url, other, `?club=${at.club}`);
  const look = { clubQuizAnswerSequence: sequence };
  expect((await send(second.url, other, `${club}/grading-look`, look)).status).toBe(200);
  await heard(page, 'graders');
  const looks = async () => (await send(first, made.creator, `${club}/graders`)).data['looks'];
  expect(await looks()).toMatchObject([{ member: { nickname: '한지우' }, clubQuizAnswerSequence: sequence }]);
  // The tab is killed: it says nothing more, not even that it goes.
  tab.leave();
  server.clock.advance(44_999);
  expect(await looks()).toHaveLength(1);
  server.clock.advance(1);
  expect(await looks()).toEqual([]);
});
