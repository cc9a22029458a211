import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  answerFully,
  answerPath,
  multipart,
  openRoom,
  placeOf,
  quizPath,
  saveDraft,
  submitPre,
  uploadDraftFile,
} from '../../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
import { disagreements } from '../../../../testing/invariants.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../../../tenancy/accounts/accounts.public.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { ERASED_FILES_JOB } from './withdrawal.jobs.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let hash: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
});
afterAll(() => server.services.jobs.stop());
beforeEach(() => server.clock.set(START));

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function account(role: 'member' | 'instructor' | 'manager' = 'member', nickname = '떠나는 사람') {
  const person = await makePerson(server, tenantId, role, nickname);
  await givePassword(server, tenantId, person, hash);
  return person;
}
const withdraw = ({ token }: Person, password = PASSWORD) =>
  server.call({ method: 'POST', url: '/api/v1/my/withdrawal', token, payload: { password } });
const blocks = async ({ token }: Person) => (await server.call({ url: '/api/v1/my/withdrawal', token })).body.data;

test('answers stay with what was said of them, as those of a member who has withdrawn', async () => {
  const [leaving, peer] = [await account(), await makePerson(server, tenantId, 'member', '남는 사람')];
  const club = await makeClub(server, tenantId, { members: [leaving, peer], quizzes: [{}] });
  const place = placeOf(club);
  await answerFully(server, leaving, place, '남을 답변');
  await answerFully(server, peer, place, '다른 답변');
  await server.call({
    method: 'PUT',
    url: `${answerPath(place, leaving)}/grade`,
    token: club.creator.token,
    payload: { grading: 87 },
  });
  expect((await withdraw(leaving)).body).toMatchObject({ code: '0000', data: null });

  const peers = await server.call({ url: `${quizPath(place)}/answers`, token: peer.token });
  const told = JSON.stringify(peers.body.data);
  expect(told).toContain('남을 답변');
  expect(told).toContain('탈퇴한 회원');
  expect(told).not.toContain('떠나는 사람');
  const gradebook = await server.call({
    url: `/api/v1/clubs/${club.clubSequence}/gradebook`,
    token: club.creator.token,
  });
  const book = JSON.stringify(gradebook.body.data);
  expect(book).toContain('탈퇴한 회원');
  expect(book).toContain('87');
  expect(book).not.toContain('떠나는 사람');
});

test('whoever has withdrawn is logged out everywhere, and the address is free again', async () => {
  const leaving = await account();
  expect((await withdraw(leaving)).headers['set-cookie']).toBeDefined();
  expect((await server.call({ url: '/api/v1/my/profile', token: leaving.token })).status).toBe(401);
  const login = await server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    payload: { email: leaving.email, password: PASSWORD },
  });
  expect(login.body.code).toBe('C06002');
  const [row] = await run('select count(*)::int as count from members where email_normal = $1', [leaving.email]);
  expect(row).toEqual({ count: 0 });
});

test('a wrong password ends nothing, and wrong ones are counted', async () => {
  const person = await account();
  const refused = await withdraw(person, 'not the password');
  expect(refused.body.errors).toEqual([{ path: 'password', message: '비밀번호가 일치하지 않습니다.' }]);
  for (let tries = 1; tries < 10; tries++) await withdraw(person, 'not the password');
  expect((await withdraw(person)).status).toBe(429);
  expect((await server.call({ url: '/api/v1/my/profile', token: person.token })).status).toBe(200);
});

