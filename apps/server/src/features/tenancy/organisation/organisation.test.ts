import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { readablePreset } from '@dure/contract/tenancy/organisation/readable-preset';
import { presets } from '@dure/contract/tenancy/tenants/presets';
import type { TenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub } from '../../../testing/clubs.ts';
import { serveBareWeb } from '../../../testing/operator/bare-web.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { findTimeZone } from './organisation.queries.ts';
import {
  brandForm,
  organisationOf,
  ORGANISATION,
  picture,
  rulesForm,
  saveBrand,
  saveRules,
} from './organisation.test-help.ts';

let server: TestServer;
let owner: pg.Client;
let pages: FastifyInstance;
let tenantId: string;
let manager: Person;
let other: Person;
let now: Organisation;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  manager = await makePerson(server, tenantId, 'manager');
  other = await makePerson(server, tenantId, 'manager', '다른 운영자');
  owner = new pg.Client(server.owner);
  await owner.connect();
  pages = await serveBareWeb(server);
});
afterAll(() => owner.end());
beforeEach(async () => {
  now = await organisationOf(server, manager);
});

const brand = async (uri = 'dure') => (await server.call({ url: `/guest/tenants/${uri}` })).body.data as TenantBrand;
const rowOf = async (uri = 'dure') => (await owner.query('select * from tenants where uri = $1', [uri])).rows[0];
const entries = async (action: string) =>
  (
    await owner.query(
      `select changes from audit_entries where tenant_id = $1 and action = $2 order by entry_sequence desc`,
      [tenantId, action],
    )
  ).rows.map(({ changes }) => changes as { field: string; before: unknown; after: unknown }[]);

