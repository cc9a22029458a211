import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerFully, answerRow, placeOf, saveDraft, type Place } from '../testing/answers.ts';
import { openSeminar } from '../features/publishing/seminars/seminars.test-help.ts';
import { day, makeClub, type MadeClub } from '../testing/clubs.ts';
import { disagreements } from '../testing/invariants.ts';
import { listen } from '../testing/live.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { openConnections, sendAtOnce, times, withStatus, type Sent } from '../testing/races.ts';
import { startSecondServer, type SecondServer } from '../testing/second-server.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Calls that are sent at once, to two server processes by turns. */
const MANY = 50;

let server: TestServer;
let second: SecondServer;
let urls: string[];
let client: pg.Client;
let tenantId: string;
let crowd: Person[];
let people: Person[];
let other: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  second = await startSecondServer(server);
  urls = [await listen(server), second.url];
  await server.services.jobs.start([]);
  client = new pg.Client(server.owner);
  await client.connect();
  await openConnections(server);
  crowd = await Promise.all(
    Array.from({ length: MANY }, (_, n) => makePerson(server, tenantId, 'member', `멤버 ${n}`)),
  );
  people = crowd.slice(0, 5);
  other = await makePerson(server, tenantId, 'instructor', '공동 강사');
});
afterAll(async () => {
  await client.end();
  await server.services.jobs.stop();
  await second.stop();
});
/** Whatever raced, everything that is counted agrees with its rows. */
const everythingThatDisagrees = () => disagreements(client, tenantId);
beforeEach(async () => {
  made = await makeClub(server, tenantId, { members: people, instructors: [other], quizzes: [{}, {}] });
  at = placeOf(made);
  for (const person of people) await answerFully(server, person, at);
});

/** All of them at once, every other one to the second process. */
const atOnce = (requests: readonly Sent[]) => sendAtOnce(urls, requests);
const rowsOf = async (query: string, values: unknown[]) => (await client.query(query, values)).rows as never[];

const answerOf = (author: Person, rest: string) =>
  `/api/v1/clubs/${at.club}/quizzes/${at.quiz}/answers/${author.memberId}${rest}`;
const clubPath = (rest: string) => `/api/v1/my/clubs/${at.club}${rest}`;
const sequencesOf = async () =>
  Promise.all(people.map(async (person) => (await answerRow(server, tenantId, at, person))!.answer_sequence));
const bulk = (answers: readonly number[], version: number, grading: number): Sent => ({
  method: 'PUT',
  path: clubPath('/answers/grading'),
  who: made.creator,
  body: { answers: answers.map((clubQuizAnswerSequence) => ({ clubQuizAnswerSequence, version })), grading },
});
const grade = (author: Person, version: number, grading: number): Sent => ({
  method: 'PUT',
  path: answerOf(author, '/grade'),
  who: other,
  body: { grading, version },
});