test('of two tabs at once one withdraws and the other finds nobody', async () => {
  const leaving = await account();
  const answers = await Promise.all([withdraw(leaving), withdraw(leaving)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

const alone: readonly (readonly [string, ClubOptions])[] = [
  ['runs', { status: '0400' }],
  ['recruits', { status: '0300' }],
];
test.each(alone)(
  'the only instructor of a club that %s stays until somebody else looks after it',
  async (_, options) => {
    const [leaving, other] = [await account('instructor'), await account('instructor', '이어 갈 강사')];
    const club = await makeClub(server, tenantId, { ...options, creator: leaving, clubName: '혼자 하는 클럽' });
    expect(await blocks(leaving)).toEqual({
      blockingClubs: [{ clubSequence: club.clubSequence, clubName: '혼자 하는 클럽' }],
      isLastManager: false,
      hasPassword: true,
    });
    expect((await withdraw(leaving)).status).toBe(409);
    expect((await server.call({ url: '/api/v1/my/profile', token: leaving.token })).status).toBe(200);

    await run('insert into club_instructors (tenant_id, club_sequence, member_id) select $1, $2, unnest($3::uuid[])', [
      tenantId,
      club.clubSequence,
      [leaving.memberId, other.memberId],
    ]);
    expect((await withdraw(leaving)).body.code).toBe('0000');
    const [row] = await run('select leader_id, search_text from clubs where club_sequence = $1', [club.clubSequence]);
    expect(row).toEqual({ leader_id: other.memberId, search_text: '혼자 하는 클럽 이어 갈 강사' });
    expect(await run('select 1 from club_instructors where member_id = $1', [leaving.memberId])).toEqual([]);
  },
);

test.each([
  ['teaches no more', `roles = '{ROLE_USER}'`],
  ['has withdrawn', `status = 'WITHDRAWN'`],
])('nobody looks after a club who %s', async (_, change) => {
  const [leaving, other] = [await account('instructor'), await account('instructor')];
  const club = await makeClub(server, tenantId, { creator: leaving, instructors: [other] });
  await run(`update members set ${change} where member_id = $1`, [other.memberId]);
  expect(await blocks(leaving)).toMatchObject({ blockingClubs: [{ clubSequence: club.clubSequence }] });
  expect((await withdraw(leaving)).status).toBe(409);
});

test('a finished club keeps nobody, and no longer names who led it', async () => {
  const leaving = await account('instructor');
  const { clubSequence } = await makeClub(server, tenantId, {
    status: '0500',
    creator: leaving,
    clubName: '끝난 클럽',
  });
  expect((await withdraw(leaving)).body.code).toBe('0000');
  const [row] = await run('select search_text from clubs where club_sequence = $1', [clubSequence]);
  expect(row).toEqual({ search_text: '끝난 클럽 탈퇴한 회원' });
});

test('of two instructors who run a club and withdraw at once one stays', async () => {
  const [one, other] = [await account('instructor'), await account('instructor')];
  await makeClub(server, tenantId, { creator: one, instructors: [other] });
  const answers = await Promise.all([withdraw(one), withdraw(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the last manager stays, also where the last two withdraw at once', async () => {
  const [one, other] = [await account('manager'), await account('manager')];
  const answers = await Promise.all([withdraw(one), withdraw(other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const rest = answers[0]!.status === 409 ? one : other;
  expect(await blocks(rest)).toMatchObject({ isLastManager: true });
});

test.each(['withdraws', 'demotes'])(
  'a manager who withdraws and demotes the other at once leaves one: first %s',
  async (first) => {
    await openConnections(server);
    const [one, other] = [await account('manager'), await account('manager')];
    // Whoever is left of earlier tests manages nothing.
    await run(`update members set roles = '{ROLE_USER}' where member_id <> all($1::uuid[])`, [
      [one.memberId, other.memberId],
    ]);
    const demote = () =>
      server.call({
        method: 'PUT',
        url: `/api/manager/v1/members/${other.memberId}/role`,
        token: one.token,
        payload: { role: 'ROLE_USER', previousRole: 'ROLE_MANAGER' },
      });
    const holding = new pg.Client(server.owner);
    await holding.connect();
    const waiting = async (count: number) =>
      vi.waitUntil(
        async () => {
          const { rows } = await holding.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length === count;
        },
        { timeout: 20_000, interval: 20 },
      );
    await holding.query('begin');
    await holding.query('select 1 from members where member_id = any($1) for update', [[one.memberId, other.memberId]]);
    const acts = first === 'withdraws' ? [() => withdraw(one), demote] : [demote, () => withdraw(one)];
    const begun = acts[0]!();
    await waiting(1);
    const then = acts[1]!();
    await waiting(2);
    await holding.query('commit');
    await holding.end();
    const statuses = (await Promise.all([begun, then])).map(({ status }) => status);
    const managers = await run(`select 1 from members where status = 'ACTIVE' and 'ROLE_MANAGER' = any(roles)`);
    expect([managers.length, statuses[0], statuses.filter((status) => status === 200).length]).toEqual([1, 200, 1]);
  },
);

test('seats become free where nothing was answered, and every figure agrees with its rows', async () => {
  const leaving = await account();
  const quiet = await makeClub(server, tenantId, { members: [leaving], capacity: 1 });
  const begun = await makeClub(server, tenantId, { members: [leaving], quizzes: [{}] });
  expect((await saveDraft(server, leaving, placeOf(begun), '쓰다 만 사전답변', 0)).body.code).toBe('0000');
  const busy = await makeClub(server, tenantId, { members: [leaving], quizzes: [{}] });
  const over = await makeClub(server, tenantId, { members: [leaving], status: '0500' });
  const asked = await makeClub(server, tenantId, { people: [{ person: leaving, status: 'PENDING' }] });
  await submitPre(server, leaving, placeOf(busy), { text: '낸 답변' });
  expect((await withdraw(leaving)).body.code).toBe('0000');
  const states = await run(
    `select club_sequence, membership_status from club_members where member_id = $1 order by club_sequence`,
    [leaving.memberId],
  );
  expect(states).toEqual([
    { club_sequence: quiet.clubSequence, membership_status: 'LEFT' },
    { club_sequence: begun.clubSequence, membership_status: 'LEFT' },
    { club_sequence: busy.clubSequence, membership_status: 'MEMBER' },
    { club_sequence: over.clubSequence, membership_status: 'MEMBER' },
    { club_sequence: asked.clubSequence, membership_status: 'CANCELLED' },
  ]);
  const owner = new pg.Client(server.owner);
  await owner.connect();
  const { 'members of a club': members, ...others } = await disagreements(owner, tenantId).finally(() => owner.end());
  expect([members, others['points of the ledger and what earns them']]).toEqual([undefined, undefined]);
});

test('a draft and its files go to the last byte; files of answers lose what their names say', async () => {
  const leaving = await account();
  const club = await makeClub(server, tenantId, { members: [leaving], quizzes: [{}, {}] });
  const file = { name: '떠나는 사람 과제.txt', content: '내용' };
  await submitPre(server, leaving, placeOf(club), { text: '낸 답변', files: [file] });
  await saveDraft(server, leaving, placeOf(club, 1), '쓰다 만 글', 0);
  expect((await uploadDraftFile(server, leaving, placeOf(club, 1), file)).body.code).toBe('0000');
  expect((await withdraw(leaving)).body.code).toBe('0000');
  const files = await run('select name from files where owner_id = $1', [leaving.memberId]);
  expect(files).toEqual([{ name: '첨부.txt' }]);
  const steps = await run(
    'select step from answer_files join answers using (tenant_id, answer_sequence) where member_id = $1',
    [leaving.memberId],
  );
  expect(steps).toEqual([{ step: 'PRE' }]);
  expect(
    await run('select 1 from answers where member_id = $1 and draft_text is not null', [leaving.memberId]),
  ).toEqual([]);
});

test('their picture goes to the last byte', async () => {
  const leaving = await account();
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { payload, headers } = await multipart(
    undefined,
    [{ name: 'me.png', content: new Uint8Array(pixel) }],
    'image',
  );
  const picture = await server.call({
    method: 'PUT',
    url: '/api/v1/my/profile/image',
    token: leaving.token,
    payload: payload!,
    headers: headers!,
  });
  const { profileImageUrl } = picture.body.data as { profileImageUrl: string };
  expect((await server.call({ url: profileImageUrl })).status).toBe(200);
  expect((await withdraw(leaving)).body.code).toBe('0000');
  expect((await server.call({ url: profileImageUrl })).status).toBe(404);
  expect(await run('select 1 from files where owner_id = $1', [leaving.memberId])).toEqual([]);
});

test('an archive of their data goes to the last byte', async () => {
  const leaving = await account();
  const exportId = crypto.randomUUID();
  await run(
    `insert into data_exports (tenant_id, member_id, export_id, requested_at, byte_size, expires_at)
     values ($1, $2, $3, now(), 1, now() + interval '1 day')`,
    [tenantId, leaving.memberId, exportId],
  );
  const send = vi.spyOn(server.services.jobs, 'send');
  expect((await withdraw(leaving)).body.code).toBe('0000');
  const orders = send.mock.calls.filter(([, name]) => name === ERASED_FILES_JOB).map(([, , order]) => order);
  send.mockRestore();
  expect(orders).toEqual([{ keys: [`${tenantId}/${exportId}`] }]);
});

test('the ranking shows whoever has withdrawn no more, by no name', async () => {
  const [leaving, peer] = [await account('member', '순위의 사람'), await makePerson(server, tenantId, 'member')];
  for (const { memberId } of [leaving, peer])
    await run(`select settle_points(array[row($1, $2, 'like', $3::text, 7, 1, null, null, $4)::point_claim])`, [
      tenantId,
      memberId,
      `of ${memberId}`,
      START,
    ]);
  await run('select rank_points($1)', [tenantId]);
  const ranked = async () => {
    const { body } = await server.call({ url: '/api/v1/monthly/ranking', token: peer.token });
    return (body.data as { contents: { member: { nickname: string } }[] }).contents.map(
      ({ member }) => member.nickname,
    );
  };
  expect(await ranked()).toContain('순위의 사람');
  expect((await withdraw(leaving)).body.code).toBe('0000');
  const left = await ranked();
  expect(left).not.toContain('순위의 사람');
  expect(left).not.toContain('탈퇴한 회원');
});

test('nobody who has withdrawn is told anything more', async () => {
  const leaving = await account();
  expect((await withdraw(leaving)).body.code).toBe('0000');
  await server.database.transaction(tenantId, (transaction) =>
    notify(transaction, [{ memberId: leaving.memberId, kind: 'clubStarted' }], server.clock.now()),
  );
  expect(await run('select 1 from notifications where member_id = $1', [leaving.memberId])).toEqual([]);
});

test('a room is closed to whoever has withdrawn, and another tenant’s token ends nothing', async () => {
  const [leaving, there] = [await account(), await makeTenant(server, 'withdrawal-there')];
  const club = await makeClub(server, tenantId, { members: [leaving], quizzes: [{}] });
  const foreign = await makePerson(server, there, 'member');
  expect((await withdraw(foreign)).status).toBe(401);
  await withdraw(leaving);
  expect((await openRoom(server, leaving, placeOf(club))).status).toBe(401);
});
