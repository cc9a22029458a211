import { MERGE_DAYS } from '@dure/contract/limits/merge-limits';
import type { MemberMerge, MergePreview } from '@dure/contract/platform/merging/merging.endpoints';
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
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { disagreements } from '../../../testing/invariants.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections, untilLocked } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { hashPassword } from '../../tenancy/accounts/accounts.public.ts';
import { mergePurgeJob } from './merging.jobs.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let passwordHash: string;
let manager: Person;
/** The account that stays, the one that goes, and somebody else. */
let [kept, gone, ann]: Person[] = [];
/** A club of the one that goes alone, and one of both. */
let [own, shared]: MadeClub[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  await openConnections(server);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager', '운영자');
  passwordHash = await hashPassword(PASSWORD);
  owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
});
afterAll(() => owner.end());
beforeEach(async () => {
  server.clock.set(START);
  [kept, gone, ann] = [
    await makePerson(server, tenantId, 'member', '강도현'),
    await makePerson(server, tenantId, 'member', '강도현'),
    await makePerson(server, tenantId, 'member', '안나'),
  ];
  own = await makeClub(server, tenantId, { members: [gone!, ann!], quizzes: [{ deadlineAt: day(1) }, {}] });
  shared = await makeClub(server, tenantId, { members: [kept!, gone!, ann!], quizzes: [{}, {}] });
});

const send = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.call({ method, url, token: who.token, ...(payload && { payload }) });
const mergeOf = (from: Person, into: Person, by = manager) =>
  send(by, 'POST', `/api/manager/v1/members/${from.memberId}/merge`, { keptUUID: into.memberId, reason: '같은 사람' });
const undo = (merge: number, by = manager) =>
  send(by, 'POST', `/api/manager/v1/member-merges/${merge}/undo`, { reason: '다른 사람이었음' });
async function merged(from = gone!, into = kept!): Promise<number> {
  const { body } = await mergeOf(from, into);
  expect(body.code).toBe('0000');
  return (body.data as { contents: MemberMerge[] }).contents[0]!.mergeSequence;
}
const done = async (sent: ReturnType<typeof send>) => expect((await sent).body.code).toBe('0000');
const reply = (who: Person, author: Person, { club, quiz }: Place) =>
  done(
    send(who, 'POST', '/api/v1/reply', {
      clubSequence: club,
      quizSequence: quiz,
      memberUUID: author.memberId,
      body: '말',
    }),
  );
const react = (who: Person, act: 'like' | 'onepick', author: Person, place: Place) =>
  done(send(who, 'POST', `${answerPath(place, author)}/${act}`));
const logIn = ({ email }: Person) =>
  server.call({ method: 'POST', url: '/api/v1/accounts/login', payload: { email, password: PASSWORD } });
const agree = async () => expect(await disagreements(owner, tenantId)).toEqual({});

/** All that stands under one of the two, but for what says what was done: the ledger's turns and the log. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { rows: columns } = await owner.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid in ('members'::regclass, 'club_members'::regclass) and attname ~ '_id$|_by$'
       and attname <> 'tenant_id' and conrelid not in ('member_merges'::regclass, 'audit_entries'::regclass, 'mails'::regclass,
         'sessions'::regclass, 'monthly_points'::regclass, 'data_looks'::regclass)`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { table, column } of columns) {
    const { rows } = await owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) - 'updated_at' - 'version' as row from ${table} as one where tenant_id = $1 and ${column} = any($2)`,
      [tenantId, [kept!.memberId, gone!.memberId]],
    );
    found[`${table}.${column}`] = rows.map(({ row }) => JSON.stringify(row)).toSorted();
  }
  const { rows: points } = await owner.query(
    `select member_id, kind, subject, sum(units)::int as units, sum(points)::int as points from point_entries
     where member_id = any($1) group by 1, 2, 3 having sum(units) <> 0 order by 1, 2, 3`,
    [[kept!.memberId, gone!.memberId]],
  );
  const { rows: sums } = await owner.query(
    'select member_id, sum(points)::int as points from point_entries where member_id = any($1) group by 1 order by 1',
    [[kept!.memberId, gone!.memberId]],
  );
  return { ...found, points, sums };
}
const pointsOf = async ({ memberId }: Person) =>
  (
    await owner.query('select coalesce(sum(points), 0)::int as points from point_entries where member_id = $1', [
      memberId,
    ])
  ).rows[0].points as number;

/** Both write, and others react to them. */
async function live() {
  await answerFully(server, gone!, placeOf(own!), '그 계정');
  await answerFully(server, gone!, placeOf(shared!), '그 계정');
  await answerFully(server, kept!, placeOf(shared!), '남는 계정');
  await answerFully(server, gone!, placeOf(shared!, 1), '그 계정만');
  await answerFully(server, ann!, placeOf(own!), '안나');
  await answerFully(server, ann!, placeOf(shared!), '안나');
  for (const who of [kept!, gone!]) {
    await react(who, 'like', ann!, placeOf(shared!));
    await react(who, 'onepick', ann!, placeOf(shared!));
    await reply(who, ann!, placeOf(shared!));
  }
  await react(gone!, 'like', kept!, placeOf(shared!));
  await reply(gone!, kept!, placeOf(shared!));
  await react(ann!, 'like', gone!, placeOf(own!));
  await reply(gone!, ann!, placeOf(own!));
  await send(gone!, 'POST', `/api/v1/friends/requests/${ann!.memberId}`);
}

