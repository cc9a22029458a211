import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { LoginCard, LoginCards } from '@dure/contract/tenancy/accounts/login-names/one-time-codes.endpoints';
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { inviting, letInByName, PASSWORD } from './invitations.test-help.ts';

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
beforeEach(async () => {
  await letInByName(server, tenantId, 'INSTRUCTOR');
  await help.query('delete from attempts');
});

const number = () => `2026${String(5000 + ++count)}`;
interface Answer {
  rows: Invitee[];
  seated: number;
  accounts: LoginCards | null;
}
const invite = async (rows: readonly Partial<Invitee>[], more: object = {}) => {
  const { status, body } = await help.invite(manager, { rows, ...more });
  return { status, errors: body.errors, ...(body.data as Answer) };
};
const cardOf = async (row: Partial<Invitee> = {}, more: object = {}): Promise<LoginCard> =>
  (await invite([{ name: '김가온', loginName: number(), ...row }], more)).accounts!.cards[0]!;
const send = (method: 'POST' | 'PUT', url: string, payload: object, token?: string) =>
  server.call({ method, url, payload, ...(token && { token }) });
const use = ({ loginName, oneTimeCode }: Pick<LoginCard, 'loginName' | 'oneTimeCode'>, password = PASSWORD) =>
  send('PUT', '/api/v1/accounts/one-time-code', { loginName, oneTimeCode, password });
const logIn = async (email: string, password = PASSWORD) => {
  server.clock.advance(1000);
  const { body } = await send('POST', '/api/v1/accounts/login', { email, password });
  return { code: body.code, token: (body.data as { token?: string } | null)?.token ?? '' };
};
const issue = (memberUUIDs: string[], { token } = manager) =>
  send('POST', '/api/manager/v1/members/one-time-codes', { memberUUIDs }, token);
const mailCount = async () => (await help.query('select mail_id from mails')).length;

describe('somebody of a list without an address', () => {
  test('gets an account and a one-time code, by which they choose a password once', async () => {
    const { clubSequence } = await makeClub(server, tenantId, { status: '0300' });
    const { accounts, seated, rows } = await invite([{ name: '김가온', studentNumber: '20261004' }], {
      clubSequences: [clubSequence],
    });
    expect(rows[0]).toMatchObject({ state: 'ACCOUNT', loginName: '20261004' });
    expect(seated).toBe(1);
    const [card] = accounts!.cards;
    expect(card).toMatchObject({ nickname: '김가온', loginName: '20261004' });
    expect(card!.oneTimeCode).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
    expect((await logIn('20261004', card!.oneTimeCode)).code).toBe('C06002');
    expect((await use({ ...card!, oneTimeCode: card!.oneTimeCode.toLowerCase().replaceAll('-', ' ') })).status).toBe(
      200,
    );
    const { code, token } = await logIn('20261004');
    expect(code).toBe('0000');
    expect((await server.call({ url: '/api/v1/my/profile', token })).body.code).not.toBe('0000');
    expect((await use(card!)).status).toBe(409);
    expect(await mailCount()).toBe(0);
    const kept = await help.query('select code_hash from one_time_codes where member_id = $1', [card!.memberUUID]);
    expect(kept).toEqual([]);
  });

  test('may have a name in Hangul, however it is written', async () => {
    const card = await cardOf({ loginName: '가온-７' });
    await use({ ...card, loginName: '가온-7' });
    expect((await logIn(' 가온-7 ')).code).toBe('0000');
  });

  test('is told from others by the name: twice in a list, taken, or of another number', async () => {
    const { loginName } = await cardOf({ loginName: 'dure-1', studentNumber: '20269001' });
    const judged = async (...rows: Partial<Invitee>[]) =>
      (await invite(rows, { confirmed: false })).rows.map(({ state, faults }) => [
        state,
        ...faults.map(({ column }) => column),
      ]);
    const name = '김가온';
    expect(
      await judged(
        { name, loginName },
        { name, loginName, studentNumber: '20269002' },
        { name, loginName: 'dure-2' },
        { name, loginName: 'DURE-2' },
        { name, loginName: 'dure@home' },
        { name },
        { name: '운영자', loginName: 'dure-3' },
        { name, email: 'by-mail@home.test', loginName: 'dure-4' },
      ),
    ).toEqual([
      ['MEMBER'],
      ['FAULT', 'loginName'],
      ['ACCOUNT'],
      ['FAULT', 'loginName'],
      ['FAULT', 'loginName'],
      ['FAULT', 'email'],
      ['FAULT', 'name'],
      ['INVITE'],
    ]);
  });

  test('needs an address where the organisation says so', async () => {
    await letInByName(server, tenantId, 'NONE');
    const { status, errors } = await invite([{ name: '김가온', loginName: number() }]);
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['rows.1.email']]);
  });

  test('two lists at once make one account of a name', async () => {
    await openConnections(server);
    const loginName = number();
    const answers = await Promise.all([1, 2].map(() => invite([{ name: '김가온', loginName }])));
    expect(answers.flatMap(({ accounts }) => accounts?.cards ?? [])).toHaveLength(1);
  });
});

