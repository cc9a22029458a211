import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givePassword, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { readXlsx } from '../../../kernel/spreadsheet/read-xlsx.ts';
import { hashPassword } from './passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let hash: string;
let manager: Person;

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function setTenant(codes: string[], types: string[]): Promise<void> {
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query('update tenants set organization_codes = $1, login_member_types = $2 where tenant_id = $3', [
    codes,
    types,
    tenantId,
  ]);
  await owner.end();
  server.services.tenants.forget();
}

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
  manager = await makePerson(server, tenantId, 'manager');
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  await run('delete from attempts');
  await setTenant(['공대', '인문대'], ['STUDENT', 'STAFF']);
});

const send = (url: string, payload: object) => server.call({ method: 'POST', url: `/api/v1/accounts/${url}`, payload });
async function account(place: { organization_code?: string; member_type?: string } = {}): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member', `사람 ${crypto.randomUUID().slice(0, 8)}`);
  await givePassword(server, tenantId, person, hash);
  await run('update members set organization_code = $1, member_type = $2 where member_id = $3', [
    place.organization_code ?? '',
    place.member_type ?? 'MEMBER',
    person.memberId,
  ]);
  return person;
}
const logIn = (email: string, place: object, password = PASSWORD) => send('login', { email, password, ...place });
const paths = ({ body }: { body: { errors?: { path: string }[] } }) => body.errors?.map(({ path }) => path);
const placeOf = async ({ memberId }: Person) =>
  (await run('select organization_code, member_type from members where member_id = $1', [memberId]))[0];

test('a registration says where one belongs, where the organisation has places to choose from', async () => {
  const register = (part: object) => {
    const email = `${crypto.randomUUID()}@example.test`;
    const payload = { email, password: PASSWORD, nickname: '새 사람', consents: CONSENT_VERSIONS, ...part };
    return { email, answer: send('registration', payload) };
  };
  expect(paths(await register({}).answer)).toEqual(['organizationCode']);
  expect(paths(await register({ organizationCode: '의대' }).answer)).toEqual(['organizationCode']);
  const { email, answer } = register({ organizationCode: '공대' });
  expect((await answer).body.code).toBe('0000');
  const [row] = await run('select organization_code from members where email_normal = $1', [email]);
  expect(row).toEqual({ organization_code: '공대' });
  await setTenant([], ['MEMBER']);
  expect((await register({}).answer).body.code).toBe('0000');
});

test('a code that the organisation does not have is refused before the account is looked at', async () => {
  const person = await account();
  for (const email of [person.email, 'nobody@example.test'])
    expect(paths(await logIn(email, { organizationCode: '의대' }, 'not the password'))).toEqual(['organizationCode']);
  expect(await run('select 1 from attempts')).toEqual([]);
});

test('a place that is not the account’s is refused, to whoever has the password alone', async () => {
  const person = await account({ organization_code: '공대', member_type: 'STUDENT' });
  expect((await logIn(person.email, { organizationCode: '인문대' }, 'not the password')).body.code).toBe('C06002');
  const other = await logIn(person.email, { organizationCode: '인문대', memberType: 'STAFF' });
  expect(paths(other)).toEqual(['memberType', 'organizationCode']);
  expect(other.headers).not.toHaveProperty('set-cookie');
  for (const place of [{}, { organizationCode: '공대' }, { organizationCode: '공대', memberType: 'STUDENT' }])
    expect((await logIn(person.email, place)).body.code).toBe('0000');
});

test('who has no place, or one that is gone, has the one that they log in with from then on', async () => {
  for (const before of [{}, { organization_code: '없어진 단과대', member_type: 'GONE' }]) {
    const person = await account(before);
    const { body } = await logIn(person.email, { organizationCode: '인문대', memberType: 'STAFF' });
    expect(body.data).toMatchObject({ member: { memberType: 'STAFF' } });
    expect(await placeOf(person)).toEqual({ organization_code: '인문대', member_type: 'STAFF' });
  }
});

test('where the organisation has no places, one that is sent says nothing', async () => {
  const person = await account({ organization_code: '공대' });
  await setTenant([], ['STUDENT', 'STAFF']);
  expect((await logIn(person.email, { organizationCode: '인문대' })).body.code).toBe('0000');
  expect(await placeOf(person)).toMatchObject({ organization_code: '공대' });
});

test('managers see where members belong, and find them by it', async () => {
  const one = await account({ organization_code: '공대', member_type: 'STUDENT' });
  const other = await account({ organization_code: '인문대', member_type: 'STUDENT' });
  const gone = await account({ organization_code: '공대', member_type: 'STUDENT' });
  await run(`update members set status = 'WITHDRAWN' where member_id = $1`, [gone.memberId]);
  const list = async (query: Record<string, string>) => {
    const url = `/api/manager/v1/members?${new URLSearchParams({ size: '100', ...query }).toString()}`;
    const { body } = await server.call({ url, token: manager.token });
    return (body.data as { contents: { memberUUID: string }[] }).contents.map(({ memberUUID }) => memberUUID);
  };
  const [engineers, students, found] = [
    await list({ organizationCode: '공대' }),
    await list({ memberType: 'STUDENT' }),
    await list({ keyword: one.email.toUpperCase() }),
  ];
  expect(engineers).toContain(one.memberId);
  expect(engineers).not.toContain(other.memberId);
  expect(engineers).not.toContain(gone.memberId);
  expect(students).toEqual(expect.arrayContaining([one.memberId, other.memberId]));
  expect(found).toEqual([one.memberId]);
  expect((await server.call({ url: '/api/manager/v1/members', token: one.token })).status).toBe(403);
});

