import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fragmentOf, mailTo } from '../../../../testing/mail/outbox.ts';
import { setLoginTypes } from '../../../../testing/oidc/login-types.ts';
import { makePerson, makeTenant } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { workOf } from '../work.test-help.ts';

const PASSWORD = 'correct horse battery';
const HOSTS = { NONE: 'localhost', EMAIL: 'link.localhost', CODE: 'code.localhost' };
type Way = keyof typeof HOSTS;
let server: TestServer;
const tenants = {} as Record<Way, string>;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenants.NONE = await makeTenant(server);
  tenants.EMAIL = await makeTenant(server, 'link', { registration: 'EMAIL' });
  tenants.CODE = await makeTenant(server, 'code', { registration: 'CODE' });
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  for (const tenantId of Object.values(tenants)) await run(tenantId, 'delete from attempts');
});

const run = (tenantId: string, statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
const newAddress = () => `${crypto.randomUUID()}@example.test`;
const send = (way: Way, url: string, payload: object, host = HOSTS[way]) =>
  server.call({ method: 'POST', url, payload, host });
const register = (way: Way, email: string, part: object = {}) =>
  send(way, '/api/v1/accounts/registration', {
    email,
    password: PASSWORD,
    nickname: '새 사람',
    consents: CONSENT_VERSIONS,
    ...part,
  });
const verify = (way: Way, registrationId: string, secret: string, password = PASSWORD, host = HOSTS[way]) =>
  send(way, '/api/v1/accounts/registration/verification', { registrationId, secret, password }, host);
const logIn = (way: Way, email: string, password = PASSWORD) =>
  send(way, '/api/v1/accounts/login', { email, password });
const members = (way: Way, email: string) =>
  run(tenants[way], 'select * from members where email_normal = $1', [email.toLowerCase()]);
/** What was sent to an address: the id and the secret. */
async function proofOf(way: Way, email: string, answer: { body: { data: unknown } }): Promise<[string, string]> {
  const mail = (await mailTo(server, tenants[way], email)).at(-1)!;
  if (way === 'EMAIL') return fragmentOf(mail).split('.') as [string, string];
  return [(answer.body.data as { registrationId: string }).registrationId, /^\d{6}$/m.exec(mail.body)![0]];
}
async function existing(way: Way): Promise<string> {
  return (await makePerson(server, tenants[way], 'member')).email;
}

test('where nothing is asked for, the account is there at once, with what was agreed to', async () => {
  const email = newAddress();
  const { status, body } = await register('NONE', email);
  expect([status, body.code, body.data]).toEqual([200, '0000', { registrationId: null }]);
  expect((await logIn('NONE', email.toUpperCase())).body.data).toMatchObject({
    member: { logged: true, memberName: '새 사람', memberType: 'MEMBER', roles: ['ROLE_USER'] },
  });
  const [member] = await members('NONE', email);
  expect(member).toMatchObject({ email_verified_at: null });
  const agreed = await run(tenants.NONE, 'select kind, version, agreed_at from consents where member_id = $1', [
    member!['member_id'],
  ]);
  expect(agreed).toHaveLength(3);
  expect(agreed).toContainEqual({ kind: 'AGE14', version: CONSENT_VERSIONS.AGE14, agreed_at: new Date(START) });
});

test('names that pretend to be the product, its people or nobody are refused, in whatever letters', async () => {
  for (const nickname of ['관리자', '관.리.자', 'аdmin', '탈퇴한 회원', '익명 3', '김\u2066민준', 'ㄱㅘㄴㄹㅣㅈㅏ']) {
    const { body } = await register('NONE', newAddress(), { nickname });
    expect(
      body.errors?.map(({ path }) => path),
      nickname,
    ).toEqual(['nickname']);
  }
});

test('an empty form is told every fault at once', async () => {
  const { body } = await register('NONE', '', { password: '', nickname: '', consents: {} });
  expect(body.errors?.map(({ path }) => path)).toEqual([
    'email',
    'password',
    'nickname',
    'consents.TERMS',
    'consents.PRIVACY',
    'consents.AGE14',
  ]);
});

test('where people log in at their organisation alone, nobody registers beside it', async () => {
  const email = newAddress();
  const proof = await proofOf('EMAIL', email, await register('EMAIL', email));
  await setLoginTypes(server, tenants.EMAIL, 'OIDC');
  const refused = [await register('EMAIL', newAddress()), await verify('EMAIL', ...proof)];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, '0409'],
    [409, '0409'],
  ]);
  expect(await members('EMAIL', email)).toEqual([]);
  await setLoginTypes(server, tenants.EMAIL, 'OIDC', 'PASSWORD');
  expect((await verify('EMAIL', ...proof)).body.code).toBe('0000');
});

