import pg from 'pg';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { brandForm, organisationOf, picture, saveBrand } from '../../tenancy/organisation/organisation.test-help.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#ffffff"/></svg>`;
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  const client = new pg.Client(server.owner);
  await client.connect();
  await client.query(`update tenants set logo_svg = $1, color_preset = 'burgundy' where uri = 'hanbit'`, [LOGO]);
  await client.end();
});

const HANBIT = 'hanbit.localhost';
const get = (url: string, host = HANBIT, headers: Record<string, string> = {}) => server.call({ url, host, headers });

test('a tenant is installed under its name, in its colour, with icons of both shapes that are there', async () => {
  const { status, headers, raw } = await get('/manifest.webmanifest');
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  const manifest = JSON.parse(raw.toString()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({
    name: 'hanbit 대학교',
    theme_color: '#9b1f45',
    display: 'standalone',
    start_url: '/',
  });
  expect(manifest.icons.map(({ purpose }) => purpose).toSorted()).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const icon = await get(src);
    const { width, height, format } = await sharp(icon.raw).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  expect(JSON.parse((await get('/manifest.webmanifest', 'localhost')).raw.toString())).toMatchObject({
    name: 'dure 대학교',
    theme_color: '#2f5bea',
  });
});

test('what a phone cuts into shape has the brand at its edge, and the logo in the middle', async () => {
  const { data, info } = await sharp((await get('/icons/maskable-192.png')).raw)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * 192 + x) * info.channels, (y * 192 + x) * info.channels + 3),
  ];
  expect(at(2, 2)).toEqual([0x9b, 0x1f, 0x45]);
  expect(at(96, 96)).toEqual([255, 255, 255]);
});

test('the icon of an uploaded logo is drawn from its file', async () => {
  const manager = await makePerson(server, tenantId, 'manager');
  const before = (await get('/icons/icon-192.png', 'localhost')).headers['etag'];
  await saveBrand(server, manager, brandForm(await organisationOf(server, manager)), await picture('#c01020'));
  const { raw, headers } = await get('/icons/icon-192.png', 'localhost');
  expect(headers['etag']).not.toBe(before);
  const { data, info } = await sharp(raw).raw().toBuffer({ resolveWithObject: true });
  expect(data[(96 * 192 + 96) * info.channels]).toBeGreaterThan(150);
});

test('an icon is asked for once; a logo that cannot be drawn leaves the ground; others are unknown', async () => {
  const { headers } = await get('/icons/icon-192.png');
  const again = await get('/icons/icon-192.png', HANBIT, { 'if-none-match': String(headers['etag']) });
  expect(again.status).toBe(304);
  expect((await get('/icons/apple-180.png', 'localhost')).status).toBe(200);
  for (const name of ['icon-1000.png', 'toString', 'constructor'])
    expect((await get(`/icons/${name}`)).status).toBe(404);
});

test('what members read names its reader, who is nobody else; what teachers read, and accounts, name none', async () => {
  const [ann, ben] = [await makePerson(server, tenantId, 'instructor'), await makePerson(server, tenantId, 'member')];
  const readerOf = async (url: string, token?: string) =>
    (await server.call({ url, token })).headers['x-reader'] as string | undefined;
  const codes = '/api/v1/codes';
  expect(await readerOf(codes)).toBe('guest');
  const [first, second] = [await readerOf(codes, ann.token), await readerOf(codes, ben.token)];
  expect(first).toMatch(/^[\da-f]{24}$/);
  expect(second).not.toBe(first);
  expect(await readerOf('/api/v1/my/agenda', ann.token)).toBe(first);
  expect(await readerOf('/api/v1/my/waiting-quizzes', ann.token)).toBeUndefined();
  expect(await readerOf('/api/v1/my/agenda')).toBeUndefined();
});

test('with other roles somebody is another reader; a page that holds what teachers read names none', async () => {
  const person = await makePerson(server, tenantId, 'member');
  const readerOf = async (url: string) =>
    (await server.call({ url, headers: { cookie: `access_token=${person.token}` } })).headers['x-reader'];
  const before = await readerOf('/api/v1/codes');
  expect(await readerOf('/quiz')).toBe(before);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update members set roles = '{ROLE_USER,ROLE_INSTRUCTOR}' where member_id = $1`, [
      person.memberId,
    ]),
  );
  const after = await readerOf('/api/v1/codes');
  expect(after).toMatch(/^[\da-f]{24}$/);
  expect(after).not.toBe(before);
  expect([await readerOf('/offline'), await readerOf('/')]).toEqual([after, undefined]);
});

test('the worker is of the build, asked for each time, and imports nothing', async () => {
  const { status, headers, raw } = await get('/service-worker.js');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(raw.toString()).toMatch(/^globalThis\.DURE_BUILD = '[\da-f]{16}';/);
  expect(raw.toString()).not.toMatch(/\b(?:im|ex)port\b/);
});

test('the worker knows what people read on needs after a press: files that are there, and none of who teaches', async () => {
  const { raw } = await get('/service-worker.js');
  const [, list = '[]'] = /DURE_AHEAD = (\[[^\]]*\])/.exec(raw.toString()) ?? [];
  const files = JSON.parse(list) as string[];
  const namesOf = (part: string) => files.filter((file) => file.includes(`/${part}-`));
  for (const part of ['AnswerRoomScreen', 'MessageDialog', 'BellPanel', 'AccountPanel', 'RoomPeers', 'StudyScreen'])
    expect(namesOf(part), part).not.toEqual([]);
  for (const part of ['GradingScreen', 'LectureClubCreateScreen', 'open-pdf', 'pdf.worker'])
    expect(namesOf(part), part).toEqual([]);
  for (const file of files) expect((await get(file)).status, file).toBe(200);
});