const CODES = '/api/manager/v1/organization-codes';
const keep = (seen: string[], codes: { code: string; was: string | null }[], { token } = manager) =>
  server.call({ method: 'PUT', url: CODES, token, payload: { seen, codes } });
const belongs = async (person: Person) =>
  (await run('select organization_code from members where member_id = $1', [person.memberId]))[0]!['organization_code'];

test('managers name places otherwise, and who belongs there goes along: also where two change names', async () => {
  const [ann, ben] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  await run(`update members set organization_code = '공대' where member_id = $1`, [ann.memberId]);
  await run(`update members set organization_code = '인문대' where member_id = $1`, [ben.memberId]);
  await run(
    `insert into registrations (tenant_id, registration_id, email, email_normal, password_hash, nickname, member_type,
       organization_code, consents, secret_hash, created_at, expires_at)
     values ($1, gen_random_uuid(), 'x', 'x', '', '기다리는 사람', 'STUDENT', '공대', '{}', '', now(), now())`,
    [tenantId],
  );
  await run(
    `insert into invitations (tenant_id, invitation_id, email, email_normal, name, organization_code, role, status,
       invited_by, batch_id, created_at, valid_until)
     values ($1, gen_random_uuid(), 'y', 'y', '초대받은 사람', '공대', 'ROLE_USER', 'INVITED', $2, gen_random_uuid(), now(), now())`,
    [tenantId, manager.memberId],
  );
  await run(
    `with code as (insert into class_codes (tenant_id, class_code_id, code, name, places, needs_list, created_by, created_at, valid_until)
       values ($1, gen_random_uuid(), 'ABCDEF', '1반', 1, true, $2, now(), now()) returning tenant_id, class_code_id)
     insert into class_code_people (tenant_id, class_code_id, student_number, name, organization_code)
     select tenant_id, class_code_id, '20261101', '명단에 있는 사람', '공대' from code`,
    [tenantId, manager.memberId],
  );
  const changed = await keep(
    ['공대', '인문대'],
    [
      { code: '인문대', was: '공대' },
      { code: '의대', was: null },
      { code: '공대', was: '인문대' },
    ],
  );
  expect(changed.body.data).toMatchObject({
    codes: [{ code: '인문대' }, { code: '의대', memberCount: 0 }, { code: '공대' }],
  });
  expect([await belongs(ann), await belongs(ben)]).toEqual(['인문대', '공대']);
  for (const table of ['registrations', 'invitations', 'class_code_people'])
    expect(await run(`select organization_code from ${table}`)).toEqual([{ organization_code: '인문대' }]);
  const { body } = await server.call({ url: '/guest/tenants/dure' });
  expect(body.data).toMatchObject({ tenantOrganizationCodes: ['인문대', '의대', '공대'] });
});

test('whoever saw other places changes none, and is told those of now', async () => {
  const [first, second] = await Promise.all([
    keep(['공대', '인문대'], [{ code: '공대', was: '공대' }]),
    keep(['공대', '인문대'], [{ code: '인문대', was: '인문대' }]),
  ]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const stale = [first, second].find(({ status }) => status === 409)!;
  expect(stale.body.data).toMatchObject({ codes: [expect.anything()] });
});

test('a place stands there once, and is nothing that was not there; members change none', async () => {
  const twice = await keep(
    ['공대', '인문대'],
    [
      { code: '공대', was: '공대' },
      { code: '공대', was: null },
    ],
  );
  expect([twice.status, twice.body.errors?.map(({ path }) => path)]).toEqual([400, ['codes.1.code']]);
  expect((await keep(['공대', '인문대'], [{ code: '새', was: '없던 곳' }])).status).toBe(400);
  const taken = await keep(
    ['공대', '인문대'],
    [
      { code: '가', was: '공대' },
      { code: '나', was: '공대' },
    ],
  );
  expect(taken.status).toBe(400);
  const member = await makePerson(server, tenantId, 'member');
  expect((await keep(['공대', '인문대'], [], member)).status).toBe(403);
});

test('the list of members leaves as a workbook: narrowed, as text, and its members see that it did', async () => {
  const person = await makePerson(server, tenantId, 'member', '=HYPERLINK("evil")');
  const url = `/api/manager/v1/members/export?reason=PERSON_ASKED&keyword=${encodeURIComponent('hyperlink')}`;
  const { status, headers, raw } = await server.call({ url, token: manager.token });
  expect([status, String(headers['content-disposition'])]).toEqual([
    200,
    expect.stringContaining(encodeURIComponent('회원 목록.xlsx')),
  ]);
  const [head, ...rows] = (await readXlsx(raw, { maxRows: 20, maxColumns: 20 })).rows.map(({ cells }) => cells);
  expect(head!.slice(0, 3)).toEqual(['닉네임', '이메일', '학번']);
  expect(rows.map(([nickname, email]) => [nickname, email])).toEqual([['=HYPERLINK("evil")', person.email]]);
  expect(raw.toString('latin1')).not.toContain('<f>');
  expect((await server.call({ url, token: person.token })).status).toBe(403);
  const looks = await server.call({ url: '/api/v1/my/privacy/looks', token: person.token });
  const { contents } = looks.body.data as { contents: { kind: string; clubName: string | null; reason: string }[] };
  const exports = contents.filter(({ kind }) => kind === 'memberExport');
  expect(exports.map(({ clubName, reason }) => [clubName, reason])).toEqual([[null, 'PERSON_ASKED']]);
});