describe.each(['EMAIL', 'CODE'] as const)('by %s', (way) => {
  test('an account comes of what was sent, once, with the password that was chosen', async () => {
    const email = newAddress();
    const answer = await register(way, email);
    expect(await members(way, email)).toEqual([]);
    expect((await logIn(way, email)).body.code).toBe('C06000');
    expect((await logIn(way, email, 'something else')).body.code).toBe('C06002');
    const [id, secret] = await proofOf(way, email, answer);
    const other = await verify(way, id, secret, 'chosen by another');
    expect([other.status, other.body.errors?.map(({ path }) => path)]).toEqual([400, ['password']]);
    const done = await verify(way, id, secret);
    expect(done.body.data).toMatchObject({ member: { logged: true, memberName: '새 사람' } });
    expect(String(done.headers['set-cookie'])).toContain('access_token=');
    expect((await verify(way, id, secret)).body).toMatchObject({ code: '0409' });
    expect((await logIn(way, email)).body.code).toBe('0000');
    const [member] = await members(way, email);
    expect(member).toMatchObject({ email_verified_at: server.clock.now() });
    expect(await run(tenants[way], 'select 1 from consents where member_id = $1', [member!['member_id']])).toHaveLength(
      3,
    );
    expect(await run(tenants[way], 'select 1 from registrations where email_normal = $1', [email])).toEqual([]);
  });

  test('what was sent ends, is one tenant’s, and is not guessed', async () => {
    const email = newAddress();
    const answer = await register(way, email);
    const [id, secret] = await proofOf(way, email, answer);
    const wrong = way === 'CODE' ? String((Number(secret) + 1) % 1_000_000).padStart(6, '0') : `${secret}x`;
    expect((await verify(way, id, secret, PASSWORD, HOSTS.NONE)).body.code).toBe('0409');
    for (let n = 0; n < 5; n++) expect((await verify(way, id, wrong)).body.code).toBe('0409');
    expect((await verify(way, id, secret)).status).toBe(429);
    server.clock.advance(way === 'CODE' ? 30 * 60_000 : 24 * 60 * 60_000);
    expect((await verify(way, id, secret)).body.code).toBe('0409');
    expect(await members(way, email)).toEqual([]);
  });

  test('of two at once with the same proof, or two registrations of one address, one makes the account', async () => {
    const email = newAddress();
    const proofs = [];
    for (let n = 0; n < 2; n++) proofs.push(await proofOf(way, email, await register(way, email)));
    const [first, second] = proofs as [[string, string], [string, string]];
    const answers = await Promise.all([verify(way, ...first), verify(way, ...first), verify(way, ...second)]);
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', '0409', '0409']);
    expect(await members(way, email)).toHaveLength(1);
  });

  test('an address that has an account is told so by mail alone, and nothing comes of it', async () => {
    const email = await existing(way);
    const [known, unknown] = [await register(way, email), await register(way, newAddress())];
    const shape = ({ status, body }: typeof known) => {
      const { registrationId } = body.data as { registrationId: string | null };
      return { status, ...body, requestId: '', data: typeof registrationId };
    };
    expect(shape(known)).toEqual(shape(unknown));
    const [mail, ...more] = await mailTo(server, tenants[way], email);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('이미 가입된 계정이 있어요');
    expect(mail!.body).not.toMatch(/^\d{6}$/m);
    expect(await members(way, email)).toHaveLength(1);
  });

  test('logging in with the password of one’s own registration does not tell whether the address has an account', async () => {
    for (const email of [await existing(way), newAddress()]) {
      await register(way, email);
      expect([(await logIn(way, email)).body.code, (await logIn(way, email, 'something else')).body.code]).toEqual([
        'C06000',
        'C06002',
      ]);
    }
  });

  test('a registration that waits is told by no work: a wrong log-in costs the same with it, without it and with an account', async () => {
    const [waiting, known, nobody] = [newAddress(), await existing(way), newAddress()];
    await register(way, waiting);
    const costs = [];
    for (const email of [waiting, known, nobody]) {
      await logIn(way, email, 'something else');
      costs.push(await workOf(server, () => logIn(way, email, 'something else')));
    }
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[2]).toEqual(costs[0]);
    await register(way, known);
    expect(await workOf(server, () => logIn(way, known, 'something else'))).toEqual(costs[0]);
  });

  test('what its owner is told goes to the address as they wrote it', async () => {
    const email = await existing(way);
    await register(way, email.toUpperCase());
    expect(await mailTo(server, tenants[way], email)).toHaveLength(1);
  });
});

