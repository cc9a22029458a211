import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFully, placeOf } from '../testing/answers.ts';
import { day, makeClub } from '../testing/clubs.ts';
import { disagreements } from '../testing/invariants.ts';
import { listen } from '../testing/live.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { openConnections, sendAtOnce, times, withStatus, type Sent } from '../testing/races.ts';
import { startSecondServer, type SecondServer } from '../testing/second-server.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Several sessions that change one thing, over two server processes. */
const MANY = 40;

let server: TestServer;
let second: SecondServer;
let urls: string[];
let client: pg.Client;
let tenantId: string;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  second = await startSecondServer(server);
  urls = [await listen(server), second.url];
  client = new pg.Client(server.owner);
  await client.connect();
  await openConnections(server);
  people = await Promise.all(Array.from({ length: 4 }, () => makePerson(server, tenantId, 'member')));
});
afterAll(async () => {
  await client.end();
  await second.stop();
});
const rowsOf = async (query: string, values: unknown[]) => (await client.query(query, values)).rows as object[];
const atOnce = (requests: readonly Sent[]) => sendAtOnce(urls, requests);

async function clubWithAnswers() {
  const other = await makePerson(server, tenantId, 'instructor', '공동 강사');
  const club = await makeClub(server, tenantId, { members: people, instructors: [other], quizzes: [{}, {}] });
  const at = placeOf(club);
  for (const person of people) await answerFully(server, person, at);
  const grade = (who: Person, author: Person, version: number, grading: number): Sent => ({
    method: 'PUT',
    path: `/api/v1/clubs/${at.club}/quizzes/${at.quiz}/answers/${author.memberId}/grade`,
    who,
    body: { grading, version },
  });
  return { club, other, at, grade };
}

test('two sessions that saw the same grade change it at once, in two processes: one change stands, and all others are told it', async () => {
  const { club, other, grade } = await clubWithAnswers();
  const author = people[0]!;
  const [seen] = await atOnce([grade(club.creator, author, 0, 50)]);
  const { version } = (seen!.data as { instructorGrade: { version: number } }).instructorGrade;
  // Two in a row to each process, so that both sessions meet in both.
  const sessions = [club.creator, club.creator, other, other];
  const graded = await atOnce(times(MANY, (n) => grade(sessions[n % 4]!, author, version, n)));
  expect(withStatus(graded, 200)).toHaveLength(1);
  const stale = withStatus(graded, 409);
  expect(stale).toHaveLength(MANY - 1);
  expect(new Set(stale.map(({ code }) => code))).toEqual(new Set(['0409']));
  const standing = graded.map(({ data }) => (data as { instructorGrade: { grade: number } }).instructorGrade.grade);
  expect(new Set(standing).size).toBe(1);
  expect(await disagreements(client, tenantId)).toEqual({});
});

test('a role that is lost while its holder grades counts at once in every process', async () => {
  const { other, grade, at } = await clubWithAnswers();
  const all = (version: number) => times(MANY, (n) => grade(other, people[n % people.length]!, version, n));
  const demote = client.query(`update members set roles = '{ROLE_USER}' where member_id = $1`, [other.memberId]);
  const during = await atOnce(all(0));
  await demote;
  expect(during.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
  const standing = () =>
    rowsOf(
      `select g.answer_sequence, g.version from answer_grades g join answers a using (tenant_id, answer_sequence)
       where a.club_sequence = $1 order by 1`,
      [at.club],
    );
  const before = await standing();
  expect(before).toHaveLength(withStatus(during, 200).length);
  const after = await atOnce([...all(0), ...all(1)]);
  expect(withStatus(after, 403)).toHaveLength(2 * MANY);
  expect(await standing()).toEqual(before);
  expect(await disagreements(client, tenantId)).toEqual({});
});

test('one session publishes a quiz while another takes it out: one of both holds, whole, and no answer is left behind', async () => {
  const make = async () => {
    const other = await makePerson(server, tenantId, 'instructor');
    const quizzes = [{ published: false }, {}];
    return { other, club: await makeClub(server, tenantId, { members: people, instructors: [other], quizzes }) };
  };
  const clubs = await Promise.all(Array.from({ length: 10 }, make));
  const requests = clubs.flatMap(({ club, other }, n): Sent[] => {
    const [first, rest] = club.quizSequences.map((quizSequence) => ({
      quizSequence,
      week: 1,
      openAt: day(-1).toISOString(),
    }));
    const put = (who: Person, quizzes: object[]): Sent => ({
      method: 'PUT',
      path: '/api/v1/club/quizzes',
      who,
      body: { clubSequence: club.clubSequence, version: 0, quizzes },
    });
    const publish = put(club.creator, [{ ...first, published: true }, rest!]);
    const remove = put(other, [rest!]);
    const { quiz } = placeOf(club);
    const answers = people.slice(0, 2).map((who): Sent => {
      const form = new FormData();
      form.append('request', new Blob([JSON.stringify({ text: '답' })], { type: 'application/json' }));
      return { method: 'POST', path: `/api/v1/clubs/${club.clubSequence}/quizzes/${quiz}/preanswer`, who, body: form };
    });
    return n % 2 === 0 ? [publish, remove, ...answers] : [remove, publish, ...answers];
  });
  const answers = await atOnce(requests);
  for (const [n, { club }] of clubs.entries()) {
    const [one, two] = answers.slice(4 * n, 4 * n + 2);
    const [published, removed] = n % 2 === 0 ? [one!, two!] : [two!, one!];
    expect([published.status, removed.status].toSorted()).toEqual([200, 409]);
    const quiz = club.quizSequences[0]!;
    const rows = await rowsOf('select published from club_quizzes where quiz_sequence = $1', [quiz]);
    expect(rows).toEqual(published.status === 200 ? [{ published: true }] : []);
    const written = await rowsOf('select from answers where quiz_sequence = $1', [quiz]);
    expect(written).toHaveLength(withStatus(answers.slice(4 * n + 2, 4 * n + 4), 200).length);
    if (removed.status === 200) expect(written).toEqual([]);
  }
  expect(await disagreements(client, tenantId)).toEqual({});
});
