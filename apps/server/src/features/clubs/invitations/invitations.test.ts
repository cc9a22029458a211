import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { multipart } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { inviting } from './invitations.test-help.ts';
import { judgeInvitees } from './invitees.policy.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let help: ReturnType<typeof inviting>;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  help = inviting(server, tenantId);
});

const address = () => `new${++count}@class.test`;
const somebody = (part: Partial<Invitee> = {}) => ({ name: '김가온', email: address(), ...part });
const addresses = (n: number) => Array.from({ length: n }, () => somebody());
const idOf = async (email: string) =>
  (await help.list(manager)).contents.find((one) => one.email === email)!.invitationId;
const change = (way: string, body: object) =>
  server.call({ method: 'PUT', url: `/api/manager/v1/invitations/${way}`, token: manager.token, payload: body });
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();

describe('a list', () => {
  test('is judged row by row, and says what was meant where that can be told', async () => {
    const known = await makePerson(server, tenantId, 'member');
    const { body } = await help.invite(manager, {
      confirmed: false,
      rows: [
        somebody({ email: 'ji@dure.test', studentNumber: '20261104' }),
        somebody({ email: 'seo@dure', name: '' }),
        somebody({ email: ' JI@dure.test ' }),
        somebody({ email: known.email }),
        somebody({ email: '', studentNumber: '20261020' }),
      ],
    });
    const { rows, invited } = body.data as { rows: Invitee[]; invited: number | null };
    expect(invited).toBeNull();
    expect(rows.map(({ state }) => state)).toEqual(['INVITE', 'FAULT', 'FAULT', 'MEMBER', 'FAULT']);
    expect(rows[1]!.faults.map(({ column, repair }) => [column, repair])).toEqual([
      ['email', 'seo@dure.test'],
      ['name', null],
    ]);
    expect(rows[2]!.faults.map(({ message }) => message)).toEqual(['1행과 같은 이메일입니다.']);
    expect((await help.list(manager)).totalElements).toBe(0);
  });

  test('holds nobody up by a faulty row that is left out, and takes nobody while it is not', async () => {
    const rows = [somebody(), somebody({ name: '' })];
    expect((await help.invite(manager, { rows })).status).toBe(400);
    const { body } = await help.invite(manager, { rows, skipsFaulty: true });
    expect(body.data).toMatchObject({ invited: 1 });
    expect((await help.list(manager, `&keyword=${rows[1]!.email}`)).totalElements).toBe(0);
  });

  test('ends neither in the past nor in years', async () => {
    for (const days of [-1, 200]) {
      const { status, body } = await help.invite(manager, { rows: [somebody()], validUntil: inDays(days) });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['validUntil']]);
    }
  });

  test('names clubs that take people', async () => {
    const over = await makeClub(server, tenantId, { status: '0500' });
    const { status, body } = await help.invite(manager, { rows: [somebody()], clubSequences: [over.clubSequence] });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['clubSequences.0']]);
  });
});

test('a shortened place is repaired by the one that it can mean', () => {
  const known = {
    organizations: ['컴퓨터공학과', '전자공학과'],
    accounts: new Set(''),
    invited: new Set(''),
    named: new Map(),
    takesLoginNames: false,
  };
  const row = { no: 1, name: '문서영', email: 'a@b.test', loginName: '', studentNumber: '', cleaned: [] };
  const repairOf = (organizationCode: string) =>
    judgeInvitees([{ ...row, organizationCode }], { ...known, usesClassCode: false })[0]!.faults[0]?.repair;
  expect(['컴공', '공학과', '전자공학과', '수학과'].map(repairOf)).toEqual(['컴퓨터공학과', null, undefined, null]);
});

test('a file says what its columns hold, with heads or without', async () => {
  const read = async (content: string) => {
    const { payload, headers } = await multipart({}, [{ name: 'list.csv', content }], 'file');
    const url = '/api/manager/v1/invitations/sheet';
    const call = { method: 'POST', url, token: manager.token, payload: payload!, headers: headers! } as const;
    return (await server.call(call)).body.data as {
      columns: (string | null)[];
      rows: { no: number; cells: string[] }[];
    };
  };
  const named = await read('학번,비고,성명,메일,학과\n\n20261001,,김가온,a@b.test,컴퓨터공학과\n');
  expect(named.columns).toEqual(['studentNumber', null, 'name', 'email', 'organizationCode']);
  expect(named.rows).toEqual([{ no: 3, cells: ['20261001', '', '김가온', 'a@b.test', '컴퓨터공학과'] }]);
  const bare = await read('김가온\ta@b.test\t20261001\n이나래\t\t20261002\n');
  expect(bare.columns).toEqual(['name', 'email', 'studentNumber']);
  expect(bare.rows).toHaveLength(2);
});