test('what a manager saves is what everybody sees with their next page, at this organisation alone', async () => {
  const elsewhere = await rowOf('hanbit');
  const footer = {
    kind: 'GENERIC',
    lines: ['교수학습혁신센터'],
    address: '학문로 25',
    phone: '02-0000-2500',
    relatedSites: [{ name: '늘배움', url: 'https://www.lifelongedu.go.kr' }],
  };
  const form = { ...brandForm(now), name: '새두레대학교', colorPreset: 'Green', footer, useLectureClub: false };
  const { status, body } = await saveBrand(server, manager, form);
  expect(status).toBe(200);
  const shown = {
    tenantName: '새두레대학교',
    colorPreset: 'Green',
    footer,
    lectureClubUseYn: 'NO',
    quizClubUseYn: 'YES',
  };
  expect((body.data as { brand: object }).brand).toMatchObject(shown);
  expect(await brand()).toMatchObject(shown);
  const page = await pages.inject({ url: '/quiz', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<title>새두레대학교</title>');
  expect(page.body).toContain('data-preset="green"');
  expect(await rowOf('hanbit')).toEqual(elsewhere);
});

test('a save leaves one entry with each field before and after', async () => {
  const { length } = await entries('brand');
  await saveBrand(server, manager, { ...brandForm(now), name: '두레대', useQuizClub: false });
  const [latest, ...before] = await entries('brand');
  expect(before).toHaveLength(length);
  expect(latest).toEqual([
    { field: 'name', before: now.name, after: '두레대' },
    { field: 'useQuizClub', before: true, after: false },
  ]);
  await saveRules(server, manager, { ...rulesForm(await organisationOf(server, manager)), timeZone: 'Asia/Tokyo' });
  expect((await entries('organisationSettings'))[0]).toEqual([
    { field: 'timeZone', before: 'Asia/Seoul', after: 'Asia/Tokyo' },
  ]);
});

test('of two managers who save at once one wins, and the other is told what stands there', async () => {
  const forms = ['하나대학교', '둘째대학교'].map((name) => ({ ...brandForm(now), name }));
  const answers = await Promise.all([saveBrand(server, manager, forms[0]!), saveBrand(server, other, forms[1]!)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.code).toBe('0409');
  expect(refused.body.data).toMatchObject({ name: (await rowOf()).name, version: now.version + 1 });
});

test('both forms share one version, and so does whoever changes the row elsewhere', async () => {
  await saveRules(server, manager, { ...rulesForm(now), needsClubApproval: !now.needsClubApproval });
  expect((await saveBrand(server, manager, brandForm(now))).status).toBe(409);
  const { version } = await organisationOf(server, manager);
  await owner.query(`update tenants set name = '운영자가 바꾼 이름' where uri = 'dure'`);
  expect((await saveBrand(server, manager, { ...brandForm(now), version })).body.data).toMatchObject({
    name: '운영자가 바꾼 이름',
    version: version + 1,
  });
  // Nothing that its form shows.
  await owner.query(`update tenants set chatbot_url = '' where uri = 'dure'`);
  expect((await organisationOf(server, manager)).version).toBe(version + 1);
});

test('the switch of the helper makes its own form stale as well', async () => {
  const settings = '/api/manager/v1/chatbot/settings';
  const { body } = await server.call({ url: settings, token: manager.token });
  const seen = body.data as { isOn: boolean; version: number };
  await saveBrand(server, manager, { ...brandForm(now), useChatbot: !seen.isOn });
  const late = await server.call({ method: 'PUT', url: settings, token: other.token, payload: seen });
  expect([late.status, late.body.data]).toMatchObject([409, { isOn: !seen.isOn, version: seen.version + 1 }]);
});

test('a footer keeps the parts that its kind shows', async () => {
  const footer = {
    kind: 'GENERIC',
    lines: ['두레'],
    address: '주소',
    phone: '02-1',
    relatedSites: [{ name: '가', url: 'https://a.example' }],
  };
  const kept = async (kind: string) => {
    const form = { ...brandForm(await organisationOf(server, manager)), footer: { ...footer, kind } };
    return ((await saveBrand(server, manager, form)).body.data as { organisation: Organisation }).organisation.footer;
  };
  expect(await kept('UNIVERSITY_B')).toEqual({ kind: 'UNIVERSITY_B', lines: ['두레'] });
  expect(await kept('COMPANY')).toEqual({ kind: 'COMPANY', lines: ['두레'], address: '주소', phone: '02-1' });
  expect(await kept('GENERIC')).toEqual(footer);
});

test('an uploaded logo is painted anew and shown everywhere; a replaced one is gone to the last byte', async () => {
  const files = async () =>
    (await owner.query(`select file_key from files where purpose = 'TENANT_LOGO'`)).rows.map(({ file_key }) =>
      String(file_key),
    );
  expect(await brand()).toMatchObject({
    logoUrl: '/guest/tenants/dure/logo.svg',
    darkLogoUrl: '/guest/tenants/dure/logo.svg',
  });
  await saveBrand(server, manager, brandForm(now), await picture('#c01020'));
  const first = await brand();
  expect(first.darkLogoUrl).toBe(first.logoUrl);
  const image = await server.call({ url: first.logoUrl });
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(image.raw).metadata()).width).toBe(480);
  expect((await entries('brand'))[0]).toMatchObject([
    { field: 'logo', before: null, after: expect.stringContaining('logo.png') },
  ]);
  const dark = { ...brandForm(await organisationOf(server, manager)), logoGrounds: ['DARK'] };
  await saveBrand(server, manager, dark, await picture('#1020c0'), 'darkLogo');
  expect(await brand()).toMatchObject({ logoUrl: first.logoUrl, logoGrounds: ['DARK'] });
  expect((await brand()).darkLogoUrl).not.toBe(first.logoUrl);
  expect(await files()).toHaveLength(2);
  const [old] = await files();
  await saveBrand(server, manager, brandForm(await organisationOf(server, manager)), await picture('#10c020'));
  expect((await server.call({ url: first.logoUrl })).status).toBe(404);
  await expect(server.services.files.get(`${tenantId}/${old}`)).rejects.toThrow();
  const none = { ...brandForm(await organisationOf(server, manager)), logoWish: 'REMOVE', darkLogoWish: 'REMOVE' };
  await saveBrand(server, manager, none);
  expect([await files(), (await brand()).darkLogoUrl]).toEqual([[], '/guest/tenants/dure/logo.svg']);
});

test('a refused save keeps no file', async () => {
  const stale = { ...brandForm(now), version: now.version + 5 };
  expect((await saveBrand(server, manager, stale, await picture('#c01020'))).status).toBe(409);
  expect((await owner.query(`select from files where purpose = 'TENANT_LOGO'`)).rowCount).toBe(0);
});

const SITE = { name: '도서관', url: 'https://library.example' };
test.each([
  ['name', ' '],
  ['name', '두레\n대학교'],
  ['name', '두레\t대학교'],
  ['name', '가'.repeat(101)],
  ['colorPreset', 'Rainbow'],
  ['logoGrounds', ['BLUE']],
  ['footer', { kind: 'SCHOOL', lines: [] }],
  ['footer', { kind: 'GENERIC', lines: ['줄\n줄'] }],
  ['footer', { kind: 'GENERIC', lines: Array.from({ length: 13 }, () => '줄') }],
  ['footer', { kind: 'GENERIC', lines: [], relatedSites: [{ ...SITE, url: 'javascript:alert(1)' }] }],
  ['footer', { kind: 'GENERIC', lines: [], relatedSites: [{ ...SITE, url: 'https:library.example' }] }],
  ['footer', { kind: 'GENERIC', lines: [], relatedSites: [{ ...SITE, url: 'https://bank.example@evil.example' }] }],
  ['footer', { kind: 'GENERIC', lines: [], relatedSites: [{ ...SITE, url: 'HTTPS://library.example\\@evil' }] }],
  ['useQuizClub', 'YES'],
])('%s = %j is refused, and nothing is changed', async (field, value) => {
  const { status, body } = await saveBrand(server, manager, {
    ...brandForm(now),
    name: '바뀌면 안 됨',
    [field]: value,
  });
  expect([status, body.errors?.[0]?.path.startsWith(field)]).toEqual([400, true]);
  expect(await organisationOf(server, manager)).toEqual(now);
});

test.each([
  ['registrationAuthenticationType', 'SMS'],
  ['loginMemberTypes', []],
  ['loginMemberTypes', [' ', '']],
  ['loginMemberTypes', ['학생\n교직원']],
  ['jobGroupLabelType', 'SCHOOL'],
  ['timeZone', 'Mars/Phobos'],
  ['timeZone', '+09:00'],
])('%s = %j is refused as well', async (field, value) => {
  const { status, body } = await saveRules(server, manager, { ...rulesForm(now), [field]: value });
  expect([status, body.errors?.[0]?.path.startsWith(field)]).toEqual([400, true]);
  expect(await organisationOf(server, manager)).toEqual(now);
});

test('the database says which time zones it knows', async () => {
  const known = async (name: string) => (await server.database.read(tenantId, findTimeZone(name)))[0].length === 1;
  expect([await known('Asia/Seoul'), await known('Mars/Phobos')]).toEqual([true, false]);
});

test('what is switched off in the menu says how many clubs it hides', async () => {
  const instructor = await makePerson(server, tenantId, 'instructor');
  const before = await organisationOf(server, manager);
  for (const status of ['0000', '0100', '0220', '0300', '0400', '0500'] as const)
    await makeClub(server, tenantId, { creator: instructor, status });
  const { quizClubCount, lectureClubCount } = await organisationOf(server, manager);
  expect([quizClubCount - before.quizClubCount, lectureClubCount - before.lectureClubCount]).toEqual([3, 0]);
});

test('approval and registration are asked for from the next call on', async () => {
  await saveRules(server, manager, {
    ...rulesForm(now),
    needsClubApproval: false,
    usePostReplies: false,
    registrationAuthenticationType: 'EMAIL',
    loginMemberTypes: ['STUDENT', '교직원'],
    jobGroupLabelType: 'MAJOR',
  });
  expect(await brand()).toMatchObject({
    jobGroupLabelType: 'MAJOR',
    registrationAuthenticationType: 'EMAIL',
    tenantLoginMemberTypes: ['STUDENT', '교직원'],
  });
  expect((await server.services.tenants.find('dure'))!.needs_club_approval).toBe(false);
});

test('colours whose texts cannot be read are refused', () => {
  const pale = { ...presets, green: { ...presets.green, light: { ...presets.green.light, brandInk: '#8adbb3' } } };
  expect(readablePreset(presets).safeParse('Green').success).toBe(true);
  expect(readablePreset(pale).safeParse('Green').error?.issues[0]?.message).toContain('읽히지 않는');
  expect(readablePreset(pale).safeParse('Teal').success).toBe(true);
});

test('members, guests and managers of another organisation reach nothing of it', async () => {
  const hanbit = await makePerson(server, (await rowOf('hanbit')).tenant_id, 'manager');
  const member = await makePerson(server, tenantId, 'member');
  for (const [token, status] of [
    [undefined, 401],
    [member.token, 403],
    [hanbit.token, 401],
  ] as const)
    expect((await server.call({ url: ORGANISATION, ...(token && { token }) })).status).toBe(status);
});
