import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { makePost, POSTS } from './posts.test-help.ts';

let server: TestServer;
let author: Person;
let member: Person;
let made: Record<string, number>;

const SPECS = [
  ['오래된 글', { publishAt: '2026-11-01T00:00:00Z' }],
  ['기획자의 글', { publishAt: '2026-11-02T00:00:00Z', recommendJobGroups: ['0100'], recommendLevels: ['2'] }],
  [
    '영상 하나',
    { contentType: '0002', text: '', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', publishAt: '2026-11-03T00:00:00Z' },
  ],
  ['비싼 글', { paymentType: '0002', price: 12_000, publishAt: '2026-11-04T00:00:00Z', provider: '김도윤' }],
  ['50% 할인', { publishAt: '2026-11-05T00:00:00Z', keywords: ['할인'] }],
  ['임시저장', { isPublished: false }],
  ['내일 글', { publishAt: '2026-11-21T06:00:00Z' }],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '김도윤');
  member = await makePerson(server, tenantId, 'member');
  const there = await makeTenant(server, 'hanbit');
  const other = await makePerson(server, there, 'instructor');
  made = {};
  for (const [contentsName, overrides] of SPECS)
    made[contentsName] = (await makePost(server, author, { contentsName, ...overrides })).postSequence;
  const hanbit: TestServer = { ...server, call: (options) => server.call({ host: 'hanbit.localhost', ...options }) };
  await makePost(hanbit, other, { contentsName: '다른 기관의 글' });
});

async function listOf(query = '', { token } = member, url = POSTS) {
  const { status, body } = await server.call({ url: `${url}${query}`, token });
  expect({ status, code: body.code, errors: body.errors }).toEqual({ status: 200, code: '0000' });
  return body.data as { contents: CardContent[]; totalElements: number; counts: object };
}
const titles = async (query = '', who = member, url = POSTS) =>
  (await listOf(query, who, url)).contents.map(({ contentsName }) => contentsName);

test('members see what is published, the newest first; drafts, scheduled posts and other organisations are absent', async () => {
  expect(await titles()).toEqual(['50% 할인', '비싼 글', '영상 하나', '기획자의 글', '오래된 글']);
  expect(await listOf()).toMatchObject({ totalElements: 5, counts: { articles: 4, videos: 1 } });
});

test('each kind of filter narrows, and several together', async () => {
  expect(await titles('?contentTypes=0002')).toEqual(['영상 하나']);
  expect(await titles('?contentTypes=0001,0002')).toHaveLength(5);
  expect(await titles('?jobGroups=0100')).toEqual(['기획자의 글']);
  expect(await titles('?jobGroups=0100,0300')).toHaveLength(5);
  expect(await titles('?levels=1')).not.toContain('기획자의 글');
  expect(await titles('?paymentTypes=0002')).toEqual(['비싼 글']);
  expect(await titles('?paymentTypes=0001&contentTypes=0001&levels=2&jobGroups=0300')).toEqual([
    '50% 할인',
    '오래된 글',
  ]);
  expect(await titles(`?hashtag=${encodeURIComponent('할인')}`)).toEqual(['50% 할인']);
  expect(await titles(`?provider=${encodeURIComponent('김도윤')}`)).toEqual(['비싼 글']);
  expect(await titles('?keyword=%25')).toEqual(['50% 할인']);
  expect(await listOf('?contentTypes=0002')).toMatchObject({ totalElements: 1, counts: { articles: 4, videos: 1 } });
});

test('a card has the names of the specification', async () => {
  const [card] = (await listOf('?paymentTypes=0002')).contents;
  expect(card).toMatchObject({
    contentsTypeName: '아티클',
    url: `/explore/${made['비싼 글']}`,
    imageUrl: null,
    price: 12_000,
    paymentType: '0002',
    paymentTypeName: '유료',
    recommendLevels: ['1', '2'],
    recommendLevelNames: ['레벨 1', '레벨 2'],
    recommendJobGroups: ['0300'],
    recommendJobGroupNames: ['개발'],
    keywords: ['실행계획'],
    registDate: '2026-11-04T00:00:00.000Z',
    state: 'PUBLISHED',
  });
});