describe('an invited person', () => {
  test('sets a password by the link, once, and is in the club at once', async () => {
    const { clubSequence } = await makeClub(server, tenantId, { status: '0400' });
    const person = somebody({ studentNumber: '20269001' });
    await help.invite(manager, { rows: [person], clubSequences: [clubSequence], role: 'ROLE_INSTRUCTOR' });
    await help.write();
    const [secret] = await help.linksTo(person.email);
    const found = await server.call({ method: 'POST', url: '/api/v1/accounts/invitation', payload: { secret } });
    expect(found.body.data).toMatchObject({ email: person.email, name: '김가온', hasAccount: false });
    const { body } = await help.accept(secret!);
    const { token } = body.data as { token: string };
    const me = await server.call({ url: '/api/v1/my/profile', token });
    expect(me.body.data).toMatchObject({ email: person.email });
    const [row] = await help.query(
      `select m.roles, m.student_number, m.email_verified_at is not null as proven, c.membership_status
       from members m join club_members c using (tenant_id, member_id) where m.email = $1`,
      [person.email],
    );
    expect(row).toEqual({
      roles: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
      student_number: '20269001',
      proven: true,
      membership_status: 'MEMBER',
    });
    const again = await help.accept(secret!, { nickname: '다른 사람' });
    expect([again.status, again.body.code]).toEqual([409, '0409']);
    expect((await help.list(manager, `&keyword=${person.email}`)).contents[0]!.state).toBe('JOINED');
  });

  test('has no password and no secret anywhere in the database but in the mail', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person] });
    await help.write();
    const [secret] = await help.linksTo(person.email);
    const [row] = await help.query('select secret_hash from invitations where email = $1', [person.email]);
    expect(secret).toHaveLength(43);
    expect(row!['secret_hash']).not.toContain(secret);
  });

  test('with an account by then enters the clubs alone', async () => {
    const { clubSequence } = await makeClub(server, tenantId, { status: '0400' });
    const person = somebody();
    await help.invite(manager, { rows: [person], clubSequences: [clubSequence] });
    await help.write();
    const [secret] = await help.linksTo(person.email);
    const member = await makePerson(server, tenantId, 'member', '먼저 온 사람');
    const own = (column: string, value: string) =>
      help.query(`update members set ${column} where member_id = $1`, [member.memberId, value]);
    await own('email = $2, email_normal = $2, email_verified_at = null', person.email);
    const refused = await help.accept(secret!);
    expect(refused.body.errors).toMatchObject([{ path: 'email' }]);
    const url = '/api/v1/accounts/invitation/clubs';
    const enter = () => server.call({ method: 'POST', url, payload: { secret } });
    const rows = () => help.query('select membership_status from club_members where member_id = $1', [member.memberId]);
    // Somebody else may have made it by that address: what the mail opens is not theirs.
    expect(await enter()).toMatchObject({ status: 409, body: { message: expect.stringContaining('재설정') } });
    expect(await rows()).toEqual([]);
    await own('email_verified_at = $2', server.clock.now().toISOString());
    expect((await enter()).body.data).toMatchObject({ clubNames: [expect.any(String)] });
    expect(await rows()).toEqual([{ membership_status: 'MEMBER' }]);
  });

  test('who is a member already gets no mail and enters the club at once', async () => {
    const member = await makePerson(server, tenantId, 'member');
    const { clubSequence } = await makeClub(server, tenantId, { status: '0400' });
    const { body } = await help.invite(manager, {
      rows: [somebody({ email: member.email })],
      clubSequences: [clubSequence],
    });
    expect(body.data).toMatchObject({ invited: 0, seated: 1, rows: [{ state: 'MEMBER' }] });
    await help.write();
    expect(await help.linksTo(member.email)).toEqual([]);
  });
});

