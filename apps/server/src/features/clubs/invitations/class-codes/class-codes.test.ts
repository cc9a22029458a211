import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { GUEST_LIMIT } from '../../../tenancy/accounts/accounts.public.ts';
import { inviting, PASSWORD } from '../invitations.test-help.ts';

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

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
interface Made {
  classCodeId: string;
  code: string;
  taken: number;
  state: string;
}
const make = async (part: object = {}) =>
  (
    await server.call({
      method: 'POST',
      url: '/api/manager/v1/class-codes',
      token: manager.token,
      payload: { name: '2반', places: 3, validUntil: inDays(7), ...part },
    })
  ).body.data as Made;
const codes = async () =>
  ((await server.call({ url: '/api/manager/v1/class-codes', token: manager.token })).body.data as { contents: Made[] })
    .contents;
const find = (code: string) => server.call({ method: 'POST', url: '/api/v1/accounts/class-code', payload: { code } });
const enter = (code: string, more: object = {}) =>
  server.call({
    method: 'POST',
    url: '/api/v1/accounts/class-code/registration',
    payload: {
      code,
      email: `by-code${++count}@home.test`,
      nickname: '새로온 사람',
      password: PASSWORD,
      consents: CONSENT_VERSIONS,
      ...more,
    },
  });

describe('a class code', () => {
  test('makes an account with a password of the person’s own, who is in the club at once', async () => {
    const { clubSequence } = await makeClub(server, tenantId, { status: '0400' });
    const { code } = await make({ clubSequences: [clubSequence] });
    expect(code).toMatch(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
    expect((await find(code.toLowerCase().replace('-', ' '))).body.data).toMatchObject({
      needsList: false,
      hasPlaces: true,
    });
    const { body } = await enter(code, { email: 'gaon@home.test' });
    const { token } = body.data as { token: string };
    const clubs = await server.call({ url: `/api/v1/club/members/me?clubSequence=${clubSequence}`, token });
    expect(clubs.body.data).toMatchObject({ contents: [{ membershipStatus: 'MEMBER' }] });
    const logIn = { email: 'gaon@home.test', password: PASSWORD };
    const again = await server.call({ method: 'POST', url: '/api/v1/accounts/login', payload: logIn });
    expect(again.body.code).toBe('0000');
    const [row] = await help.query('select email_verified_at, roles from members where email = $1', ['gaon@home.test']);
    expect(row).toEqual({ email_verified_at: null, roles: ['ROLE_USER'] });
  });

  test('gives exactly its places to fifty who come at once', async () => {
    await openConnections(server);
    const { code, classCodeId } = await make({ places: 7 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(code)));
    const by = Map.groupBy(answers, ({ status }) => status);
    expect([by.get(200)?.length, by.get(409)?.length]).toEqual([7, 43]);
    expect((await codes()).find((one) => one.classCodeId === classCodeId)).toMatchObject({ taken: 7, state: 'FULL' });
  });

  test('lets nobody in once it has ended, is closed, or was never there', async () => {
    const [late, closed] = [await make({ validUntil: inDays(1) }), await make()];
    await help.query('update class_codes set valid_until = $2 where class_code_id = $1', [
      late.classCodeId,
      inDays(-1),
    ]);
    const url = `/api/manager/v1/class-codes/${closed.classCodeId}`;
    const { body } = await server.call({ method: 'DELETE', url, token: manager.token });
    expect(body.data).toMatchObject({ state: 'CLOSED' });
    for (const code of [late.code, closed.code, 'AAA-AAA'])
      expect([(await find(code)).body.code, (await enter(code)).body.code]).toEqual(['0401', '0401']);
  });

  test('lets in a class of any size behind one address, while wrong codes are counted', async () => {
    const subject = 'class-code-address:127.0.0.1';
    const counted = async () =>
      (await help.query('select count from attempts where subject = $1', [subject]))[0]?.['count'] ?? 0;
    const { code } = await make();
    const before = await counted();
    expect([(await find(code)).status, (await enter(code)).status]).toEqual([200, 200]);
    expect(await counted()).toBe(before);
    await find('AAA-AAA');
    await enter('AAA-AAA');
    expect(await counted()).toBe(Number(before) + 2);
    await help.query('update attempts set count = $2 where subject = $1', [subject, GUEST_LIMIT.max]);
    expect((await find(code)).status).toBe(429);
    await help.query('delete from attempts where subject = $1', [subject]);
  });

  test('takes no place for an address that has an account', async () => {
    const member = await makePerson(server, tenantId, 'member');
    const { code, classCodeId } = await make();
    const { status, body } = await enter(code, { email: member.email });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['email']]);
    expect((await codes()).find((one) => one.classCodeId === classCodeId)!.taken).toBe(0);
  });
});

describe('a code for those of a list', () => {
  const row = (studentNumber: string) => ({ name: '최 라온', email: '', studentNumber });
  const listCode = async (...numbers: string[]) => {
    const { body } = await help.invite(manager, { rows: numbers.map(row), usesClassCode: true });
    const { classCodeId } = body.data as { classCodeId: string };
    return (await codes()).find((one) => one.classCodeId === classCodeId)!;
  };

  test('comes of a list whose people have no address, with as many places', async () => {
    const { code, taken } = await listCode('20261101', '20261102');
    expect(taken).toBe(0);
    expect((await find(code)).body.data).toMatchObject({ needsList: true });
    expect((await enter(code, { name: '최라온', studentNumber: '20261102' })).status).toBe(200);
  });

  test('takes name and number together, each once, two at once too', async () => {
    const { code } = await listCode('20261201', '20261202');
    for (const wrong of [
      { name: '최다온', studentNumber: '20261201' },
      { name: '최라온', studentNumber: '20269999' },
      {},
    ]) {
      const { status, body } = await enter(code, wrong);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['studentNumber']]);
    }
    const right = { name: '최라온', studentNumber: '20261201' };
    const answers = await Promise.all([enter(code, right), enter(code, right)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await codes()).find((one) => one.code === code)!.taken).toBe(1);
  });
});
