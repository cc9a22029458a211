import type { Statistics, StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import type { OverviewFigures } from '@dure/contract/platform/administration/administration.endpoints';
import { STATISTICS_FIGURES } from '@dure/contract/platform/statistics/statistics-figures';
import { HIDDEN_FIGURE, STATISTICS_MEANINGS } from '@dure/contract/platform/statistics/statistics-figures.text';
import { LEAST_COUNTED_PEOPLE, MAX_STATISTICS_MONTHS } from '@dure/contract/platform/statistics/statistics-limits';
import pg from 'pg';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { planOf } from '../../../testing/database/plans.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { countFinals } from './statistics.queries.ts';

const PEOPLE = 7;
const HOST = 'statistics-there.localhost';
/** Midnight of the first of October in Seoul, and of November. */
const OCTOBER = '2026-09-30T15:00:00.000Z';
const NOVEMBER = '2026-10-31T15:00:00.000Z';
const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let manager: Person;
let foreign: Person;
let people: Person[];
let club: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  owner = new pg.Client(server.owner);
  await owner.connect();
  tenantId = await makeTenant(server);
  const elsewhere = await makeTenant(server, 'statistics-there');
  manager = await makePerson(server, tenantId, 'manager');
  foreign = await makePerson(server, elsewhere, 'manager');
  people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, no) => makePerson(server, tenantId, 'member', `멤버 ${no}`)),
  );
  club = await makeClub(server, tenantId, {
    members: people,
    joinedAt: new Date(OCTOBER),
    quizzes: [{ deadlineAt: new Date(NOVEMBER) }, {}, {}],
  });
});
afterAll(() => owner.end());

interface Handed {
  readonly quiz?: number;
  readonly preAt: string;
  readonly finalAt?: string;
  readonly grades?: readonly [pre: number, final: number];
  readonly isHeld?: boolean;
}
const handIn = (person: Person, { quiz = 0, preAt, finalAt, grades, isHeld }: Handed) =>
  owner.query(
    `insert into answers (tenant_id, club_sequence, quiz_sequence, member_id, answer_status, pre_submitted_at,
       final_submitted_at, pre_grade, ai_final_grade, official_grade, grades_held, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $6, $6)`,
    [
      tenantId,
      club.clubSequence,
      club.quizSequences[quiz],
      person.memberId,
      finalAt ? '0003' : '0002',
      preAt,
      finalAt ?? null,
      ...(grades ?? [null, null]),
      grades ? (isHeld ?? false) : null,
    ],
  );
const grade = (person: Person, grader: string, value: number) =>
  owner.query(
    `insert into answer_grades (tenant_id, answer_sequence, grader, grade, graded_by, graded_at)
     select $1, answer_sequence, $3, $4, $2, $5 from answers
     where tenant_id = $1 and member_id = $2 and quiz_sequence = $6`,
    [tenantId, person.memberId, grader, value, OCTOBER, club.quizSequences[0]],
  );
const ask = async (query = '', { token } = manager, host?: string) =>
  (await server.call({ url: `/api/manager/v1/statistics${query}`, token, ...(host && { host }) })).body
    .data as Statistics;
const monthIn = ({ months }: Statistics, month: string): StatisticsMonth =>
  months.find((one) => one.month === month) ?? expect.fail(`no month ${month}`);