describe('a merge', () => {
  test('what stood under one account stands under the other, and every kept sum agrees with a recount', async () => {
    await live();
    await agree();
    const answer = await answerRow(server, tenantId, placeOf(own!), gone!);
    await merged();
    await agree();
    expect((await answerRow(server, tenantId, placeOf(own!), kept!))?.answer_sequence).toBe(answer!.answer_sequence);
    expect(await answerRow(server, tenantId, placeOf(shared!, 1), kept!)).toMatchObject({ final_text: '그 계정만' });
    // Both answered it: each stays where it was.
    expect(await answerRow(server, tenantId, placeOf(shared!), kept!)).toMatchObject({ final_text: '남는 계정' });
    expect(await answerRow(server, tenantId, placeOf(shared!), gone!)).toMatchObject({ final_text: '그 계정' });
    const { rows: clubs } = await owner.query(
      'select club_sequence, member_count from clubs where club_sequence = any($1) order by 1',
      [[own!.clubSequence, shared!.clubSequence]],
    );
    expect(clubs.map(({ member_count }) => member_count)).toEqual([2, 2]);
    const hers = await answerRow(server, tenantId, placeOf(shared!), ann!);
    expect(hers).toMatchObject({ like_count: 1, one_pick_count: 1 });
    expect((await answerRow(server, tenantId, placeOf(shared!), kept!))!.like_count).toBe(0);
  });

  test('the way back puts every row and every sum back', async () => {
    await live();
    const before = await everything();
    const merge = await merged();
    expect(await everything()).not.toEqual(before);
    await done(undo(merge));
    expect(await everything()).toEqual(before);
    await agree();
    expect((await undo(merge)).status).toBe(404);
  });

  test('what the kept account wrote meanwhile stays with it', async () => {
    await live();
    const merge = await merged();
    await done(answerFully(server, kept!, placeOf(own!, 1), '합친 뒤'));
    await done(submitFinal(server, kept!, placeOf(own!), { text: '합친 뒤에 고침' }));
    await react(kept!, 'like', ann!, placeOf(own!));
    await reply(kept!, ann!, placeOf(own!));
    await done(undo(merge));
    await agree();
    expect(await answerRow(server, tenantId, placeOf(own!, 1), kept!)).toMatchObject({ final_text: '합친 뒤' });
    // It goes back as it is now.
    const { rows: versions } = await owner.query(
      'select text from answer_versions join answers using (tenant_id, answer_sequence) where member_id = $1 and club_sequence = $2',
      [gone!.memberId, own!.clubSequence],
    );
    expect(versions).toContainEqual({ text: '합친 뒤에 고침' });
    expect((await answerRow(server, tenantId, placeOf(own!), ann!))!.like_count).toBe(1);
    const { rows } = await owner.query(
      'select member_id from club_members where club_sequence = $1 and member_id = any($2)',
      [own!.clubSequence, [kept!.memberId, gone!.memberId]],
    );
    expect(rows).toHaveLength(2);
  });

  test('points of both are those of one, and of each again', async () => {
    await live();
    const [keptBefore, goneBefore] = [await pointsOf(kept!), await pointsOf(gone!)];
    const merge = await merged();
    const [keptAfter, goneAfter] = [await pointsOf(kept!), await pointsOf(gone!)];
    // A shared club is joined once, and what one said of the other is said of oneself.
    expect(keptAfter).toBeGreaterThan(keptBefore);
    expect(keptAfter + goneAfter).toBeLessThan(keptBefore + goneBefore);
    await done(undo(merge));
    expect([await pointsOf(kept!), await pointsOf(gone!)]).toEqual([keptBefore, goneBefore]);
  });

  test('its sessions end, its log-in says where to go, and its person hears of it', async () => {
    await givePassword(server, tenantId, gone!, passwordHash);
    await givePassword(server, tenantId, kept!, passwordHash);
    expect((await logIn(gone!)).body.code).toBe('0000');
    const merge = await merged();
    expect((await send(gone!, 'GET', '/api/v1/my/clubs')).status).toBe(401);
    const refused = await logIn(gone!);
    expect(refused.body).toMatchObject({ code: 'C06000', message: expect.stringContaining('다른 계정과 합친') });
    // A wrong password learns nothing of it.
    const wrong = { email: gone!.email, password: 'another password' };
    const { body } = await server.call({ method: 'POST', url: '/api/v1/accounts/login', payload: wrong });
    expect(body.code).toBe('C06002');
    expect((await logIn(kept!)).body.code).toBe('0000');
    const { rows } = await owner.query('select recipient from mails where recipient = any($1) order by 1', [
      [kept!.email, gone!.email].toSorted(),
    ]);
    expect(rows.map(({ recipient }) => recipient)).toEqual([kept!.email, gone!.email].toSorted());
    await done(undo(merge));
    expect((await logIn(gone!)).body.code).toBe('0000');
  });

  test('it leaves an entry with its reason, and is in the list of members no more', async () => {
    await merged();
    const { rows } = await owner.query(
      `select action, member_id, changes, reason from audit_entries where member_id = $1`,
      [kept!.memberId],
    );
    expect(rows).toEqual([
      {
        action: 'memberMerge',
        member_id: kept!.memberId,
        changes: [{ field: 'mergedAccount', before: null, after: gone!.email }],
        reason: '같은 사람',
      },
    ]);
    const list = await send(manager, 'GET', `/api/manager/v1/members?keyword=${encodeURIComponent(gone!.email)}`);
    expect(list.body.data).toMatchObject({ totalElements: 0 });
    expect((await send(manager, 'GET', `/api/manager/v1/members/${gone!.memberId}`)).status).toBe(404);
  });

  test('whoever withdraws takes along the accounts that were merged into theirs', async () => {
    await live();
    await givePassword(server, tenantId, kept!, passwordHash);
    await merged();
    await done(send(kept!, 'POST', '/api/v1/my/withdrawal', { password: PASSWORD }));
    const { rows } = await owner.query('select status, email, nickname from members where member_id = any($1)', [
      [kept!.memberId, gone!.memberId],
    ]);
    const erased = { status: 'WITHDRAWN', email: '', nickname: '탈퇴한 회원' };
    expect(rows).toEqual([erased, erased]);
    const { rows: left } = await owner.query('select from member_merges where kept_id = $1', [kept!.memberId]);
    expect(left).toHaveLength(0);
  });

  test('the preview says what would move, and where both have the same', async () => {
    await live();
    const url = `/api/manager/v1/members/${gone!.memberId}/merge?keptUUID=${kept!.memberId}`;
    const { body } = await send(manager, 'GET', url);
    const { moves, conflicts, roleAfter } = body.data as MergePreview;
    const counted = Object.fromEntries(moves.map(({ part, count }) => [part, count]));
    expect(counted).toMatchObject({ CLUBS: 1, ANSWERS: 2, REPLIES: 3, POINTS: await pointsOf(gone!) });
    expect(Object.fromEntries(conflicts.map(({ conflict, count }) => [conflict, count]))).toEqual({
      SHARED_CLUBS: 1,
      SHARED_ANSWERS: 1,
      SAME_REACTIONS: 2,
      MUTUAL_REACTIONS: 1,
    });
    expect(roleAfter).toBe('ROLE_USER');
  });
});