describe('nobody is invited twice', () => {
  test('by the same list sent again, or by two managers at once', async () => {
    await openConnections(server);
    const other = await makePerson(server, tenantId, 'manager');
    const rows = addresses(12);
    const answers = await Promise.all([
      help.invite(manager, { rows }),
      help.invite(other, { rows: rows.toReversed() }),
      help.invite(manager, { rows }),
    ]);
    const invited = answers.map(({ body }) => (body.data as { invited: number }).invited);
    expect(invited.toSorted((one, two) => two - one)).toEqual([12, 0, 0]);
    await help.write();
    for (const { email } of rows) expect(await help.linksTo(email)).toHaveLength(1);
  });

  test('by a job that is killed between two of its transactions, or runs on two servers', async () => {
    const rows = addresses(45);
    await help.invite(manager, { rows });
    const killed = help.write(() => Promise.reject(new Error('killed')));
    await expect(killed).rejects.toThrow('killed');
    const half = (await help.list(manager)).sending!;
    expect([half.done > 0, half.done < half.of]).toEqual([true, true]);
    await Promise.all([help.write(), help.write()]);
    for (const { email } of rows) expect(await help.linksTo(email)).toHaveLength(1);
    expect((await help.list(manager)).sending).toBeNull();
  });

  test('by a process that is killed with -9 while it writes', async () => {
    const rows = addresses(300);
    await help.invite(manager, { rows });
    const given = [server.ground, server.clock.now()].map((one) => JSON.stringify(one));
    const child = fork(fileURLToPath(new URL('./mailing/mailing.fixture.ts', import.meta.url)), given, {
      execArgv: [],
    });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const written = 'select count(*)::int as count from invitations where mailed_at is not null and batch_id = $1';
    const [batch] = await help.query('select batch_id from invitations where email = $1', [rows[0]!.email]);
    const [before] = await help.query(written, [batch!['batch_id']]);
    expect(before!['count']).toBeGreaterThan(0);
    expect(before!['count']).toBeLessThan(rows.length);
    // What the killed one held is free once the database has seen it go.
    await vi.waitUntil(
      async () => {
        await help.write();
        const [after] = await help.query(written, [batch!['batch_id']]);
        return after!['count'] === rows.length;
      },
      { timeout: 20_000 },
    );
    for (const { email } of rows) expect(await help.linksTo(email)).toHaveLength(1);
  });

  test('by the database itself', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person] });
    const again = help.query(
      `insert into invitations (tenant_id, invitation_id, email, email_normal, name, organization_code, role, status,
         invited_by, batch_id, created_at, valid_until)
       select tenant_id, gen_random_uuid(), email, email_normal, name, organization_code, role, status, invited_by,
         batch_id, created_at, valid_until from invitations where email = $1`,
      [person.email],
    );
    await expect(again).rejects.toThrow('invitations_tenant_id_email_normal_key');
  });
});

describe('an invitation', () => {
  test('that was withdrawn leads nowhere, and can be sent anew by another link', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person] });
    await help.write();
    const [first] = await help.linksTo(person.email);
    const ids = { invitationIds: [await idOf(person.email)] };
    expect((await change('withdrawal', ids)).body.data).toEqual({ changed: 1 });
    expect((await change('withdrawal', ids)).body.data).toEqual({ changed: 0 });
    expect((await help.accept(first!)).status).toBe(409);
    server.clock.advance(1000);
    expect((await change('renewal', { ...ids, validUntil: inDays(7) })).body.data).toEqual({ changed: 1 });
    await help.write();
    const [, second] = await help.linksTo(person.email);
    expect((await help.accept(first!)).status).toBe(409);
    expect((await help.accept(second!)).status).toBe(200);
  });

  test('that ran out says so, and is invited anew by a list', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person], validUntil: inDays(1) });
    await help.write();
    const [first] = await help.linksTo(person.email);
    await help.query(`update invitations set valid_until = $2 where email = $1`, [person.email, inDays(-1)]);
    expect((await help.list(manager, '&state=EXPIRED')).contents.map(({ email }) => email)).toContain(person.email);
    expect((await help.accept(first!)).status).toBe(409);
    expect((await help.invite(manager, { rows: [person] })).body.data).toMatchObject({ invited: 1 });
  });

  test('that ran out before its mail was written is not under way any more', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person] });
    expect((await help.list(manager)).sending).toMatchObject({ done: 0 });
    await help.query(`update invitations set valid_until = $2 where email = $1`, [person.email, inDays(-1)]);
    await help.write();
    expect((await help.list(manager)).sending).toBeNull();
  });

  test('opened and used is no try that counts: a hall full of people shares one address', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person] });
    await help.write();
    const [secret] = await help.linksTo(person.email);
    const tries = async () =>
      (await help.query(`select count from attempts where subject = 'invitation-address:127.0.0.1'`))[0]?.['count'];
    await help.accept('nobody’s');
    const before = await tries();
    expect(before).toBeGreaterThan(0);
    await server.call({ method: 'POST', url: '/api/v1/accounts/invitation', payload: { secret } });
    expect((await help.accept(secret!)).status).toBe(200);
    expect(await tries()).toBe(before);
  });

  test('used twice at once makes one account', async () => {
    const person = somebody();
    await help.invite(manager, { rows: [person] });
    await help.write();
    const [secret] = await help.linksTo(person.email);
    const answers = await Promise.all([help.accept(secret!), help.accept(secret!)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