test('an organisation in which nothing happened has months of nothing', async () => {
  const { months } = await ask('', foreign, HOST);
  expect(months).toHaveLength(12);
  expect(months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11']);
  expect(months.map(({ isOver }) => isOver).slice(-2)).toEqual([true, false]);
  for (const { values, hidden } of months) {
    expect(hidden).toEqual([]);
    expect(Object.values(values).every((value) => value === 0 || value === null)).toBe(true);
  }
});

test('a month begins and ends at midnight in Seoul', async () => {
  for (const person of people.slice(0, LEAST_COUNTED_PEOPLE))
    await handIn(person, { preAt: justBefore(OCTOBER), finalAt: OCTOBER });
  for (const person of people.slice(0, LEAST_COUNTED_PEOPLE))
    await handIn(person, { quiz: 1, preAt: justBefore(NOVEMBER), finalAt: NOVEMBER });
  const all = await ask();
  expect(monthIn(all, '2026-09').values).toMatchObject({ preCount: 5, finalCount: 0, answeringPeople: 5 });
  expect(monthIn(all, '2026-10').values).toMatchObject({ preCount: 5, finalCount: 5, joinedPeople: PEOPLE });
  expect(monthIn(all, '2026-11').values).toMatchObject({ preCount: 0, finalCount: 5, answeringPeople: 5 });
});

test('learning is what the dashboard of the club counts; grades that are held are no growth yet', async () => {
  await owner.query('delete from answers where tenant_id = $1', [tenantId]);
  const late = new Date(Date.parse(NOVEMBER) + 1).toISOString();
  const grades = [
    [40, 70],
    [50, 50],
    [80, 40],
    [0, 100],
    [20, 60],
    [10, 90],
  ] as const;
  for (const [no, pair] of grades.entries())
    await handIn(people[no]!, {
      preAt: OCTOBER,
      finalAt: no === 0 ? late : NOVEMBER,
      grades: pair,
      isHeld: no === 5,
    });
  const { values } = monthIn(await ask(), '2026-11');
  expect(values.onTimeShare).toBeCloseTo(5 / 6, 9);
  expect(values.averageGrowth).toBeCloseTo((0.5 + 0 - 0.5 + 1 + 0.5) / 5, 9);
  const { rows } = await owner.query(
    `select sum(on_time_count)::int as on_time, sum(final_count)::int as finals,
       (sum(growth_sum) / sum(growth_count))::float8 as growth from club_members where tenant_id = $1`,
    [tenantId],
  );
  expect(rows[0]).toEqual({ on_time: 5, finals: 6, growth: expect.closeTo(values.averageGrowth!, 9) });
});

test('a grade is AI’s where no instructor gave one', async () => {
  for (const person of people.slice(0, 6)) await grade(person, 'AI', 70);
  await grade(people[0]!, 'INSTRUCTOR', 80);
  const { values } = monthIn(await ask(), '2026-11');
  expect(values).toMatchObject({ gradedCount: 6, aiGradedShare: 5 / 6 });
});

test('clubs are counted while they run, and where they begin to', async () => {
  const step = (event: string, to: string, at: string) =>
    owner.query(
      `insert into club_transitions (tenant_id, club_sequence, event, to_status, happened_at) values ($1, $2, $3, $4, $5)`,
      [tenantId, club.clubSequence, event, to, at],
    );
  await step('START', '0400', justBefore(OCTOBER));
  await step('FINISH', '0500', OCTOBER);
  const all = await ask();
  expect(['2026-08', '2026-09', '2026-10', '2026-11'].map((month) => monthIn(all, month).values)).toMatchObject([
    { runningClubs: 0, startedClubs: 0 },
    { runningClubs: 1, startedClubs: 1 },
    { runningClubs: 1, startedClubs: 0 },
    { runningClubs: 0, startedClubs: 0 },
  ]);
});

test('what fewer people did than may be told is hidden, and said to be', async () => {
  await owner.query('delete from answer_grades where tenant_id = $1', [tenantId]);
  await owner.query('delete from answers where tenant_id = $1', [tenantId]);
  for (const person of people.slice(0, LEAST_COUNTED_PEOPLE - 1))
    await handIn(person, { preAt: OCTOBER, finalAt: NOVEMBER, grades: [10, 20] });
  const { values, hidden } = monthIn(await ask(), '2026-11');
  expect(hidden).toEqual([
    'answeringPeople',
    'finalCount',
    'onTimeShare',
    'averageGrowth',
    'gradedCount',
    'aiGradedShare',
  ]);
  for (const figure of hidden) expect(values[figure]).toBeNull();
  await handIn(people.at(-1)!, { preAt: OCTOBER, finalAt: NOVEMBER });
  const more = monthIn(await ask(), '2026-11');
  expect(more.hidden).toEqual(['averageGrowth', 'gradedCount', 'aiGradedShare']);
  expect(more.values).toMatchObject({ finalCount: 5, onTimeShare: 1, averageGrowth: null });
});

test('the overview says of a week what the statistics would, from Monday to Sunday there', async () => {
  const { body } = await server.call({ url: '/api/manager/v1/overview/figures', token: manager.token });
  const { weeks, files } = body.data as OverviewFigures;
  expect(weeks).toHaveLength(10);
  // The first of November 2026 is a Sunday in Seoul.
  expect(weeks.filter(({ values }) => values.answeringPeople !== 0).map(({ from }) => from)).toEqual([
    '2026-09-28',
    '2026-10-26',
  ]);
  expect(weeks.find(({ from }) => from === '2026-10-26')).toMatchObject({
    values: { answeringPeople: 5, onTimeShare: 1, averageGrowth: null },
    hidden: ['averageGrowth'],
  });
  expect(weeks.at(-1)!.from).toBe('2026-11-16');
  expect(files).toEqual([]);
});

test('another organisation sees nothing of it, and a period is what was asked for', async () => {
  const theirs = await ask('', foreign, HOST);
  expect(theirs.months.every(({ values }) => values.finalCount === 0 && values.runningClubs === 0)).toBe(true);
  const months = async (query: string) => (await ask(query)).months.map(({ month }) => month);
  expect(await months('?months=3&lastMonth=2026-02')).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(await months('?months=1&lastMonth=2030-01')).toEqual(['2026-11']);
  for (const query of [`?months=${MAX_STATISTICS_MONTHS + 1}`, '?months=0', '?lastMonth=2026-13', '?lastMonth=now']) {
    const { body } = await server.call({ url: `/api/manager/v1/statistics${query}`, token: manager.token });
    expect(body.code, query).not.toBe('0000');
  }
});

test('the file says the same, and what each figure means', async () => {
  const { raw, status } = await server.call({
    url: '/api/manager/v1/statistics/export?months=2',
    token: manager.token,
  });
  expect(status).toBe(200);
  const [months, meanings] = await readExcelFile(raw);
  const [heads, october, november] = months!.data;
  expect(heads).toHaveLength(1 + STATISTICS_FIGURES.length);
  const at = (row: readonly unknown[] | undefined, figure: (typeof STATISTICS_FIGURES)[number]) =>
    row?.[1 + STATISTICS_FIGURES.indexOf(figure)];
  expect([october?.[0], november?.[0]]).toEqual(['2026-10', '2026-11']);
  expect([at(november, 'finalCount'), at(november, 'onTimeShare'), at(november, 'averageGrowth')]).toEqual([
    5,
    100,
    HIDDEN_FIGURE,
  ]);
  expect(meanings!.data.slice(1).map(([label]) => label)).toEqual(
    STATISTICS_FIGURES.map((figure) => STATISTICS_MEANINGS[figure].label),
  );
});

test('as many statements whatever is counted, and answers of other months are not read', async () => {
  const statements = async (query: string) => {
    const before = server.database.statements;
    await ask(query);
    return server.database.statements - before;
  };
  expect(await statements('?months=1')).toBe(await statements('?months=24'));
  await owner.query(
    `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
     select $1, gen_random_uuid(), 'p' || n || '@example.test', 'p' || n || '@example.test', '', '멤버', '{ROLE_USER}', now()
     from generate_series(1, 2000) n`,
    [tenantId],
  );
  await owner.query(
    `with seats as (insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
       select tenant_id, $2, member_id, 'MEMBER', now(), '2026-01-01' from members
       where tenant_id = $1 and nickname = '멤버' returning member_id)
     insert into answers (tenant_id, club_sequence, quiz_sequence, member_id, answer_status, pre_submitted_at,
       final_submitted_at, created_at, updated_at)
     select $1, $2, $3, member_id, '0003', '2026-02-01', '2026-02-01', '2026-02-01', '2026-02-01' from seats`,
    [tenantId, club.clubSequence, club.quizSequences[2]],
  );
  await owner.query('vacuum analyze answers');
  const periods = [{ name: '2026-11', from: '2026-11-01', to: '2026-12-01' }];
  const { most } = await planOf(server, tenantId, countFinals({ tenantId, timeZone: 'Asia/Seoul', periods }));
  expect(most).toBeLessThan(100);
}, 60_000);