describe('who may be merged', () => {
  test('nobody merges their own account away, or one with itself', async () => {
    expect((await mergeOf(manager, kept!)).body.message).toContain('다른 운영자');
    expect((await mergeOf(kept!, kept!)).status).toBe(409);
  });

  test('a manager who is merged gives the role on, and gets it back', async () => {
    const second = await makePerson(server, tenantId, 'manager', '둘째');
    const merge = await merged(second, kept!);
    const roles = async (who: Person) =>
      (await owner.query('select roles from members where member_id = $1', [who.memberId])).rows[0].roles as string[];
    expect(await roles(kept!)).toContain('ROLE_MANAGER');
    expect(await roles(second)).toEqual(['ROLE_USER']);
    await done(undo(merge));
    expect(await roles(kept!)).toEqual(['ROLE_USER']);
    expect(await roles(second)).toContain('ROLE_MANAGER');
  });

  test('never with an account of another organisation', async () => {
    const other = await makeTenant(server, 'other');
    const stranger = await makePerson(server, other, 'member', '남');
    expect((await mergeOf(stranger, kept!)).status).toBe(404);
    expect((await mergeOf(gone!, stranger)).status).toBe(404);
  });

  test('an account that was merged into another one can be merged no more, nor can anything be merged into it', async () => {
    await merged();
    expect((await mergeOf(gone!, ann!)).body).toMatchObject({ code: '0409' });
    expect((await mergeOf(ann!, gone!)).body).toMatchObject({ code: '0409' });
  });

  test('after its days there is no way back, and the rows of it are forgotten', async () => {
    await live();
    const merge = await merged();
    server.clock.set(day(MERGE_DAYS).toISOString());
    const late = await logInAsManager();
    expect((await undo(merge, late)).body).toMatchObject({ code: '0409' });
    const { run } = mergePurgeJob.define({ services: server.services } as never);
    await run({} as never, (() => {}) as never);
    const { rows } = await owner.query('select from member_merge_rows where merge_sequence = $1', [merge]);
    expect(rows).toHaveLength(0);
  });
});

