import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerPath, placeOf, submitPre, type Place } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { disagreements } from '../../../testing/invariants.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { settleLikes } from './likes.service.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let [author, ...fans]: Person[] = [];
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  server.clock.set(START);
  [author, ...fans] = await Promise.all(
    ['나', '안나', '벤', '최'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
  at = placeOf(await makeClub(server, tenantId, { members: [author!, ...fans], quizzes: [{}] }));
  for (const one of [author!, ...fans]) await submitPre(server, one, at, { text: '사전' });
});

const settle = () => settleLikes(server.database, tenantId);
const like = async (fan: Person, method: 'POST' | 'DELETE' = 'POST', whose = author!) => {
  const sent = await server.call({ method, url: `${answerPath(at, whose)}/like`, token: fan.token });
  expect(sent.body.code).toBe('0000');
};
const paid = async (whose = author!) => {
  const { rows } = await owner.query(
    `select points, happened_at from point_entries where kind = 'like' and member_id = $1 order by entry_sequence`,
    [whose.memberId],
  );
  return rows.map((row) => [row.points, row.happened_at.toISOString()]);
};
const waiting = async () =>
  (await owner.query('select count(*)::int as count from like_changes where tenant_id = $1', [tenantId])).rows[0].count;
const sound = async () => expect(await disagreements(owner, tenantId)).toEqual({});

test('a like earns once it is settled, dated as it was given', async () => {
  await like(fans[0]!);
  expect([await paid(), await waiting()]).toEqual([[], 1]);
  server.clock.set('2026-11-20T12:00:00.000Z');
  await settle();
  expect([await paid(), await waiting()]).toEqual([[[1, START]], 0]);
  await settle();
  expect(await paid()).toEqual([[1, START]]);
});

test('what is given and taken back in between leaves nothing in the history', async () => {
  for (let turn = 0; turn < 5; turn++) {
    await like(fans[0]!);
    await like(fans[0]!, 'DELETE');
  }
  await settle();
  expect([await paid(), await waiting()]).toEqual([[], 0]);
  await sound();
});

describe('likes around the end of a month in the organisation, settled at once,', () => {
  const BEFORE = '2026-11-30T14:59:59.999Z';
  const AFTER = '2026-11-30T15:00:00.000Z';
  const actAt = async (moment: string, fan: Person, method?: 'DELETE') => {
    server.clock.set(moment);
    await like(await logInAgain(server, tenantId, fan), method);
  };

  test('count for the month in which each was given', async () => {
    await actAt(BEFORE, fans[0]!);
    await actAt(BEFORE, fans[1]!);
    await actAt(AFTER, fans[2]!);
    await settle();
    expect(await paid()).toEqual([
      [2, BEFORE],
      [1, AFTER],
    ]);
    await sound();
  });

  test('are taken back in the month in which they went', async () => {
    await actAt(BEFORE, fans[0]!);
    await actAt(AFTER, fans[0]!, 'DELETE');
    await settle();
    expect(await paid()).toEqual([
      [1, BEFORE],
      [-1, AFTER],
    ]);
    await sound();
  });
});

test('a club that stops giving points pays what was liked until then, and nothing after', async () => {
  const pays = (isPaid: boolean) =>
    owner.query('update clubs set earns_points = $2 where club_sequence = $1', [at.club, isPaid]);
  await like(fans[0]!);
  await pays(false);
  await like(fans[1]!);
  await pays(true);
  await settle();
  expect((await paid()).map(([points]) => points)).toEqual([1, 0]);
});

test('an answer that somebody holds waits for the next time, and keeps nobody else waiting', async () => {
  await like(fans[0]!);
  await like(fans[0]!, 'POST', fans[1]);
  await owner.query('begin');
  await owner.query('select from answers where member_id = $1 for update', [author!.memberId]);
  await settle();
  await owner.query('commit');
  expect([await paid(), (await paid(fans[1])).length, await waiting()]).toEqual([[], 1, 1]);
  await settle();
  expect([(await paid()).length, await waiting()]).toEqual([1, 0]);
});

test('a piece settles as many answers as it may, the first ones first', async () => {
  for (const whose of [author!, fans[1]!]) await like(fans[0]!, 'POST', whose);
  const piece = async () =>
    (await owner.query('select settle_likes($1, 1) as settled', [tenantId])).rows[0].settled as number;
  expect([await piece(), await waiting(), await piece(), await piece()]).toEqual([1, 1, 1, 0]);
});

test('whatever is liked while it is settled, nothing is lost and nothing counts twice', async () => {
  const toggle = async (fan: Person, whose: Person) => {
    for (let turn = 0; turn < 21; turn++) await like(fan, turn % 2 === 0 ? 'POST' : 'DELETE', whose);
  };
  const keepSettling = async () => {
    for (let turn = 0; turn < 40; turn++) await settle();
  };
  await Promise.all([
    toggle(fans[0]!, author!),
    ...fans.slice(1).map((fan) => toggle(fan, fans[0]!)),
    keepSettling(),
    keepSettling(),
  ]);
  await settle();
  expect(await waiting()).toBe(0);
  await sound();
});
