import type { MonthlyRanking } from '@dure/contract/people/ranking/ranking.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { rankPoints } from './ranking.service.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
});
afterAll(() => owner.end());
beforeEach(async () => {
  server.clock.set(START);
  for (const table of ['point_entries', 'point_changes', 'monthly_points', 'monthly_places'])
    await owner.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
  people = await Promise.all(Array.from({ length: 8 }, (_, n) => makePerson(server, tenantId, 'member', `멤버 ${n}`)));
});

let turn = 0;
/** Gives points as the ledger does: by a claim of a subject of its own. */
const earn = ({ memberId }: Person, points: number, subject = `subject ${turn++}`) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `select settle_points(array[row($1, $2, 'like', $3::text, $4::int, 1, null, null, now())::point_claim])`,
      [tenantId, memberId, subject, points],
    ),
  );
const rank = () => rankPoints(server.database, tenantId);
const rankingOf = async ({ token }: Person, query = '') => {
  const { body } = await server.call({ url: `/api/v1/monthly/ranking${query}`, token });
  expect(body.code).toBe('0000');
  return body.data as MonthlyRanking;
};
const show = ({ token }: Person, isShown: boolean) =>
  server.call({ method: 'PUT', url: '/api/v1/my/ranking', token, payload: { isShown } });
const places = ({ contents }: MonthlyRanking) => contents.map(({ rank: place, points }) => [place, points]);
const names = (rows: MonthlyRanking['contents']) => rows.map(({ member }) => member.nickname);

test('the most come first, ties share a place, and the next one counts them', async () => {
  const given = [30, 50, 50, 10];
  for (const [index, points] of given.entries()) await earn(people[index]!, points);
  await rank();
  const ranking = await rankingOf(people[0]!);
  expect(places(ranking)).toEqual([
    [1, 50],
    [1, 50],
    [3, 30],
    [4, 10],
  ]);
  expect(ranking).toMatchObject({ month: '2026-11', firstMonth: '2026-11', isOver: false, totalElements: 4 });
  await earn(people[3]!, 45);
  await rank();
  expect(places(await rankingOf(people[0]!))[0]).toEqual([1, 55]);
});

test('pages follow each other, and hold everybody once', async () => {
  for (const [index, person] of people.entries()) await earn(person, 10 + Math.floor(index / 2));
  await rank();
  const pages = await Promise.all([1, 2, 3].map((page) => rankingOf(people[0]!, `?size=3&page=${page}`)));
  const all = pages.flatMap(({ contents }) => contents);
  expect(new Set(names(all)).size).toBe(8);
  expect(all.map(({ points }) => points)).toEqual(all.map(({ points }) => points).toSorted((a, b) => b - a));
});

test.each([
  ['in the middle', 4, ['멤버 7', '멤버 6', '멤버 5', '멤버 4', '멤버 3', '멤버 2']],
  ['at the top', 7, ['멤버 7', '멤버 6', '멤버 5', '멤버 4', '멤버 3', '멤버 2']],
  ['at the end', 0, ['멤버 5', '멤버 4', '멤버 3', '멤버 2', '멤버 1', '멤버 0']],
])('who is %s sees five others around them', async (_, index, expected) => {
  for (const [at, person] of people.entries()) await earn(person, 10 + at);
  await rank();
  const { neighbours } = await rankingOf(people[index]!);
  expect(names(neighbours)).toEqual(expected);
  expect(neighbours.filter(({ isMe }) => isMe).map(({ member }) => member.nickname)).toEqual([`멤버 ${index}`]);
});

test('who has nothing stands nowhere', async () => {
  await earn(people[0]!, 10);
  await rank();
  expect((await rankingOf(people[1]!)).neighbours).toEqual([]);
  expect((await rankingOf(people[1]!, '?month=2025-01')).contents).toEqual([]);
});

test('who has it all taken back stands nowhere either', async () => {
  const [gone, stays] = people as [Person, Person];
  await earn(gone, 10, 'taken back');
  await earn(stays, 5);
  await rank();
  await earn(gone, 0, 'taken back');
  await rank();
  expect(names((await rankingOf(stays)).contents)).toEqual(['멤버 1']);
  for (const isShown of [false, true]) expect((await show(gone, isShown)).status).toBe(200);
  expect(names((await rankingOf(stays)).contents)).toEqual(['멤버 1']);
});

test('pieces of a backlog that are added up at once wait for each other', async () => {
  for (const [at, person] of people.entries()) await earn(person, 10 + at);
  const piece = () =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.execute('select rank_points($1, 1)', [tenantId]),
    );
  await Promise.all(people.map(piece));
  expect(places(await rankingOf(people[0]!))).toEqual(people.map((_, at) => [at + 1, 17 - at]));
});

