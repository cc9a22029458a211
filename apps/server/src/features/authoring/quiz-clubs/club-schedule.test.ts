import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { beforeAll, expect, test, vi } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, answerRow, placeOf, saveDraft, submitPre } from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member');
});

const made = (options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [member], quizzes: [{}, {}, {}], ...options });
const put = ({ clubSequence, creator }: MadeClub, quizzes: readonly object[], version = 0, who = creator) =>
  server.call({
    method: 'PUT',
    url: '/api/v1/club/quizzes',
    token: who.token,
    payload: { clubSequence, version, quizzes },
  });
const row = (quizSequence: number | null, overrides: object = {}) => ({
  quizSequence,
  week: 1,
  openAt: day(-1).toISOString(),
  ...overrides,
});
const rows = ({ quizSequences }: MadeClub) => quizSequences.map((sequence) => row(sequence));
/** Somebody waits for a lock. */
const oneWaits = () =>
  vi.waitUntil(async () => {
    const { rows: waiting } = await server.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
const sequencesOf = (data: QuizClubDetail) => data.quizzes.map(({ quizSequence }) => quizSequence);

test('the order, weeks, dates and publication are as listed, and the version moves on', async () => {
  const club = await made();
  const [a, b, c] = club.quizSequences;
  const { status, body } = await put(club, [
    row(c!, { week: 2, openAt: day(2).toISOString(), deadlineAt: day(5).toISOString(), published: false }),
    row(a!),
    row(b!),
  ]);
  expect(status).toBe(200);
  const data = body.data as QuizClubDetail;
  expect(sequencesOf(data)).toEqual([c, a, b]);
  expect(data.version).toBe(1);
  expect(data.quizzes[0]).toMatchObject({ week: 2, published: false, deadlineAt: day(5).toISOString() });
});

test('a stale version answers 0409 with the current quizzes, and two at once leave one', async () => {
  const club = await made();
  await openConnections(server);
  const orders = [rows(club).toReversed(), rows(club).toSorted(() => 1)];
  const answers = await Promise.all(orders.map((order) => put(club, order)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409)!;
  expect(lost.body).toMatchObject({ code: '0409', data: { version: 1, clubSequence: club.clubSequence } });
});

test.each([
  ['a deadline before the open date', { deadlineAt: day(-2).toISOString() }, '1425', 'deadlineAt'],
  ['an open date outside the club', { openAt: day(-30).toISOString() }, '1426', 'openAt'],
  ['a deadline after the club', { deadlineAt: day(60).toISOString() }, '1426', 'deadlineAt'],
  ['a week that the club has not', { week: 5 }, '0422', 'week'],
])('%s is refused at its row', async (_, fault, code, field) => {
  const club = await made();
  const listed = rows(club);
  const { status, body } = await put(club, [listed[0]!, { ...listed[1], ...fault }, listed[2]!]);
  expect([status, body.code]).toEqual([400, code]);
  expect(body.errors?.map(({ path }) => path)).toEqual([`quizzes.1.${field}`]);
});

test('quizzes are added from the own ones or written in place, and one that nobody answered goes', async () => {
  const club = await made();
  const other = await made({ creator: club.creator, quizzes: [{ question: '예전에 쓴 문제' }] });
  const written = { question: '새로 쓴 문제', modelAnswer: '답', modelAnswerKeywords: ['답'] };
  const { status, body } = await put(club, [
    row(null, { written }),
    row(club.quizSequences[1]!),
    row(other.quizSequences[0]!),
  ]);
  expect(status).toBe(200);
  const data = body.data as QuizClubDetail;
  expect(data.quizzes.map(({ question }) => question)).toEqual(['새로 쓴 문제', '문제 2', '예전에 쓴 문제']);
  const found = await server.call({ url: '/api/v1/my/quizzes', token: club.creator.token });
  expect((found.body.data as { contents: { question: string }[] }).contents.map(({ question }) => question)).toEqual([
    '새로 쓴 문제',
    '예전에 쓴 문제',
    '문제 3',
    '문제 2',
    '문제 1',
  ]);
});

test("somebody else's quiz, one named twice and an empty one are refused", async () => {
  const [club, foreign] = [await made(), await made()];
  const [a] = club.quizSequences;
  for (const listed of [[row(foreign.quizSequences[0]!)], [row(a!), row(a!)], [row(null)]]) {
    expect((await put(club, listed)).status).toBe(400);
  }
});

test('a quiz with answers cannot be taken out, hidden or put off; another can', async () => {
  const club = await made();
  await answerFully(server, member, placeOf(club));
  const [first, ...rest] = rows(club);
  const gone = await put(club, rest);
  expect([gone.status, gone.body.code]).toEqual([409, '0409']);
  for (const [field, change] of [
    ['published', { published: false }],
    ['openAt', { openAt: day(3).toISOString() }],
  ] as const) {
    const { status, body } = await put(club, [{ ...first, ...change }, ...rest]);
    expect([status, body.errors?.[0]?.path]).toEqual([400, `quizzes.0.${field}`]);
  }
  const { status } = await put(club, [
    first!,
    { ...rest[0], published: false },
    { ...rest[1], openAt: day(3).toISOString() },
  ]);
  expect(status).toBe(200);
});

test('a quiz taken out while somebody answers it: either the answer stands or the quiz is gone', async () => {
  await openConnections(server);
  for (let round = 0; round < 6; round += 1) {
    const club = await made();
    const [answered, removed] = await Promise.all([
      submitPre(server, member, placeOf(club), { text: '동시에' }),
      put(club, rows(club).slice(1)),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([answered.status, removed.status]);
  }
});

test('a quiz whose first answer is being submitted is not hidden: the list waits for the answer and is refused', async () => {
  const club = await made();
  const [first, ...rest] = rows(club);
  const hiding = await server.database.transaction(tenantId, async (transaction) => {
    await transaction.change(
      build.insertInto('answers').values({
        tenant_id: tenantId,
        club_sequence: club.clubSequence,
        quiz_sequence: club.quizSequences[0]!,
        member_id: member.memberId,
        answer_status: '0002',
        pre_submitted_at: day(0),
        created_at: day(0),
        updated_at: day(0),
      }),
    );
    const asked = put(club, [{ ...first, published: false }, ...rest]);
    await oneWaits();
    return { asked };
  });
  const { status, body } = await hiding.asked;
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'quizzes.0.published']);
});

test.each([
  ['hidden', { published: false }],
  ['put off', { open_at: day(3) }],
])('an answer to a quiz that is %s while it is being submitted is refused, and its draft stays', async (_, change) => {
  const club = await made();
  const at = placeOf(club);
  await saveDraft(server, member, at, '초안', 0);
  const submitting = await server.database.transaction(tenantId, async (transaction) => {
    await transaction.change(
      build
        .updateTable('club_quizzes')
        .set(change)
        .where('club_sequence', '=', at.club)
        .where('quiz_sequence', '=', at.quiz),
    );
    // It has seen the quiz as it was, and waits to be counted.
    const asked = submitPre(server, member, at, { text: '늦은 답' });
    await oneWaits();
    return { asked };
  });
  expect((await submitting.asked).status).toBe(404);
  expect(await answerRow(server, tenantId, at, member)).toMatchObject({ answer_status: '0001', draft_text: '초안' });
});

test('members, other instructors and finished clubs are refused', async () => {
  const club = await made();
  expect((await put(club, rows(club), 0, member)).status).toBe(403);
  expect((await put(club, rows(club), 0, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
  const over = await made({ status: '0500' });
  const { status, body } = await put(over, rows(over));
  expect([status, body.code]).toEqual([409, '0409']);
});