test('where nothing is asked for, too, an address with an account answers like another one', async () => {
  const email = await existing('NONE');
  const [known, unknown] = [await register('NONE', email), await register('NONE', newAddress())];
  expect({ ...known.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  await register('NONE', email.toUpperCase());
  expect((await mailTo(server, tenants.NONE, email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('이미 가입된 계정이 있어요'),
    expect.stringContaining('이미 가입된 계정이 있어요'),
  ]);
  const [member] = await members('NONE', email);
  expect(member).toMatchObject({ nickname: 'member', password_hash: '' });
});

test('two registrations of one address at once make one member', async () => {
  const email = newAddress();
  const answers = await Promise.all([register('NONE', email), register('NONE', email), register('NONE', email)]);
  expect(answers.map(({ body }) => body.code)).toEqual(['0000', '0000', '0000']);
  expect(await members('NONE', email)).toHaveLength(1);
  const mails = await mailTo(server, tenants.NONE, email);
  expect(mails.filter(({ subject }) => subject.includes('가입을 마쳤어요'))).toHaveLength(1);
});

test.each(Object.keys(HOSTS) as Way[])(
  'it is no other work to answer for an address that has an account (%s)',
  async (way) => {
    const email = await existing(way);
    // Whatever is asked for once, such as the tenant, has been asked for then.
    await register(way, newAddress());
    const [known, unknown] = [
      await workOf(server, () => register(way, email)),
      await workOf(server, () => register(way, newAddress())),
    ];
    expect(known).toEqual(unknown);
    expect(known.hashes).toBe(1);
  },
);

test('mail leads to the tenant’s own site, whatever the request says of its host', async () => {
  const email = newAddress();
  await send(
    'NONE',
    '/api/v1/accounts/registration',
    {
      email,
      password: PASSWORD,
      nickname: '새 사람',
      consents: CONSENT_VERSIONS,
    },
    'evil.example',
  );
  const [mail] = await mailTo(server, tenants.NONE, email);
  expect(mail!.body.match(/https?:\/\/\S+/g)).toEqual(['https://dure.test/account/login']);
  const other = newAddress();
  await register('EMAIL', other);
  expect((await mailTo(server, tenants.EMAIL, other))[0]!.body).toContain(
    'https://link.dure.test/account/registration/verification#',
  );
});

test.each<[string, object, string]>([
  ['a short password', { password: 'only nine' }, 'password'],
  ['a common one', { password: 'Q1w2e3r4t5' }, 'password'],
  ['the one that is published for the demo', { password: 'dure-demo-2026' }, 'password'],
  ['one of repeated letters', { password: 'abcabcabcabc' }, 'password'],
  ['a huge one', { password: 'x'.repeat(201) }, 'password'],
  ['an old consent', { consents: { ...CONSENT_VERSIONS, TERMS: '2020-01-01' } }, 'consents.TERMS'],
  ['no consent', { consents: { TERMS: CONSENT_VERSIONS.TERMS, PRIVACY: CONSENT_VERSIONS.PRIVACY } }, 'consents.AGE14'],
  ['an unknown member type', { memberType: 'PROFESSOR' }, 'memberType'],
  ['an invisible nickname', { nickname: '\u200b\u200b\u200b' }, 'nickname'],
])('%s is refused at its field', async (_, part, path) => {
  const email = newAddress();
  const { status, body } = await register('NONE', email, part);
  expect([status, body.errors?.map((one) => one.path)]).toEqual([400, [path]]);
  expect(await members('NONE', email)).toEqual([]);
});

test('a role cannot be registered for', async () => {
  const email = newAddress();
  await register('NONE', email, { roles: ['ROLE_MANAGER'], status: 'ACTIVE', member_id: crypto.randomUUID() });
  expect((await logIn('NONE', email)).body.data).toMatchObject({ member: { roles: ['ROLE_USER'] } });
});

test('an address gets five mails an hour at most, with an account or without', async () => {
  for (const email of [newAddress(), await existing('EMAIL')]) {
    for (let n = 0; n < 5; n++) expect((await register('EMAIL', email)).status).toBe(200);
    expect((await register('EMAIL', email.toUpperCase())).status).toBe(429);
    expect(await mailTo(server, tenants.EMAIL, email)).toHaveLength(5);
  }
});