/** A manager whose session began today. */
const logInAsManager = () => makePerson(server, tenantId, 'manager', '나중 운영자');

describe('at the same moment', () => {
  test('an answer that is being submitted moves along or is refused, and no sum is wrong', async () => {
    for (const place of [placeOf(own!), placeOf(shared!, 1), placeOf(shared!)]) {
      const [one, two] = [
        await makePerson(server, tenantId, 'member', '하나'),
        await makePerson(server, tenantId, 'member', '둘'),
      ];
      await owner.query(
        `insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
         values ($1, $2, $3, 'MEMBER', now(), now())`,
        [tenantId, place.club, one.memberId],
      );
      await owner.query('update clubs set member_count = member_count + 1 where club_sequence = $1', [place.club]);
      const [submitted, answer] = await Promise.all([
        submitPre(server, one, place, { text: '동시에' }),
        mergeOf(one, two),
      ]);
      expect(answer.body.code).toBe('0000');
      const left = await answerRow(server, tenantId, place, one);
      expect(left).toBeUndefined();
      if (submitted.status === 200)
        expect(await answerRow(server, tenantId, place, two)).toMatchObject({ pre_text: '동시에' });
      else expect([401, 403, 404, 409]).toContain(submitted.status);
      await agree();
    }
  });

  test('an answer that begins while a merge is almost done is refused', async () => {
    await owner.query('begin');
    await owner.query(`select pg_advisory_xact_lock(hashtextextended('ranking/' || $1, 0))`, [tenantId]);
    const merging = mergeOf(gone!, kept!);
    await untilLocked(server);
    const submitting = submitPre(server, gone!, placeOf(shared!, 1), { text: '늦음' });
    await untilLocked(server, 2);
    await owner.query('commit');
    const [answer, submitted] = await Promise.all([merging, submitting]);
    expect(answer.body.code).toBe('0000');
    expect(submitted.status).toBe(403);
    expect(await answerRow(server, tenantId, placeOf(shared!, 1), gone!)).toBeUndefined();
    await agree();
  });

  test('a log-in that waits for the merge is refused', async () => {
    await givePassword(server, tenantId, gone!, passwordHash);
    await owner.query('begin');
    await owner.query('select from members where member_id = $1 for update', [gone!.memberId]);
    const merging = mergeOf(gone!, kept!);
    await untilLocked(server);
    const entering = logIn(gone!);
    await owner.query('commit');
    const [answer, entered] = await Promise.all([merging, entering]);
    expect(answer.body.code).toBe('0000');
    const token = (entered.body.data as { token?: string } | null)?.token;
    if (token) expect((await server.call({ url: '/api/v1/my/clubs', token })).status).toBe(401);
  });

  test('of two merges of one account the second is refused', async () => {
    const answers = await Promise.all([mergeOf(gone!, kept!), mergeOf(gone!, ann!)]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', '0409']);
    await agree();
  });
});