test('one person likes an answer many times: one row and a count of one, and then none', async () => {
  const [me, ann] = people as [Person, Person];
  const like = (method: 'POST' | 'DELETE'): Sent => ({ method, path: answerOf(ann, '/like'), who: me });
  expect(withStatus(await atOnce(times(MANY, () => like('POST'))), 200)).toHaveLength(MANY);
  expect(await answerRow(server, tenantId, at, ann)).toMatchObject({ like_count: 1 });
  expect(withStatus(await atOnce(times(MANY, () => like('DELETE'))), 200)).toHaveLength(MANY);
  expect(await answerRow(server, tenantId, at, ann)).toMatchObject({ like_count: 0 });
  const mixed = times(MANY, (n) => ({ ...like(n % 3 === 0 ? 'DELETE' : 'POST'), who: people[n % 5]! }));
  expect((await atOnce(mixed)).every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('a one-pick from many tabs goes to one answer; moved by many at once it stays one', async () => {
  const [me, ann, ben] = people as [Person, Person, Person];
  const pick = (author: Person, body: object = {}): Sent => ({
    method: 'POST',
    path: answerOf(author, '/onepick'),
    who: me,
    body,
  });
  const picked = async () =>
    (await Promise.all([ann, ben].map((author) => answerRow(server, tenantId, at, author)))).map(
      (row) => row!.one_pick_count,
    );
  const answers = await atOnce(times(MANY, (n) => pick(n % 4 < 2 ? ann : ben)));
  expect(withStatus(answers, 200).length).toBeGreaterThan(0);
  expect(withStatus(answers, 409).every(({ code }) => code === '1430')).toBe(true);
  expect((await picked()).toSorted()).toEqual([0, 1]);
  const moves = await atOnce(times(MANY, (n) => pick(n % 4 < 2 ? ann : ben, { move: true })));
  expect(moves.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await picked()).toSorted()).toEqual([0, 1]);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('of fifty who apply for a seminar at once exactly as many get a place as there are, and the others wait in one order', async () => {
  const manager = await makePerson(server, tenantId, 'manager');
  const id = await openSeminar(server, { holder: other, manager }, { participantCount: 7 });
  const apply = () =>
    atOnce(times(MANY, (n) => ({ method: 'PUT', path: `/api/v1/my/seminars/${id}`, who: crowd[n]!, body: {} })));
  expect(withStatus(await apply(), 200)).toHaveLength(MANY);
  // Again changes nothing.
  expect(withStatus(await apply(), 200)).toHaveLength(MANY);
  const counted = () =>
    rowsOf(
      `select s.seminar_status, s.participant_count, p.participant_status, count(*)::int as people from seminars as s
        join seminar_participants as p using (tenant_id, post_sequence) where post_sequence = $1
        group by 1, 2, 3 order by 3`,
      [id],
    );
  const closed = { seminar_status: '0003', participant_count: 7 };
  expect(await counted()).toEqual([
    { ...closed, participant_status: 'JOINED', people: 7 },
    { ...closed, participant_status: 'WAITING', people: MANY - 7 },
  ]);
  // All seven give their place back at once: seven others are offered one, and no more.
  const joined: { member_id: string }[] = await rowsOf(
    `select member_id from seminar_participants where post_sequence = $1 and participant_status = 'JOINED'`,
    [id],
  );
  const leaving = crowd.filter(({ memberId }) => joined.some((row) => row.member_id === memberId));
  const left = await atOnce(leaving.map((who) => ({ method: 'DELETE', path: `/api/v1/my/seminars/${id}`, who })));
  expect(withStatus(left, 200)).toHaveLength(7);
  expect(await counted()).toEqual([
    { ...closed, participant_status: 'OFFERED', people: 7 },
    { ...closed, participant_status: 'WAITING', people: MANY - 14 },
  ]);
});

test('of fifty who join at once exactly as many get in as there are places, and recruitment closes once', async () => {
  const club = await makeClub(server, tenantId, { status: '0300', capacity: 7 });
  const joined = await atOnce(
    times(MANY, (n) => ({
      method: 'POST',
      path: `/api/v1/clubs/${club.clubSequence}/join`,
      who: crowd[n]!,
      body: { participationCode: club.participationCode },
    })),
  );
  expect(withStatus(joined, 200)).toHaveLength(7);
  expect(withStatus(joined, 409)).toHaveLength(MANY - 7);
  const query = `select club_status, member_count, (select count(*)::int from club_transitions t
    where t.tenant_id = c.tenant_id and t.club_sequence = c.club_sequence) as transitions
    from clubs c where club_sequence = $1`;
  expect(await rowsOf(query, [club.clubSequence])).toEqual([{ club_status: '0310', member_count: 7, transitions: 1 }]);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('of fifty grades against the same version one stands, and the others are refused with it', async () => {
  const [author] = people as [Person];
  const graded = await atOnce(times(MANY, (n) => grade(author, 0, n)));
  const [first] = withStatus(graded, 200);
  expect(withStatus(graded, 200)).toHaveLength(1);
  expect(withStatus(graded, 409)).toHaveLength(MANY - 1);
  const standing = (answer: (typeof graded)[number]) =>
    (answer.data as { instructorGrade: { grading: number; version: number } }).instructorGrade;
  expect(new Set(graded.map((answer) => standing(answer).grading))).toEqual(new Set([standing(first!).grading]));
  expect(await everythingThatDisagrees()).toEqual({});
});

test('comments written, answered, hidden and deleted at once leave a count that fits', async () => {
  const [author] = people as [Person];
  const body = { clubSequence: at.club, quizSequence: at.quiz, memberUUID: author.memberId, body: '댓글' };
  const reply = (n: number): Sent => ({ method: 'POST', path: '/api/v1/reply', who: people[n % 5]!, body });
  const written = await atOnce(times(MANY, reply));
  const ids = written.map(({ data }) => (data as { answerReplySequence: number }).answerReplySequence);
  expect(new Set(ids).size).toBe(MANY);
  expect(await answerRow(server, tenantId, at, author)).toMatchObject({ reply_count: MANY });
  const acts = ids.flatMap((id, n): Sent[] => {
    const [who, next] = [people[n % 5]!, people[(n + 1) % 5]!];
    const hide = {
      method: 'PUT',
      path: clubPath(`/replies/${id}/hide`),
      who: other,
      body: { reason: '광고' },
    } as const;
    return [
      { method: 'POST', path: `/api/v1/replies/${id}/reply`, who: next, body: { body: '답글' } },
      n % 3 === 0 ? hide : { method: 'DELETE', path: `/api/v1/my/replies/${id}`, who },
    ];
  });
  const answers = await atOnce(acts);
  expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('bulk grades and single grades against one version: every answer is graded exactly once', async () => {
  const sequences = await sequencesOf();
  const graded = await atOnce(times(MANY, (n) => (n % 5 === 0 ? bulk(sequences, 0, n) : grade(people[n % 5]!, 0, n))));
  expect(graded.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const changes = await rowsOf(
    `select answer_sequence, count(*)::int as count, max(new_version) as version from grading_changes
     where answer_sequence = any($1) group by answer_sequence`,
    [sequences],
  );
  expect(changes).toHaveLength(withStatus(graded, 200).length === 1 ? 5 : changes.length);
  for (const change of changes) expect(change).toMatchObject({ count: 1, version: 1 });
  expect(await everythingThatDisagrees()).toEqual({});
});

test('an undo and new grades at once: either all is taken back, or a new grade stands and nothing is', async () => {
  const sequences = await sequencesOf();
  const [graded] = await atOnce([bulk(sequences, 0, 90)]);
  const { actionSequence } = (graded!.data as { action: { actionSequence: number } }).action;
  const undo: Sent = {
    method: 'POST',
    path: clubPath(`/grading-actions/${actionSequence}/undo`),
    who: made.creator,
  };
  const requests = times(MANY, (n) => (n % 2 === 0 ? undo : grade(people[n % 5]!, 1, n)));
  const answers = await atOnce(requests);
  const undone = answers.filter(({ status }, n) => status === 200 && requests[n] === undo);
  const regraded = answers.filter(({ status }, n) => status === 200 && requests[n] !== undo);
  expect(undone.length === 1 ? regraded.length : undone.length).toBe(0);
  const left = await rowsOf('select from answer_grades where answer_sequence = any($1)', [sequences]);
  expect(left).toHaveLength(undone.length === 1 ? 0 : 5);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('grades released fifty times by two instructors while more are given: each author is told once', async () => {
  made = await makeClub(server, tenantId, { members: people, instructors: [other], quizzes: [{}], holdGrades: true });
  at = placeOf(made);
  for (const person of people) await answerFully(server, person, at);
  expect(withStatus(await atOnce(people.map((person) => grade(person, 0, 70))), 200)).toHaveLength(people.length);
  const release = (n: number): Sent => ({
    method: 'POST',
    path: clubPath('/held-grades/release'),
    who: n % 4 < 2 ? made.creator : other,
    body: { quizSequences: [at.quiz] },
  });
  const again = (n: number) => grade(people[n % 5]!, 1, 80);
  const sent = await atOnce(times(MANY, (n) => (n % 10 === 0 ? again(n / 10) : release(n))));
  const released = withStatus(sent, 200).flatMap(
    ({ data }) => (data as { releasedCount?: number }).releasedCount ?? [],
  );
  expect(released.reduce((sum, count) => sum + count, 0)).toBe(people.length);
  const told = `select member_id, count(*)::int as notifications from notifications
    where club_sequence = $1 and kind = 'gradesReleased' group by member_id`;
  const notifications = await rowsOf(told, [at.club]);
  expect(notifications).toHaveLength(people.length);
  for (const one of notifications) expect(one).toMatchObject({ notifications: 1 });
  expect(await rowsOf('select from answers where club_sequence = $1 and grades_held', [at.club])).toEqual([]);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('reports asked for fifty times at once are drafted by one run and one job', async () => {
  const begun = await atOnce(
    times(MANY, () => ({
      method: 'POST',
      path: `/api/v1/quiz-clubs/${at.club}/evaluation`,
      who: made.creator,
      body: {},
    })),
  );
  expect(withStatus(begun, 200)).toHaveLength(MANY);
  expect(await rowsOf('select run from club_evaluations where club_sequence = $1', [at.club])).toEqual([{ run: 1 }]);
  const job = `select data from pgboss.job where name = 'club-evaluation' and (data->>'clubSequence')::bigint = $1`;
  expect(await rowsOf(job, [at.club])).toHaveLength(1);
  expect(await everythingThatDisagrees()).toEqual({});
});

test('a comment sent fifty times with one key is written once, and all hear the same answer', async () => {
  const [me, author] = people as [Person, Person];
  const body = { clubSequence: at.club, quizSequence: at.quiz, memberUUID: author.memberId, body: '한 번만' };
  const sent = await atOnce(times(MANY, () => ({ method: 'POST', path: '/api/v1/reply', who: me, body, key: 'once' })));
  expect(withStatus(sent, 200)).toHaveLength(MANY);
  expect(new Set(sent.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
  expect(await answerRow(server, tenantId, at, author)).toMatchObject({ reply_count: 1 });
  expect(await everythingThatDisagrees()).toEqual({});
});

test('quizzes hidden, put off or taken out while they are answered: no answer is left where nobody sees it', async () => {
  const make = () => makeClub(server, tenantId, { members: people, quizzes: [{}, {}] });
  const clubs = await Promise.all(Array.from({ length: 12 }, make));
  // Half of them have a draft: there the answer's row is no new one.
  const drafting = clubs.flatMap((club) => people.slice(0, 2).map((who) => ({ who, place: placeOf(club) })));
  for (const { who, place } of drafting) await saveDraft(server, who, place, '초안', 0);
  const later = day(1).toISOString();
  const changes = [{ published: false }, { openAt: later }, null];
  const requests = clubs.flatMap((club, n): Sent[] => {
    const rows = club.quizSequences.map((quizSequence) => ({ quizSequence, week: 1, openAt: day(-1).toISOString() }));
    const change = changes[n % 3];
    const quizzes = change ? [{ ...rows[0], ...change }, rows[1]] : rows.slice(1);
    const { club: clubSequence, quiz } = placeOf(club);
    const answers = people.slice(0, 4).map((who): Sent => {
      const form = new FormData();
      form.append('request', new Blob([JSON.stringify({ text: '답' })], { type: 'application/json' }));
      return { method: 'POST', path: `/api/v1/clubs/${clubSequence}/quizzes/${quiz}/preanswer`, who, body: form };
    });
    const put = { clubSequence, version: 0, quizzes };
    return [...answers, { method: 'PUT', path: '/api/v1/club/quizzes', who: club.creator, body: put }];
  });
  const answers = await atOnce(requests);
  expect(answers.every(({ status }) => [200, 400, 404, 409].includes(status))).toBe(true);
  const unseen = `select club_sequence from club_quizzes where pre_count > 0 and (not published or open_at > $1)`;
  expect(await rowsOf(unseen, [server.clock.now()])).toEqual([]);
  expect(await everythingThatDisagrees()).toEqual({});
});
