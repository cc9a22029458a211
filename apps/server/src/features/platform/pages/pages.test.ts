import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFailures } from '../../../kernel/http/failures.ts';
import { addSecurityHeaders } from '../../../kernel/http/security-headers.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { serveLogos } from './logo.service.ts';
import { servePages } from './pages.service.ts';

const HTML = `<!doctype html>
<html lang="ko"><head><title>x</title><script type="module" src="/assets/build/index.js"></script></head>
<body><div id="root"></div><script type="application/json" id="dure-boot">null</script></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/build/index.js' },
  'src/start.ts': { file: 'assets/build/start.js' },
  'src/screens/quiz-clubs/QuizClubsScreen.tsx': {
    file: 'assets/build/QuizClubs.js',
    css: ['assets/build/clubs.css'],
    imports: ['index.html', '_Card.js'],
  },
  'src/screens/my-clubs/MyClubsScreen.tsx': {
    file: 'assets/build/MyClubs.js',
    css: ['assets/build/clubs.css'],
    imports: ['index.html', '_Card.js'],
  },
  'src/chatbot/chatbot.tsx': { file: 'assets/build/chatbot.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/build/react.js' },
  '_Card.js': { file: 'assets/build/Card.js' },
};

const PRERENDER = `export const prerender = async (path, { tenant, session }, at) => ({
  markup: '<h1>' + path + ' of ' + tenant.tenantName.slice(0, 2) + ' for ' + session.memberName + ' at ' + (at > 0) + '</h1>',
  sought: path === '/quiz/12' ? ['draft:"'] : [],
  parts: path === '/quiz/12' ? ['screens/my-clubs/MyClubsScreen.tsx'] : [],
});`;

const prerenderManifest = (file: string) => JSON.stringify({ 'src/prerender.tsx': { file } });

let server: TestServer;
let app: FastifyInstance;
let directory: string;
let tenantId: string;
/** What the stand-in for the API answers about demo accounts. */
let slow: unknown = 'accounts';

async function serve(root: string): Promise<FastifyInstance> {
  const instance = Fastify();
  answerFailures(instance);
  await instance.register(cookie);
  addSecurityHeaders(instance, { production: false });
  serveLogos(instance, server.services);
  // Stands in for the API: says who asked where, and has no list of clubs for anybody.
  instance.get('/api/v1/codes', ({ host, ip, cookies }) => ({ code: '0000', data: { host, ip, cookies } }));
  instance.get('/api/v1/accounts/demo', async () => ({ code: '0000', data: await slow }));
  instance.get('/api/v1/clubs', (_, reply) => reply.code(429).send({ code: '0429', data: null }));
  await servePages(instance, server.services, root);
  afterAll(() => instance.close());
  return instance;
}
const open = (url: string, cookies: Record<string, string> = {}, host = 'localhost') =>
  app.inject({ url, cookies, headers: { host, accept: 'text/html' } });
const bootOf = (html: string) => JSON.parse(/id="dure-boot">([^<]*)</.exec(html)?.[1] ?? '');

async function asOwner(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(server.owner);
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  await asOwner(
    `update tenants set name = '한빛 </script><b>"대학"', color_preset = 'burgundy' where uri = 'hanbit'`,
    [],
  );
  directory = await mkdtemp(join(tmpdir(), 'dure-web-'));
  await mkdir(join(directory, '.vite'));
  await mkdir(join(directory, 'assets', 'build'), { recursive: true });
  await mkdir(join(directory, 'prerender', '.vite'), { recursive: true });
  await writeFile(join(directory, 'prerender', 'prerender.js'), PRERENDER);
  await writeFile(join(directory, 'prerender', '.vite', 'manifest.json'), prerenderManifest('prerender.js'));
  await writeFile(join(directory, 'index.html'), HTML);
  await writeFile(join(directory, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(directory, 'assets', 'build', 'index.js'), 'plain');
  await writeFile(join(directory, 'assets', 'build', 'index.js.br'), 'small');
  await writeFile(join(directory, 'assets', 'picture.png'), 'picture');
  app = await serve(directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('the page carries the tenant of the host in title, icon, colours and boot block, safely escaped', async () => {
  const { statusCode, headers, body } = await open('/quiz', {}, 'hanbit.localhost');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<html lang="ko" data-preset="burgundy" data-fonts="later">');
  expect(body).toContain('<title>한빛 &lt;/script&gt;&lt;b&gt;&quot;대학&quot;</title>');
  expect(body).toContain('href="/guest/tenants/hanbit/logo.svg"');
  expect(body).not.toContain('</script><b>');
  expect(bootOf(body)).toMatchObject({ tenant: { tenantName: '한빛 </script><b>"대학"' }, demo: true });
});

test('a page frames the chatbot of its organisation and the sites of films, and nothing else', async () => {
  const frames = async () => {
    server.services.tenants.forget();
    const policy = String((await open('/quiz')).headers['content-security-policy']);
    const sources = /frame-src ([^;]*)/.exec(policy)![1]!.split(' ');
    expect(sources.slice(-2)).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
    return sources.slice(0, -2);
  };
  const set = (url: string, isOn: boolean) =>
    asOwner(`update tenants set chatbot_url = $1, use_chatbot = $2 where uri = 'dure'`, [url, isOn]);
  expect(await frames()).toEqual(["'self'"]);
  await set('https://bot.example:8443/talk?x=1', true);
  expect(await frames()).toEqual(['https://bot.example:8443']);
  await set('https://bot.example', false);
  expect(await frames()).toEqual([]);
  await set('', true);
  expect(await frames()).toEqual(["'self'"]);
});

test("the page in the chatbot's frame has no origin, knows nobody, and stands in a frame of its own site alone", async () => {
  const { token } = await makePerson(server, tenantId, 'member', '서지안');
  const cookies = { access_token: token, theme: 'dark' };
  const { statusCode, headers, body } = await open('/chatbot?role=student&accessToken=x', cookies);
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('sandbox allow-scripts allow-forms;');
  expect(policy).toContain('frame-ancestors http://localhost');
  expect(policy).toContain("default-src 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(body).toContain('data-theme="dark"');
  expect(body).toContain('src="/assets/build/chatbot.js"');
  expect(body).toContain('href="/assets/build/react.js"');
  expect(body).not.toContain('서지안');
});

test('the page knows who is logged in, and never carries the token', async () => {
  const { token, nickname, memberId } = await makePerson(server, tenantId, 'member', '서지안');
  const { body, headers } = await open('/', { access_token: token });
  expect(bootOf(body).session).toMatchObject({ logged: true, memberName: nickname, memberId });
  expect(body).not.toContain(token);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a visitor and the owner of a dead token are guests with a guest token, which is given once', async () => {
  for (const dead of ['', 'not-a-token']) {
    const { body, headers } = await open('/', { access_token: dead });
    expect(bootOf(body).session).toMatchObject({ logged: false, roles: ['ROLE_GUEST'] });
    const given = /^access_token=([^;]+); Path=\/; HttpOnly; SameSite=Lax$/.exec(String(headers['set-cookie']))?.[1];
    expect((await open('/', { access_token: given ?? '' })).headers['set-cookie']).toBeUndefined();
  }
});

const rootOf = (html: string) => /<div id="root".*?<\/div>/.exec(html)?.[0];

test('pages whose first answers come along are there before any script runs; the browser renders the others', async () => {
  expect(rootOf((await open('/', {}, 'hanbit.localhost')).body)).toMatch(
    /^<div id="root" hidden data-rendered-at="\d{13}" data-rendered-for="\/"><h1>\/ of 한빛 for {2}at true<\/h1><\/div>$/,
  );
  expect(rootOf((await open('/')).body)).not.toContain('한빛');
  for (const path of ['/quiz', '/quiz?page=2', '/account/login?redirect_url=%2F', '/quiz/12'])
    expect(rootOf((await open(path)).body)).toContain(`<h1>${path} of`);
  for (const other of ['/my-clubs', '/quiz/12/quizzes/3', '/nowhere'])
    expect(rootOf((await open(other)).body)).toBe('<div id="root"></div>');
});

test('what is rendered for a member is rendered for nobody else', async () => {
  const people = [await makePerson(server, tenantId, 'member', '윤하람'), await makePerson(server, tenantId, 'member')];
  const pages = await Promise.all(people.map(({ token }) => open('/quiz', { access_token: token })));
  expect(pages.map(({ body }) => / for (.*) at/.exec(body)?.[1])).toEqual(people.map(({ nickname }) => nickname));
  expect(rootOf((await open('/quiz')).body)).toContain('for  at');
});

test('the page brings along what it asks first, asked as the one who asks for the page', async () => {
  const { token } = await makePerson(server, tenantId, 'member', '문하늘');
  const cookies = { access_token: token };
  const { body } = await app.inject({
    url: '/quiz',
    cookies,
    headers: { host: 'dure.localhost' },
    remoteAddress: '10.1.2.3',
  });
  expect(bootOf(body).answers).toEqual({ '/api/v1/codes': { host: 'dure.localhost', ip: '10.1.2.3', cookies } });
  expect(bootOf((await open('/my-clubs', cookies)).body).answers).toEqual({});
});

test('a call that is slow does not hold the page: it starts as one that nothing came with', async () => {
  const held = Promise.withResolvers<string>();
  slow = held.promise;
  const { statusCode, body } = await open('/account/login');
  expect([statusCode, rootOf(body), bootOf(body).answers]).toEqual([200, '<div id="root"></div>', {}]);
  expect(body).toContain('<script type="module" src="/assets/build/index.js"></script>');
  held.resolve('late');
  slow = 'accounts';
  const { body: next } = await open('/account/login');
  expect(rootOf(next)).toContain('<h1>/account/login of');
  expect(bootOf(next).answers).toEqual({ '/api/v1/accounts/demo': 'accounts' });
});

test('what the browser keeps and the page would show stands by name in the page', async () => {
  expect((await open('/quiz/12')).body).toContain('data-sought="[&quot;draft:\\&quot;&quot;]"');
  expect((await open('/')).body).not.toContain('data-sought');
});

test('parts that the page was rendered with come with it, their styles too', async () => {
  const { body } = await open('/quiz/12');
  expect(/data-parts="([^"]*)"/.exec(body)?.[1]?.split(' ')).toContain('/assets/build/MyClubs.js');
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/build/clubs.css" />');
  expect((await open('/quiz')).body).not.toContain('MyClubs.js');
});

test('the page is packed for browsers that can unpack it', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<!doctype html>');
});

test('where something is to be seen already, bundle and fonts are fetched after that', async () => {
  const { body } = await open('/quiz');
  expect(body).toContain(
    '<script type="module" async blocking="render" crossorigin id="dure-start" src="/assets/build/start.js" data-program="/assets/build/index.js" data-parts="/assets/build/QuizClubs.js /assets/build/Card.js"></script>',
  );
  expect(body).not.toContain('modulepreload');
  const { body: other } = await open('/my-clubs');
  expect(other).toContain('<script type="module" src="/assets/build/index.js"></script>');
  expect(other).not.toContain('data-fonts');
});

test('a page that cannot be prerendered is sent for the browser to render, and a newer build can', async () => {
  const manifest = join(directory, 'prerender', '.vite', 'manifest.json');
  const name = async (file: string, seconds: number) => {
    await writeFile(manifest, prerenderManifest(file));
    await utimes(manifest, new Date(), new Date(Date.now() + seconds * 1000));
  };
  await writeFile(
    join(directory, 'prerender', 'broken.js'),
    `export const prerender = async () => { throw new Error('broken'); };`,
  );
  await name('broken.js', 5);
  const { statusCode, body } = await open('/');
  expect([statusCode, rootOf(body)]).toEqual([200, '<div id="root"></div>']);
  await name('prerender.js', 10);
  expect(rootOf((await open('/')).body)).toContain('<h1>/ of');
});

test('only the themes light and dark are taken from the cookie', async () => {
  expect((await open('/', { theme: 'dark' })).body).toContain(
    'data-preset="blue" data-theme="dark" data-fonts="later">',
  );
  expect((await open('/', { theme: '"><script>' })).body).toContain('data-preset="blue" data-fonts="later">');
});

test('the code and style of the screen are announced, and nothing that the page names already', async () => {
  const { body } = await open('/my-clubs');
  const preloads = [...body.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloads).toEqual(['/assets/build/MyClubs.js', '/assets/build/Card.js']);
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/build/clubs.css" />');
});

test.each(['/', '/quiz/', '/quiz/12', '/quiz/create', '/quiz-dashboard/7/grading?quiz=3', '/account/login'])(
  '%s is a page',
  async (url) => {
    expect((await open(url)).statusCode).toBe(200);
  },
);

test.each(['/nowhere', '/quiz/abc', '/quiz/0', '/quiz/12/more'])(
  '%s is answered 404 with the page that says so',
  async (url) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

test.each(['/api/v1/nowhere', '/api', '/guest/nobody', '/assets/none.js', '/images/none', '/favicon.ico', '/../x.js'])(
  '%s never falls through to the page',
  async (url) => {
    const { statusCode, headers } = await open(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  },
);

test('hashed files are kept for ever and sent as they were compressed at build; others for an hour', async () => {
  const script = await app.inject({ url: '/assets/build/index.js', headers: { 'accept-encoding': 'br' } });
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(script.body).toBe('small');
  expect((await app.inject('/assets/build/index.js')).body).toBe('plain');
  expect((await app.inject('/assets/picture.png')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a logo can do nothing when it is opened as a page, and is sent again only when it changed', async () => {
  const { headers } = await app.inject('/guest/tenants/hanbit/logo.svg');
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const again = { url: '/guest/tenants/hanbit/logo.svg', headers: { 'if-none-match': String(headers['etag']) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  expect((await app.inject('/guest/tenants/nobody/logo.svg')).statusCode).toBe(404);
});

test('a page names the files of the newest build', async () => {
  const manifest = join(directory, '.vite', 'manifest.json');
  const next = { ...MANIFEST, '_Card.js': { file: 'assets/build/Card2.js' } };
  await writeFile(manifest, JSON.stringify(next));
  await utimes(manifest, new Date(), new Date(Date.now() + 5000));
  expect((await open('/my-clubs')).body).toContain('href="/assets/build/Card2.js"');
});

test('without a build every page says how to make one, and the API still answers', async () => {
  const unbuilt = await serve(join(directory, 'nothing'));
  const page = await unbuilt.inject('/quiz');
  expect([page.statusCode, page.body]).toEqual([
    503,
    'The web is not built yet: run "npm run build" and start the server again.\n',
  ]);
  expect((await unbuilt.inject('/api/v1/nowhere')).headers['content-type']).toContain('application/json');
});