test('the literal list goes on where its cursor says, without a gap, until there is none', async () => {
  const seen: string[] = [];
  let cursor: string | undefined = '';
  let parts = 0;
  while (cursor !== undefined) {
    const { headers, body } = await server.call({ url: `/posts?size=2&cursor=${cursor}`, token: member.token });
    seen.push(...(body.data as { contents: CardContent[] }).contents.map(({ contentsName }) => contentsName));
    cursor = headers['after-cursor'] as string | undefined;
    parts += 1;
  }
  expect(parts).toBe(3);
  expect(seen).toEqual(await titles());
});

test.each(['x', '1-', '-1', '99999999999999999-1', '999999999999999-1'])('%s is no cursor', async (cursor) => {
  const { status, body } = await server.call({ url: `/posts?cursor=${cursor}`, token: member.token });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['cursor']]);
});

test('an author finds their own in every state, a manager those of all', async () => {
  const mine = '/api/v1/my/posts';
  expect(await titles('?size=100', author, mine)).toHaveLength(SPECS.length);
  expect(await titles('?state=DRAFT', author, mine)).toEqual(['임시저장']);
  expect(await titles('?state=SCHEDULED', author, mine)).toEqual(['내일 글']);
  const tenantId = (await server.services.tenants.find('dure'))!.tenantId;
  const colleague = await makePerson(server, tenantId, 'instructor');
  const manager = await makePerson(server, tenantId, 'manager');
  expect(await titles('', colleague, mine)).toEqual([]);
  expect(await titles('?size=100', manager, mine)).toHaveLength(SPECS.length);
});

test('a draft and a scheduled post exist for their author, and for nobody else until their time', async () => {
  const scheduled = `${POSTS}/${made['내일 글']}`;
  for (const url of [scheduled, `${POSTS}/${made['임시저장']}`, `/posts/${made['임시저장']}`]) {
    expect((await server.call({ url, token: member.token })).status).toBe(404);
    expect((await server.call({ url, token: author.token })).status).toBe(200);
    expect((await server.call({ method: 'POST', url: `${url}/view`, token: member.token })).status).toBe(404);
  }
  expect((await server.call({ method: 'POST', url: `${scheduled}/like`, token: member.token })).status).toBe(404);
});

test('popular is what was viewed most; each person counts once a day, its author never', async () => {
  const view = async (title: string, { token }: Person) =>
    (await server.call({ method: 'POST', url: `${POSTS}/${made[title]}/view`, token })).body.data;
  const tenantId = (await server.services.tenants.find('dure'))!.tenantId;
  const second = await makePerson(server, tenantId, 'member');
  expect(await view('50% 할인', member)).toEqual({ viewCount: 1 });
  expect(await view('50% 할인', member)).toEqual({ viewCount: 1 });
  expect(await view('50% 할인', author)).toEqual({ viewCount: 1 });
  expect(await view('50% 할인', second)).toEqual({ viewCount: 2 });
  expect(await view('비싼 글', second)).toEqual({ viewCount: 1 });
  const popular = ['50% 할인', '비싼 글'];
  expect(await titles('', member, '/api/v1/popular/posts')).toEqual(popular);
  expect(await titles('', member, '/popular-posts/')).toEqual(popular);
  const keywords = {
    contents: [
      { keyword: '할인', viewCount: 2 },
      { keyword: '실행계획', viewCount: 1 },
    ],
  };
  for (const url of ['/api/v1/popular/keywords', '/popular/keywords'])
    expect((await server.call({ url, token: member.token })).body.data).toEqual(keywords);
  expect((await titles('?sort=popular')).slice(0, 2)).toEqual(popular);
});
