import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tenantColumns } from '@dure/contract/tenancy/tenants/tenant-columns';
import { tenantBrand } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../../../kernel/database/migration-files.ts';
import { migrate } from '../../../kernel/database/migrate.ts';
import { Tenants } from '../../../kernel/tenancy.ts';
import { serveBareWeb } from '../../../testing/operator/bare-web.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';
import { makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const FOOTER = { kind: 'GENERIC', lines: ['두레대학교'] };
const SITE = { name: '도서관', url: 'https://library.example' };

let server: TestServer;
let owner: pg.Client;
let pages: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
  pages = await serveBareWeb(server);
});
afterAll(() => owner.end());

const asColumn = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
const put = (column: string, value: unknown) =>
  owner.query(`update tenants set ${column} = $1`, [column === 'footer' ? JSON.stringify(value) : asColumn(value)]);

const WRONG: readonly (readonly [keyof typeof tenantColumns, unknown])[] = [
  ['name', ''],
  ['name', '  '],
  ['name', '두레\n대학교'],
  ['name', '가'.repeat(101)],
  ['logo_svg', 'logo.png'],
  ['home_url', 'javascript:alert(1)'],
  ['home_url', '//elsewhere.example'],
  ['footer', []],
  ['footer', null],
  ['footer', {}],
  ['footer', { kind: 'GENERIC' }],
  ['footer', { ...FOOTER, kind: 'SCHOOL' }],
  ['footer', { ...FOOTER, lines: '두레대학교' }],
  ['footer', { ...FOOTER, lines: ['두레대학교', 2] }],
  ['footer', { ...FOOTER, lines: [['두레대학교']] }],
  ['footer', { ...FOOTER, lines: [''] }],
  ['footer', { ...FOOTER, address: null }],
  ['footer', { ...FOOTER, phone: 21230000 }],
  ['footer', { ...FOOTER, relatedSites: SITE }],
  ['footer', { ...FOOTER, relatedSites: [SITE, { name: '도서관' }] }],
  ['footer', { ...FOOTER, relatedSites: [{ ...SITE, url: 'javascript:alert(1)' }] }],
  ['color_preset', 'Rainbow'],
  ['login_types', ['PASSWORD', 'SAML']],
  ['login_types', [null]],
  ['login_member_types', []],
  ['login_member_types', ['MEMBER', ' ']],
  ['organization_codes', ['공과대학', null]],
  ['organization_codes', ['가'.repeat(41)]],
  ['registration_authentication_type', 'SMS'],
  ['job_group_label_type', ''],
  ['study_order_label_type', 'week'],
  ['chatbot_url', 'http://bot.example'],
  ['chatbot_url', 'https://user@bot.example'],
  ['time_zone', 'Mars/Phobos'],
  ['time_zone', 'KST'],
  ['time_zone', 'UTC+9'],
  ['time_zone', '+09:00'],
];

test.each(WRONG)('the database and the contract refuse %s = %j', async (column, value) => {
  await expect(put(column, value)).rejects.toThrow(/violates check constraint|not recognized/);
  expect(tenantColumns[column].safeParse(value).success).toBe(false);
});

test.each([
  ['home_url', '/quiz'],
  ['home_url', 'https://www.example.ac.kr/start?x=1'],
  ['footer', FOOTER],
  ['footer', { kind: 'UNIVERSITY_A', lines: [], address: '서울', phone: '02-123-4567', relatedSites: [SITE] }],
  ['color_preset', 'burgundy'],
  ['login_types', ['OIDC']],
  ['login_member_types', ['MEMBER', '교직원']],
  ['organization_codes', []],
  ['organization_codes', ['공과대학', '인문대학']],
  ['chatbot_url', 'https://bot.example:8443/talk?x=1'],
  ['chatbot_url', 'http://localhost:4000'],
  ['chatbot_url', ''],
  ['time_zone', 'America/Argentina/Buenos_Aires'],
  ['time_zone', 'America/Port-au-Prince'],
  ['time_zone', 'UTC'],
  ['time_zone', 'Asia/Seoul'],
] as const)('the database and the contract take %s = %j', async (column, value) => {
  await put(column, value);
  expect(tenantColumns[column].safeParse(value).success).toBe(true);
});

