import { readFile } from 'node:fs/promises';
import {
  HIGH_SCORE,
  MAX_COUNTED,
  MAX_POINTS,
  POINT_KINDS,
  USUAL_POINTS,
  type PointKind,
} from '@dure/contract/people/points/point-kinds';
import type { PointHistories, PointSettings } from '@dure/contract/people/points/points.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  answerRow,
  placeOf,
  submitFinal,
  submitPre,
  type Place,
} from '../../../testing/answers.ts';
import { day, makeClub, quizForm, submitClub, clubForm, type MadeClub } from '../../../testing/clubs.ts';
import { makeGradedAnswers } from '../../../testing/graded-answers.ts';
import { disagreements } from '../../../testing/invariants.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { settleLikes } from './likes.service.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let manager: Person;
let [me, ann, ben]: Person[] = [];
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager', '관리자');
  owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
});
afterAll(() => owner.end());
beforeEach(async () => {
  server.clock.set(START);
  [me, ann, ben] = await Promise.all(['나', '안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)));
  made = await makeClub(server, tenantId, {
    members: [me!, ann!, ben!],
    aiGrading: true,
    quizzes: [{ deadlineAt: day(1) }, {}],
  });
  at = placeOf(made);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (who: Person, method: Method, url: string, payload?: object) =>
  server.call({ method, url, token: who.token, ...(payload && { payload }) });
const done = async (sent: ReturnType<typeof send>) => {
  const { body } = await sent;
  expect(body.code).toBe('0000');
  return body.data;
};
const historiesOf = async (who: Person, search = '?size=100') =>
  (await done(send(who, 'GET', `/api/v1/points/histories${search}`))) as PointHistories;
const usual = (kind: PointKind) => [kind, USUAL_POINTS[kind]];
const settle = () => settleLikes(server.database, tenantId);
/** Kinds with their points, newest first, but for the joining. */
const earnedBy = async (who: Person) => {
  await settle();
  return (await historiesOf(who)).contents
    .filter(({ kind }) => kind !== 'join')
    .map(({ kind, points }) => [kind, points]);
};
const react = (who: Person, method: 'POST' | 'DELETE', act: 'like' | 'onepick', author: Person, place = at) =>
  send(who, method, `${answerPath(place, author)}/${act}`);
const replyTo = (who: Person, author: Person, place = at) =>
  send(who, 'POST', '/api/v1/reply', {
    clubSequence: place.club,
    quizSequence: place.quiz,
    memberUUID: author.memberId,
    body: '말',
  });
const grade = (author: Person, grading: number, version = 0) =>
  send(made.creator, 'PUT', `${answerPath(at, author)}/grade`, { grading, version });
const wrongOfLedger = async () => {
  const wrong = await disagreements(owner, tenantId);
  return wrong['points of the ledger and what earns them'] ?? wrong['what subjects hold with each entry of the ledger'];
};

describe('what a member does', () => {
  test('both steps earn, and being in time does; again or revised they earn nothing more', async () => {
    await submitPre(server, me!, at, { text: '사전' });
    expect(await earnedBy(me!)).toEqual([usual('preAnswer')]);
    await submitFinal(server, me!, at, { text: '최종' });
    await submitFinal(server, me!, at, { text: '고친 최종' });
    const { contents, ...sums } = await historiesOf(me!);
    const kinds = ['join', 'preAnswer', 'finalAnswer', 'onTime'] as const;
    expect(contents.map(({ kind, points }) => [kind, points]).toSorted()).toEqual(kinds.map(usual).toSorted());
    const total = kinds.reduce((sum, kind) => sum + USUAL_POINTS[kind], 0);
    expect(sums).toEqual({ totalElements: kinds.length, totalPoints: total, monthPoints: total });
    expect(contents.find(({ kind }) => kind === 'onTime')).toMatchObject({
      clubSequence: at.club,
      clubName: '두레 퀴즈 클럽',
      quizSequence: at.quiz,
      no: 1,
      createdAt: START,
      can: { open: true },
    });
  });

  test('a deadline that moves takes back what was in time, or gives it', async () => {
    await answerFully(server, me!, at);
    const move = (deadline: Date) =>
      owner.query('update club_quizzes set deadline_at = $1 where club_sequence = $2 and quiz_sequence = $3', [
        deadline,
        at.club,
        at.quiz,
      ]);
    const inTime = async () => (await earnedBy(me!)).filter(([kind]) => kind === 'onTime').map(([, points]) => points);
    await move(day(-1));
    expect((await inTime()).toSorted()).toEqual([-USUAL_POINTS.onTime, USUAL_POINTS.onTime]);
    await move(day(2));
    expect((await inTime()).reduce((sum, one) => Number(sum) + Number(one), 0)).toBe(USUAL_POINTS.onTime);
    expect(await wrongOfLedger()).toBeUndefined();
  });

  test('joining earns once; who leaves gives it back, who comes back has it again', async () => {
    const open = await makeClub(server, tenantId, { status: '0300' });
    const join = () =>
      send(me!, 'POST', `/api/v1/clubs/${open.clubSequence}/join`, {
        participationCode: open.participationCode,
      });
    const ofClub = async () => {
      const { contents } = await historiesOf(me!, `?clubSequence=${open.clubSequence}`);
      return contents.map(({ points }) => points);
    };
    const given = USUAL_POINTS.join;
    await Promise.all([join(), join(), join()]);
    expect(await ofClub()).toEqual([given]);
    await done(send(me!, 'DELETE', `/api/v1/clubs/${open.clubSequence}/members/me`));
    expect(await ofClub()).toEqual([-given, given]);
    await done(join());
    expect(await ofClub()).toEqual([given, -given, given]);
  });

  test('replies to others earn up to the limit of a day of the tenant, to oneself never', async () => {
    await submitPre(server, me!, at, { text: '사전' });
    await submitPre(server, ann!, at, { text: '사전' });
    await done(replyTo(me!, me!));
    const replies: { answerReplySequence: number }[] = [];
    for (let n = 0; n <= MAX_COUNTED.reply; n++) replies.push(await done(replyTo(me!, ann!)));
    const replied = async () => (await earnedBy(me!)).filter(([kind]) => kind === 'reply').map(([, points]) => points);
    expect(await replied()).toEqual(Array(MAX_COUNTED.reply).fill(USUAL_POINTS.reply));
    const remove = (n: number) => done(send(me!, 'DELETE', `/api/v1/my/replies/${replies[n]!.answerReplySequence}`));
    await remove(0);
    expect(await replied()).toHaveLength(MAX_COUNTED.reply);
    await remove(1);
    expect((await replied())[0]).toBe(-USUAL_POINTS.reply);
    // 15:00 in London is the next day in Seoul.
    server.clock.set('2026-11-20T15:00:00.000Z');
    await done(replyTo(me!, ann!));
    expect((await replied()).slice(0, 2)).toEqual([USUAL_POINTS.reply, -USUAL_POINTS.reply]);
    expect(await wrongOfLedger()).toBeUndefined();
  });
});

describe('what others find of it', () => {
  test('likes and picks of an answer count up to their limits; taken back they are gone', async () => {
    const FANS = Math.max(MAX_COUNTED.like, MAX_COUNTED.onePick) + 2;
    const most = (['like', 'onePick'] as const).map((kind) => MAX_COUNTED[kind] * USUAL_POINTS[kind]);
    const fans = await Promise.all(
      Array.from({ length: FANS }, (_, n) => makePerson(server, tenantId, 'member', `팬${n}`)),
    );
    const liked = await makeClub(server, tenantId, { members: [me!, ...fans], quizzes: [{}] });
    const place = placeOf(liked);
    for (const one of [me!, ...fans]) await submitPre(server, one, place, { text: '사전' });
    await Promise.all(fans.map((fan) => react(fan, 'POST', 'like', me!, place)));
    await Promise.all(fans.map((fan) => react(fan, 'POST', 'onepick', me!, place)));
    const sumOf = async (kind: string) =>
      (await earnedBy(me!)).filter(([one]) => one === kind).reduce((sum, [, points]) => sum + Number(points), 0);
    expect([await sumOf('like'), await sumOf('onePick')]).toEqual(most);
    // Nor does what is derived anew count more.
    await owner.query('select derive_points($1)', [tenantId]);
    expect([await sumOf('like'), await sumOf('onePick')]).toEqual(most);
    const fewer = fans.slice(MAX_COUNTED.like - 1);
    for (let twice = 0; twice < 2; twice++)
      await Promise.all(fewer.map((fan) => react(fan, 'DELETE', 'like', me!, place)));
    expect(await sumOf('like')).toBe((MAX_COUNTED.like - 1) * USUAL_POINTS.like);
    await Promise.all(fans.slice(1).map((fan) => react(fan, 'DELETE', 'onepick', me!, place)));
    expect(await sumOf('onePick')).toBe(USUAL_POINTS.onePick);
    expect(await wrongOfLedger()).toBeUndefined();
  });

  test('a high score earns and a corrected one is taken back; growth counts by tenths, once an instructor graded', async () => {
    await makeGradedAnswers(server, tenantId, [{ person: me!, place: at, preGrade: 50, grades: { AI: HIGH_SCORE } }]);
    const graded = async () => (await earnedBy(me!)).filter(([kind]) => kind === 'highScore' || kind === 'growth');
    expect(await graded()).toEqual([usual('highScore')]);
    await done(grade(me!, HIGH_SCORE));
    const tenths = (score: number) => Math.round((10 * (score - 50)) / (100 - 50));
    const grown = tenths(HIGH_SCORE);
    expect((await graded()).toSorted()).toEqual([['growth', grown * USUAL_POINTS.growth], usual('highScore')]);
    await done(grade(me!, HIGH_SCORE - 1, 1));
    expect(tenths(HIGH_SCORE - 1)).toBe(grown);
    expect((await graded())[0]).toEqual(['highScore', -USUAL_POINTS.highScore]);
    await done(grade(me!, 70, 2));
    expect((await graded())[0]).toEqual(['growth', (tenths(70) - grown) * USUAL_POINTS.growth]);
    expect(await wrongOfLedger()).toBeUndefined();
  });

  test('whoever gives less than AI confirms no more growth than that, and no more than AI saw', async () => {
    await makeGradedAnswers(server, tenantId, [
      { person: me!, place: at, preGrade: 50, aiFinalGrade: 80, grades: { INSTRUCTOR: 100 } },
    ]);
    const grown = async () => (await earnedBy(me!)).filter(([kind]) => kind === 'growth').map(([, points]) => points);
    expect(await grown()).toEqual([6 * USUAL_POINTS.growth]);
    await done(grade(me!, 60, 1));
    expect(await grown()).toEqual([(2 - 6) * USUAL_POINTS.growth, 6 * USUAL_POINTS.growth]);
    expect(await wrongOfLedger()).toBeUndefined();
  });

  test('an answer that became worse takes nothing away', async () => {
    await makeGradedAnswers(server, tenantId, [{ person: me!, place: at, preGrade: 80, grades: { INSTRUCTOR: 40 } }]);
    expect((await earnedBy(me!)).filter(([kind]) => kind === 'growth')).toEqual([]);
  });

  test('a grade that the author gave earns nothing, even where it is the official one', async () => {
    const own = await makeClub(server, tenantId, {
      members: [me!],
      officialGrading: 'SELF',
      aiGrading: true,
      quizzes: [{}],
    });
    await makeGradedAnswers(server, tenantId, [
      { person: me!, place: placeOf(own), preGrade: 10, grades: { SELF: 100 } },
    ]);
    expect((await earnedBy(me!)).map(([kind]) => kind)).not.toContain('highScore');
    expect(await wrongOfLedger()).toBeUndefined();
  });

  test('a held grade earns with its release, not before: points would tell it', async () => {
    const held = await makeClub(server, tenantId, { members: [me!], holdGrades: true, aiGrading: true, quizzes: [{}] });
    const place = placeOf(held);
    await answerFully(server, me!, place);
    await owner.query('update answers set pre_grade = 50, ai_final_grade = 100 where club_sequence = $1', [place.club]);
    await done(send(held.creator, 'PUT', `${answerPath(place, me!)}/grade`, { grading: 100, version: 0 }));
    const ofGrade = async () =>
      (await earnedBy(me!)).filter(([kind]) => kind === 'highScore' || kind === 'growth').toSorted();
    expect(await ofGrade()).toEqual([]);
    await done(
      send(held.creator, 'POST', `/api/v1/my/clubs/${place.club}/held-grades/release`, { quizSequences: [place.quiz] }),
    );
    expect(await ofGrade()).toEqual([['growth', 10 * USUAL_POINTS.growth], usual('highScore')]);
  });

  test('a quiz in a club of somebody else earns its author, a copy the first author; in an own club nothing', async () => {
    const author = await makePerson(server, tenantId, 'instructor', '지은이');
    const mine = await makeClub(server, tenantId, { creator: author, quizzes: [{ quizStatus: 'PUBLIC' }] });
    const [source] = mine.quizSequences;
    const used = async () => (await earnedBy(author)).filter(([kind]) => kind === 'quizUse');
    expect(await used()).toEqual([]);
    const other = await makePerson(server, tenantId, 'instructor', '쓰는이');
    const { body } = await submitClub(server, other, clubForm({ quizzes: [quizForm({ sourceQuizSequence: source })] }));
    expect(body.code).toBe('0000');
    expect(await used()).toEqual([usual('quizUse')]);
    const [entry] = (await historiesOf(author)).contents;
    expect(entry).toMatchObject({ clubSequence: null, clubName: null });
    const { clubSequence } = body.data as { clubSequence: number };
    await owner.query(`update clubs set club_status = '0220' where club_sequence = $1`, [clubSequence]);
    expect(await used()).toEqual([['quizUse', -USUAL_POINTS.quizUse], usual('quizUse')]);
  });

  test('a quiz in a club that its author runs with others earns nothing', async () => {
    const author = await makePerson(server, tenantId, 'instructor', '지은이');
    const { quizSequences } = await makeClub(server, tenantId, {
      creator: author,
      quizzes: [{ quizStatus: 'PUBLIC' }],
    });
    const quizzes = [quizForm({ sourceQuizSequence: quizSequences[0] })];
    const other = await makePerson(server, tenantId, 'instructor', '쓰는이');
    const { body } = await submitClub(server, other, clubForm({ instructors: [author.memberId], quizzes }));
    expect(body.code).toBe('0000');
    expect(await earnedBy(author)).toEqual([]);
  });
});

test('the sum of the ledger is what the acts are worth, whatever was done at once', async () => {
  const crowd = [me!, ann!, ben!];
  const places = [at, placeOf(made, 1)];
  for (const person of crowd) for (const place of places) await answerFully(server, person, place);
  // A linear congruential generator: the same acts every time.
  let seed = 20_261_122;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const replies: number[] = [];
  const act = async () => {
    const [who, whose, place] = [crowd[random(3)]!, crowd[random(3)]!, places[random(2)]!];
    const kind = random(6);
    if (kind < 2) return react(who, kind === 0 ? 'POST' : 'DELETE', 'like', whose, place);
    if (kind === 2) return react(who, random(2) === 0 ? 'POST' : 'DELETE', 'onepick', whose, place);
    if (kind === 3) return send(who, 'POST', `${answerPath(place, whose)}/onepick`, { move: true });
    if (kind === 4) {
      const sent = await replyTo(who, whose, place);
      replies.push((sent.body.data as { answerReplySequence: number } | null)?.answerReplySequence ?? 0);
      return sent;
    }
    return send(who, 'DELETE', `/api/v1/my/replies/${replies[random(replies.length)] ?? 1}`);
  };
  for (let wave = 0; wave < 25; wave++) {
    const answers = await Promise.all(Array.from({ length: 8 }, act));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  expect(await wrongOfLedger()).toBeUndefined();
  const { rows } = await owner.query(
    `select kind, sum(units)::int as units, sum(points)::int as points from point_entries group by kind`,
  );
  const sums = rows as { kind: keyof typeof USUAL_POINTS; units: number; points: number }[];
  expect(sums.map(({ kind, points }) => [kind, points])).toEqual(
    sums.map(({ kind, units }) => [kind, units * USUAL_POINTS[kind]]),
  );
});

test('a ledger from before its entries told balances is told them', async () => {
  await answerFully(server, me!, at);
  for (const method of ['POST', 'DELETE', 'POST'] as const) {
    await react(ann!, method, 'like', me!);
    await settle();
  }
  const url = new URL('../../../migrations/20261127_0715_point_balance.backfill.sql', import.meta.url);
  const backfill = (await readFile(url, 'utf8')).replaceAll(':tenant', `'${tenantId}'`);
  const balances = async () =>
    (await owner.query('select turn, units_balance, points_balance from point_entries order by kind, subject, turn'))
      .rows;
  const kept = await balances();
  await owner.query('begin');
  await owner.query('update point_entries set units_balance = 0, points_balance = 0');
  expect(await balances()).not.toEqual(kept);
  await owner.query(backfill);
  expect(await balances()).toEqual(kept);
  await owner.query('rollback');
});

test('the ledger that is derived from the rows holds as much as the one that was kept', async () => {
  await answerFully(server, me!, at);
  await answerFully(server, ann!, at);
  await react(ann!, 'POST', 'like', me!);
  await settle();
  await replyTo(ann!, me!);
  await done(grade(me!, 95));
  const sums = async () =>
    (
      await owner.query(
        `select member_id, kind, subject, sum(units) as units, sum(points) as points from point_entries
       where kind <> 'quizUse' group by 1, 2, 3 having sum(units) <> 0 order by 1, 2, 3`,
      )
    ).rows;
  const kept = await sums();
  await owner.query('begin');
  await owner.query('delete from point_entries');
  await owner.query('select derive_points($1)', [tenantId]);
  expect(await sums()).toEqual(kept);
  const before = (await owner.query('select count(*) from point_entries')).rows;
  await owner.query('select derive_points($1)', [tenantId]);
  expect((await owner.query('select count(*) from point_entries')).rows).toEqual(before);
  await owner.query('rollback');
});

describe('amounts', () => {
  const URL = '/api/manager/v1/points/settings';
  const settings = async () => (await done(send(manager, 'GET', URL))) as PointSettings;

  test('the database gives the usual ones, and counts up to the limits, that the contract names', async () => {
    for (const kind of POINT_KINDS) {
      const { rows } = await owner.query('select point_amount($1, $2) as amount', [crypto.randomUUID(), kind]);
      expect([kind, rows[0].amount]).toEqual([kind, USUAL_POINTS[kind]]);
    }
    const counted = async (kind: PointKind) =>
      (await owner.query('select counted_units($1, 1000) as units', [kind])).rows[0].units as number;
    const limits = await Promise.all(POINT_KINDS.map(async (kind) => [kind, await counted(kind)]));
    expect(limits).toEqual(
      Object.entries({ ...Object.fromEntries(POINT_KINDS.map((kind) => [kind, 1000])), ...MAX_COUNTED }),
    );
  });

  test('a manager changes them from now on; what was earned is taken back as it was given', async () => {
    await submitPre(server, me!, at, { text: '사전' });
    await submitPre(server, ann!, at, { text: '사전' });
    await react(ann!, 'POST', 'like', me!);
    const { amounts, version } = await settings();
    const changed = { amounts: { ...amounts, like: amounts.like + 3, finalAnswer: 0 }, version };
    await done(send(manager, 'PUT', URL, changed));
    const stale = await send(manager, 'PUT', URL, changed);
    expect([stale.status, stale.body.code]).toEqual([409, '0409']);
    await submitPre(server, ben!, at, { text: '사전' });
    await react(ben!, 'POST', 'like', me!);
    await submitFinal(server, me!, at, { text: '최종' });
    expect((await earnedBy(me!)).toSorted()).toEqual(
      [usual('like'), ['like', changed.amounts.like], usual('onTime'), usual('preAnswer')].toSorted(),
    );
    await react(ben!, 'DELETE', 'like', me!);
    await react(ann!, 'DELETE', 'like', me!);
    const likes = (await earnedBy(me!)).filter(([kind]) => kind === 'like');
    expect(likes.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(0);
    const former = { amounts: USUAL_POINTS, version: version + 1 };
    await done(send(manager, 'PUT', URL, former));
    const staleAgain = await send(manager, 'PUT', URL, { ...changed, version: version + 1 });
    expect([staleAgain.status, staleAgain.body.data]).toMatchObject([409, { amounts: USUAL_POINTS }]);
  });

  test.each([['instructor'], ['member']] as const)('are not for an %s to see or change', async (role) => {
    const person = await makePerson(server, tenantId, role);
    expect((await send(person, 'GET', URL)).status).toBe(403);
    expect((await send(person, 'PUT', URL, { amounts: USUAL_POINTS, version: 0 })).status).toBe(403);
  });

  test('below nothing and beyond the most are refused', async () => {
    for (const like of [-1, MAX_POINTS + 1, 1.5])
      expect((await send(manager, 'PUT', URL, { amounts: { ...USUAL_POINTS, like }, version: 0 })).status).toBe(400);
  });
});

test('a club that gives no points gives none from then on, and takes none away', async () => {
  await submitPre(server, me!, at, { text: '사전' });
  await owner.query('update clubs set earns_points = false where club_sequence = $1', [at.club]);
  await submitFinal(server, me!, at, { text: '최종' });
  await done(grade(me!, 95));
  expect(await earnedBy(me!)).toEqual([usual('preAnswer')]);
  await owner.query('update clubs set earns_points = true where club_sequence = $1', [at.club]);
  await submitFinal(server, me!, at, { text: '고친 최종' });
  expect(await earnedBy(me!)).toEqual([usual('preAnswer')]);
});

test('replies in a club that gives no points leave the limit of the day to the other clubs', async () => {
  const silent = await makeClub(server, tenantId, { members: [me!, ann!], quizzes: [{}] });
  const quiet = placeOf(silent);
  for (const place of [at, quiet]) for (const who of [me!, ann!]) await submitPre(server, who, place, { text: '사전' });
  const pays = (isPaid: boolean) =>
    owner.query('update clubs set earns_points = $2 where club_sequence = $1', [quiet.club, isPaid]);
  await pays(false);
  for (let n = 0; n < MAX_COUNTED.reply; n++) await done(replyTo(me!, ann!, quiet));
  await done(replyTo(me!, ann!));
  const replied = async () =>
    (await earnedBy(me!)).filter(([kind]) => kind === 'reply').reduce((sum, [, points]) => sum + Number(points), 0);
  expect(await replied()).toBe(USUAL_POINTS.reply);
  await pays(true);
  await done(replyTo(me!, ann!, quiet));
  expect(await replied()).toBe(2 * USUAL_POINTS.reply);
  await pays(false);
  await done(replyTo(me!, ann!));
  expect(await replied()).toBe(3 * USUAL_POINTS.reply);
  expect(await wrongOfLedger()).toBeUndefined();
});

test('of a club that one left one reads what it brought, without a way there', async () => {
  await submitPre(server, me!, at, { text: '사전' });
  const ways = async () => (await historiesOf(me!)).contents.map(({ can, clubName }) => [can.open, clubName !== null]);
  expect(await ways()).toEqual([
    [true, true],
    [true, true],
  ]);
  await owner.query(`update club_members set membership_status = 'LEFT' where member_id = $1`, [me!.memberId]);
  expect(await ways()).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
});

test('this month begins at midnight of the tenant', async () => {
  server.clock.set('2026-11-30T14:59:59.999Z');
  const late = await logInAgain(server, tenantId, me!);
  await submitPre(server, late, placeOf(made, 1), { text: '사전' });
  expect((await historiesOf(late)).monthPoints).toBe(USUAL_POINTS.join + USUAL_POINTS.preAnswer);
  server.clock.set('2026-11-30T15:00:00.000Z');
  expect((await historiesOf(late)).monthPoints).toBe(0);
  await submitFinal(server, late, placeOf(made, 1), { text: '최종' });
  expect((await historiesOf(late)).monthPoints).toBe(USUAL_POINTS.finalAnswer + USUAL_POINTS.onTime);
});

test.each([
  'update point_entries set points = points + 1',
  'update point_entries set member_id = member_id',
  'delete from point_entries',
  'truncate point_entries',
])('the ledger is added to and never changed: %s', async (statement) => {
  await submitPre(server, me!, at, { text: '사전' });
  const change = server.database.transaction(tenantId, (transaction) => transaction.execute(statement));
  await expect(change).rejects.toThrow(/permission denied/);
  expect(await earnedBy(me!)).toEqual([usual('preAnswer')]);
});

test('a member sees their own ledger alone, page by page', async () => {
  await answerFully(server, me!, at);
  expect((await historiesOf(ann!)).totalPoints).toBe(USUAL_POINTS.join);
  const pages = await Promise.all([1, 2].map((page) => historiesOf(me!, `?page=${page}&size=2`)));
  const all = await historiesOf(me!);
  expect(pages.flatMap(({ contents }) => contents)).toEqual(all.contents);
  expect((await historiesOf(me!, `?clubSequence=${at.club}&quizSequence=${at.quiz}`)).totalPoints).toBe(
    USUAL_POINTS.preAnswer + USUAL_POINTS.finalAnswer + USUAL_POINTS.onTime,
  );
  expect((await answerRow(server, tenantId, at, me!))?.answer_status).toBe('0003');
});