describe('a one-time code', () => {
  test('is asked for again by whoever forgot the password; the one before ends, and so do the sessions', async () => {
    const card = await cardOf();
    await use(card);
    const { token } = await logIn(card.loginName);
    const issued = (await issue([card.memberUUID])).body.data as LoginCards;
    const again = (await issue([card.memberUUID])).body.data as LoginCards;
    expect((await logIn(card.loginName)).code).toBe('0000');
    expect((await use(issued.cards[0]!)).status).toBe(409);
    expect((await use(again.cards[0]!, 'another long one')).status).toBe(200);
    expect((await server.call({ url: '/api/v1/my/profile', token })).status).toBe(401);
    expect([(await logIn(card.loginName)).code, (await logIn(card.loginName, 'another long one')).code]).toEqual([
      'C06002',
      '0000',
    ]);
    const entries = await help.query(`select changes from audit_entries where member_id = $1`, [card.memberUUID]);
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toContain(again.cards[0]!.oneTimeCode);
  });

  test('ends after two weeks, and wakes an account that slept', async () => {
    const [late, asleep] = [await cardOf(), await cardOf()];
    await help.query('update members set dormant_at = now() where member_id = $1', [asleep.memberUUID]);
    expect((await use(asleep)).status).toBe(200);
    expect((await logIn(asleep.loginName)).code).toBe('0000');
    server.clock.advance(14 * 86_400_000);
    expect((await use(late)).status).toBe(409);
    manager = await makePerson(server, tenantId, 'manager');
  });

  test('is not for those with an address, for oneself, or for people elsewhere', async () => {
    const elsewhere = await makePerson(server, await makeTenant(server, crypto.randomUUID()), 'member');
    const member = await makePerson(server, tenantId, 'member');
    expect((await issue([member.memberId, elsewhere.memberId])).body.data).toMatchObject({ cards: [] });
    expect((await issue([manager.memberId])).status).toBe(409);
  });

  test('is guessed ten times at an account, whoever asks and whether there is one', async () => {
    const card = await cardOf();
    for (const loginName of [card.loginName, 'nobody']) {
      const answers = [];
      for (let tries = 0; tries < 11; tries++)
        answers.push((await use({ loginName, oneTimeCode: 'AAAA-BBBB-CCCC' })).status);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
    }
    expect((await use(card)).status).toBe(429);
    await help.query('delete from attempts');
    await help.query(
      `insert into attempts (tenant_id, subject, window_start, count) values ($1, 'one-time-code-address:127.0.0.1', $2, 300)`,
      [tenantId, server.clock.now()],
    );
    expect((await use(card)).status).toBe(429);
  });

  test('opens nothing beside a lock, and the right one once of two at once', async () => {
    const card = await cardOf();
    const answers = await Promise.all([use(card), use(card, 'another long one')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const locked = await cardOf();
    await help.query(`update members set status = 'LOCKED' where member_id = $1`, [locked.memberUUID]);
    expect((await use(locked)).status).toBe(409);
  });

  test('instructors hand out to learners of their clubs, where they may', async () => {
    const instructor = await makePerson(server, tenantId, 'instructor');
    const { clubSequence } = await makeClub(server, tenantId, { status: '0300', creator: instructor });
    const learner = await cardOf({}, { clubSequences: [clubSequence] });
    const other = await cardOf();
    const ask = async (memberId: string, by = instructor) =>
      (await send('POST', `/api/v1/my/clubs/${clubSequence}/members/${memberId}/one-time-code`, {}, by.token)).status;
    expect(await ask(learner.memberUUID)).toBe(200);
    expect(await ask(other.memberUUID)).toBe(404);
    expect(await ask(learner.memberUUID, await makePerson(server, tenantId, 'instructor'))).toBe(403);
    await help.query(`update members set roles = '{ROLE_USER,ROLE_INSTRUCTOR}' where member_id = $1`, [
      learner.memberUUID,
    ]);
    expect(await ask(learner.memberUUID)).toBe(404);
    await letInByName(server, tenantId, 'MANAGER');
    expect(await ask(learner.memberUUID)).toBe(403);
  });
});

test('a class code takes a log-in name instead of an address, with a password at once', async () => {
  const validUntil = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const made = await send('POST', '/api/manager/v1/class-codes', { name: '2반', places: 3, validUntil }, manager.token);
  const { code } = made.body.data as { code: string };
  const enter = (more: object) =>
    send('POST', '/api/v1/accounts/class-code/registration', {
      code,
      nickname: '새로온 사람',
      password: PASSWORD,
      consents: CONSENT_VERSIONS,
      ...more,
    });
  const loginName = number();
  expect((await enter({ loginName })).status).toBe(200);
  expect((await logIn(loginName)).code).toBe('0000');
  const pathsOf = async (more: object) => (await enter(more)).body.errors?.map(({ path }) => path);
  expect(await pathsOf({ loginName })).toEqual(['loginName']);
  expect(await pathsOf({})).toEqual(['email']);
  expect(await pathsOf({ loginName: 'a b' })).toEqual(['loginName']);
  await letInByName(server, tenantId, 'NONE');
  expect(await pathsOf({ loginName: number() })).toEqual(['email']);
  expect((await logIn(loginName)).code).toBe('0000');
});

test('a roster knows people by the names that they log in by', async () => {
  const instructor = await makePerson(server, tenantId, 'instructor');
  const { clubSequence } = await makeClub(server, tenantId, { status: '0300', creator: instructor });
  const { loginName } = await cardOf();
  const row = (no: number, email: string) => ({ no, email, name: '', studentNumber: '' });
  const rows = [row(1, loginName), row(2, 'nobody-1'), row(3, 'a b')];
  const { payload, headers } = await multipart({ rows, confirmed: false }, [], 'file');
  const url = `/api/v1/my/clubs/${clubSequence}/members/import`;
  const { body } = await server.call({
    method: 'POST',
    url,
    token: instructor.token,
    payload: payload!,
    headers: headers!,
  });
  expect((body.data as { rows: { state: string }[] }).rows.map(({ state }) => state)).toEqual([
    'ADD',
    'UNKNOWN',
    'FAULT',
  ]);
});

describe('an address that somebody adds', () => {
  const agreed = async () => {
    const card = await cardOf();
    await use(card);
    const { token } = await logIn(card.loginName);
    await send('PUT', '/api/v1/my/consents', { consents: CONSENT_VERSIONS }, token);
    return { card, token };
  };
  const add = (token: string, email: string, password = PASSWORD) =>
    send('POST', '/api/v1/my/email', { email, password }, token);
  const linkTo = async (email: string) => {
    const [mail] = await help.query('select body from mails where recipient = $1 order by created_at desc limit 1', [
      email,
    ]);
    return /#([\w-]+)/.exec(String(mail?.['body']))?.[1] ?? '';
  };
  const prove = (secret: string) => send('PUT', '/api/v1/accounts/email', { secret });

  test('is theirs once they open the mail: they log in by it, and mail works', async () => {
    const { card, token } = await agreed();
    expect((await add(token, 'gaon@home.test', 'another one')).status).toBe(400);
    expect((await add(token, 'Gaon@home.test')).status).toBe(200);
    expect((await logIn('gaon@home.test')).code).toBe('C06002');
    const secret = await linkTo('Gaon@home.test');
    expect([(await prove(`${secret}x`)).status, (await prove(secret)).status, (await prove(secret)).status]).toEqual([
      409, 200, 409,
    ]);
    expect([(await logIn('gaon@home.test')).code, (await logIn(card.loginName)).code]).toEqual(['0000', '0000']);
    await send('POST', '/api/v1/accounts/password-reset', { email: 'gaon@home.test' });
    expect(await linkTo('Gaon@home.test')).not.toBe(secret);
    expect((await add((await logIn(card.loginName)).token, 'other@home.test')).status).toBe(409);
  });

  test('that another account has is told to its owner alone', async () => {
    const { token } = await agreed();
    const owner = await makePerson(server, tenantId, 'member');
    expect((await add(token, owner.email)).status).toBe(200);
    expect(await linkTo(owner.email)).toBe('');
  });
});