test('what was written before columns were checked is mended, and stops no upgrade', async () => {
  const { owner: before, serverRole } = await emptyDatabase();
  const files = fileURLToPath(MIGRATIONS);
  const older = await mkdtemp(join(tmpdir(), 'dure-migrations-'));
  onTestFinished(() => rm(older, { recursive: true }));
  // Functions are of today, so none of them is there yet, nor what is filled with them.
  await mkdir(join(older, 'functions'));
  const isStructure = (name: string) => name.endsWith('.sql') && !name.endsWith('.backfill.sql');
  const names = (await readdir(files)).filter((name) => isStructure(name) && name < '20261128_0915');
  for (const name of names) await cp(join(files, name), join(older, name));
  await migrate(before, serverRole, pathToFileURL(`${older}/`));
  const wrong = {
    kind: 'SCHOOL',
    lines: ['두레', 3, '', ...Array.from({ length: 12 }, () => '줄')],
    address: null,
    phone: '02-1',
    relatedSites: [SITE, { name: 1 }],
  };
  await before.query(
    `insert into tenants (tenant_id, uri, name, logo_svg, home_url, footer, color_preset, login_types, login_member_types,
       organization_codes, job_group_label_type, study_order_label_type, chatbot_url, time_zone)
     values (gen_random_uuid(), 'dure', '', 'x', 'javascript:1', $1, 'x', '{SAML,OIDC}', '{}', '{""}', '', '', 'x', 'x')`,
    [wrong],
  );
  await migrate(before, serverRole);
  const { rows } = await before.query('select * from tenants');
  expect(rows[0]).toMatchObject({
    name: 'dure',
    home_url: '/',
    footer: {
      kind: 'GENERIC',
      lines: ['두레', ...Array.from({ length: 11 }, () => '줄')],
      phone: '02-1',
      relatedSites: [SITE],
    },
    color_preset: 'Blue',
    login_types: ['OIDC'],
    login_member_types: ['MEMBER'],
    organization_codes: [],
    job_group_label_type: 'JOB_GROUP',
    study_order_label_type: 'LECTURE',
    chatbot_url: '',
    time_zone: 'Asia/Seoul',
  });
  for (const [column, schema] of Object.entries(tenantColumns))
    expect({ column, isRight: schema.safeParse(rows[0][column]).success }).toEqual({ column, isRight: true });
});

const list = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(null)), { maxLength: 4 });
const json = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      kind: fc.oneof(fc.constantFrom('GENERIC', 'COMPANY'), fc.jsonValue()),
      lines: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
      address: fc.jsonValue(),
      phone: fc.jsonValue(),
      relatedSites: fc.oneof(fc.array(fc.record({ name: fc.string(), url: fc.webUrl() })), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.webUrl(),
  fc.constantFrom('UTC+9', 'https://', '<svg>', '//a'),
);
/** PostgreSQL keeps no NUL. */
const withoutNul = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\\u0000', '')) as T;

test('whatever somebody wrote into a column, pages open, and the log names the column once', async () => {
  const { rows: checks } = await owner.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = 'tenants'::regclass and contype = 'c' and conname <> 'tenants_uri_check'`,
  );
  for (const { conname } of checks) await owner.query(`alter table tenants drop constraint ${conname}`);
  const { rows } = await owner.query(`select ${Object.keys(tenantColumns).join()} from tenants`);
  const right = rows[0] as Record<keyof typeof tenantColumns, unknown>;
  const kinds = { footer: json, login_types: list, login_member_types: list, organization_codes: list };
  const columns = Object.keys(tenantColumns) as (keyof typeof tenantColumns)[];
  const row = fc.record(
    Object.fromEntries(columns.map((name) => [name, name in kinds ? kinds[name as keyof typeof kinds] : words])),
    { requiredKeys: [] },
  );
  const addresses = ['/', '/quiz', '/account/login'];
  const others = [
    '/guest/tenants/dure',
    '/guest/tenants/dure/logo.svg',
    '/manifest.webmanifest',
    '/api/v1/accounts/me',
  ];
  await fc.assert(
    fc.asyncProperty(row, async (generated) => {
      const values = { ...right, ...withoutNul(generated) };
      for (const [column, value] of Object.entries(values)) await put(column, value);
      server.services.tenants.forget();
      for (const url of addresses) {
        const { statusCode, body } = await pages.inject({ url, headers: { accept: 'text/html' } });
        expect(statusCode).toBe(200);
        const boot = JSON.parse(/id="dure-boot">([^<]*)</.exec(body)![1]!) as { tenant: unknown };
        expect(tenantBrand.safeParse(boot.tenant).error).toBeUndefined();
      }
      for (const url of others) expect((await server.call({ url })).status).toBe(200);
    }),
    { numRuns: 60 },
  );
  const told: string[] = [];
  const tenants = new Tenants(server.database, 'dure', (sentence) => told.push(sentence));
  await put('footer', { kind: 'SCHOOL' });
  await tenants.list();
  tenants.forget();
  await tenants.list();
  expect(told.filter((sentence) => sentence.includes('tenants.footer of "dure"'))).toHaveLength(1);
});