test('whoever opts out is shown to nobody from that moment, and the others move up', async () => {
  for (const [at, person] of people.entries()) await earn(person, 10 + at);
  await rank();
  await show(people[7]!, false);
  const seen = await rankingOf(people[6]!);
  expect(names(seen.contents)).not.toContain('멤버 7');
  expect(names(seen.neighbours)).not.toContain('멤버 7');
  expect([seen.totalElements, seen.contents[0]!.rank, seen.contents[0]!.member.nickname]).toEqual([7, 1, '멤버 6']);
  const own = await rankingOf(people[7]!);
  expect([own.isShown, own.neighbours]).toEqual([false, []]);
  await earn(people[7]!, 5);
  await rank();
  expect(names((await rankingOf(people[6]!)).contents)).not.toContain('멤버 7');
  await show(people[7]!, true);
  expect((await rankingOf(people[6]!)).contents[0]).toMatchObject({ points: 22, member: { nickname: '멤버 7' } });
});

test('whoever opted out before they earned anything this month is shown to nobody either', async () => {
  const [hidden, seen] = people as [Person, Person];
  await show(hidden, false);
  for (const person of [hidden, seen]) await earn(person, 10);
  await rank();
  expect(await rankingOf(seen)).toMatchObject({ totalElements: 1, contents: [{ member: { nickname: '멤버 1' } }] });
  expect(await rankingOf(hidden)).toMatchObject({ isShown: false, neighbours: [] });
});

test('whoever opts out while points are added up is out of these as well', async () => {
  const [hidden, seen] = people as [Person, Person];
  for (const person of [hidden, seen]) await earn(person, 10);
  await owner.query('begin');
  await owner.query('select rank_points($1)', [tenantId]);
  let isOut = false;
  const hiding = show(hidden, false).finally(() => (isOut = true));
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select from pg_locks join pg_database on database = pg_database.oid
       where datname = current_database() and locktype = 'advisory' and not granted`,
    );
    expect(isOut || rows.length > 0).toBe(true);
  });
  await owner.query('commit');
  await hiding;
  expect(names((await rankingOf(seen)).contents)).toEqual(['멤버 1']);
});

test('at midnight of the last day in Seoul the month is over for good', async () => {
  const [first, second, third] = people as [Person, Person, Person];
  server.clock.set('2026-11-30T14:59:59.999Z');
  await earn(first, 10, 'taken back');
  await earn(second, 8);
  await earn(third, 6);
  server.clock.set('2026-11-30T15:00:00.000Z');
  await earn(second, 20);
  await rank();
  const reader = await logInAgain(server, tenantId, first);
  expect((await rankingOf(reader)).contents).toMatchObject([{ rank: 1, points: 20, member: { nickname: '멤버 1' } }]);
  const november = () => rankingOf(reader, '?month=2026-11');
  const before = await november();
  expect(before).toMatchObject({ isOver: true, totalElements: 3 });
  expect(places(before)).toEqual([
    [1, 10],
    [2, 8],
    [3, 6],
  ]);
  await earn(first, 5, 'taken back');
  await rank();
  expect(await november()).toEqual(before);
  await show(await logInAgain(server, tenantId, second), false);
  const after = await november();
  expect(places(after)).toEqual([
    [1, 10],
    [3, 6],
  ]);
  expect(after.totalElements).toBe(2);
  // Opting in again shows from the month that runs.
  await show(await logInAgain(server, tenantId, second), true);
  expect(await november()).toEqual(after);
  expect((await rankingOf(reader)).contents).toMatchObject([{ points: 20, member: { nickname: '멤버 1' } }]);
});

test('what is added up while people earn and hide is what the ledger holds', async () => {
  const acts = Array.from({ length: 40 }, (_, n) => () => {
    const person = people[n % people.length]!;
    if (n % 7 === 0) return rank();
    return n % 11 === 0 ? show(person, n % 2 === 0) : earn(person, 1 + (n % 5));
  });
  await Promise.all(acts.map((act) => act()));
  await rank();
  const { rows } = await owner.query(
    `select p.member_id from monthly_points p join members m using (tenant_id, member_id)
     where p.points <> (select sum(points) from point_entries e where e.member_id = p.member_id)
       or p.ranked_points is distinct from case when in_ranking then p.points end`,
  );
  expect(rows).toEqual([]);
  const held = await owner.query(`select points, place, members from monthly_places order by points desc`);
  const counted = await owner.query(
    `select ranked_points as points, (rank() over (order by ranked_points desc))::int as place from monthly_points
     where ranked_points is not null order by 1 desc`,
  );
  const expected = Map.groupBy(counted.rows as { points: number; place: number }[], ({ points }) => points);
  expect(held.rows).toEqual(
    [...expected].map(([points, rows]) => ({ points, place: rows[0]!.place, members: rows.length })),
  );
});
