import type { PostVersion } from '@dure/contract/publishing/posts/posts.endpoints';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { article, makePost, POSTS } from '../posts.test-help.ts';
import { minutesOf } from './minutes.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
let colleague: Person;
let manager: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '김도윤');
  colleague = await makePerson(server, tenantId, 'instructor');
  manager = await makePerson(server, tenantId, 'manager');
  member = await makePerson(server, tenantId, 'member');
});

const put = ({ postSequence, version }: PostView, overrides: object = {}, who = author) =>
  server.call({
    method: 'PUT',
    url: `${POSTS}/${postSequence}`,
    token: who.token,
    payload: { ...article(), version, ...overrides },
  });
const read = async ({ postSequence }: PostView, who = author) =>
  (await server.call({ url: `${POSTS}/${postSequence}`, token: who.token })).body.data as PostView;
const refused = async (overrides: object) => {
  const { status, body } = await server.call({
    method: 'POST',
    url: POSTS,
    token: author.token,
    payload: article(overrides),
  });
  return [status, body.code, body.errors?.map(({ path }) => path)];
};

test('what is published lacks nothing, and a draft may', async () => {
  expect(await refused({ text: ' ' })).toEqual([400, '0422', ['text']]);
  expect(await refused({ contentType: '0002', text: '' })).toEqual([400, '0422', ['videoUrl']]);
  expect(await refused({ paymentType: '0002' })).toEqual([400, '0422', ['price']]);
  expect(await refused({ recommendLevels: [], recommendJobGroups: [] })).toEqual([
    400,
    '0422',
    ['recommendLevels', 'recommendJobGroups'],
  ]);
  const draft = await makePost(server, author, { isPublished: false, text: '', recommendLevels: [] });
  expect(draft).toMatchObject({ state: 'DRAFT', registDate: null });
});

test('a film has one place, of a site that is known, and captions go with a file', async () => {
  const film = { contentType: '0002', text: '' };
  expect(await refused({ ...film, videoUrl: 'https://evil.example/film' })).toEqual([400, '0413', ['videoUrl']]);
  expect(await refused({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([400, '0422', ['contentType']]);
  const captionsKey = '01900000-0000-7000-8000-000000000000';
  expect(await refused({ ...film, videoUrl: 'https://youtu.be/dQw4w9WgXcQ', captionsKey })).toEqual([
    400,
    '0422',
    ['captionsKey'],
  ]);
});

test('what is named must be there: codes, files of the caller, quizzes that they may lead to', async () => {
  const hidden = await makeClub(server, tenantId, { quizzes: [{}] });
  const open = await makeClub(server, tenantId, { quizzes: [{ quizStatus: 'PUBLIC', question: '공개 퀴즈' }] });
  const imageKey = '01900000-0000-7000-8000-000000000000';
  expect(await refused({ recommendLevels: ['9'], recommendJobGroups: ['9999'], imageKey })).toEqual([
    400,
    '0422',
    ['recommendJobGroups', 'recommendLevels', 'imageKey'],
  ]);
  expect(await refused({ quizSequences: hidden.quizSequences })).toEqual([400, '0422', ['quizSequences']]);
  const post = await makePost(server, author, { quizSequences: open.quizSequences });
  expect(post.editing?.quizzes).toMatchObject([{ question: '공개 퀴즈' }]);
});

test('a free post has no price, and nobody named is the organisation', async () => {
  expect(await makePost(server, author, { price: 5000 })).toMatchObject({ price: 0, provider: 'dure 대학교' });
});

describe('versions', () => {
  test('a stale write is refused with what stands there now', async () => {
    const post = await makePost(server, author);
    expect((await put(post, { text: '둘째 글' })).status).toBe(200);
    const late = await put(post, { text: '늦은 글' });
    expect([late.status, late.body.code]).toEqual([409, '0409']);
    expect(late.body.data).toMatchObject({ version: 2, text: '둘째 글' });
    expect(await read(post)).toMatchObject({ text: '둘째 글' });
  });

  test('every text is kept with who wrote it; a change of other fields adds none', async () => {
    const post = await makePost(server, author, { text: '하나' });
    const second = (await put(post, { text: '둘' }, manager)).body.data as PostView;
    await put(second, { text: '둘', keywords: ['다른말'] });
    const versions = async (who: Person) =>
      server.call({ url: `${POSTS}/${post.postSequence}/versions`, token: who.token });
    const { contents } = (await versions(author)).body.data as { contents: PostVersion[] };
    expect(contents.map(({ versionNo, text, writtenBy }) => [versionNo, text, writtenBy.nickname])).toEqual([
      [2, '둘', 'manager'],
      [1, '하나', '김도윤'],
    ]);
    expect((await versions(colleague)).status).toBe(404);
  });
});

test('what others see keeps its time when it is written anew; a draft takes it back', async () => {
  const post = await makePost(server, author, { publishAt: '2026-11-01T00:00:00Z' });
  const again = (await put(post, { text: '고친 글' })).body.data as PostView;
  expect(again.registDate).toBe('2026-11-01T00:00:00.000Z');
  const hidden = (await put(again, { isPublished: false })).body.data as PostView;
  expect(hidden).toMatchObject({ state: 'DRAFT', registDate: null });
  const shown = (await put(hidden)).body.data as PostView;
  expect(shown).toMatchObject({ state: 'PUBLISHED', registDate: server.services.clock.now().toISOString() });
});

test('a colleague and a member change nothing: it is unknown to the one, and refused to the other', async () => {
  const post = await makePost(server, author);
  const remove = (who: Person) =>
    server.call({ method: 'DELETE', url: `${POSTS}/${post.postSequence}`, token: who.token });
  expect((await put(post, {}, colleague)).status).toBe(404);
  expect((await remove(colleague)).status).toBe(404);
  expect((await put(post, {}, member)).status).toBe(403);
  expect((await read(post, member)).editing).toBeNull();
  expect(await read(post, member)).toMatchObject({ can: { edit: false, like: true } });
});

test('the literal calls write and delete as the others do', async () => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.call({ method, url, token: author.token, ...(payload && { payload }) });
  const post = (await call('POST', '/posts', article())).body.data as PostView;
  const { postSequence, version } = post;
  const changed = await call('PUT', '/posts', { ...article({ text: '다시' }), postSequence, version });
  expect(changed.body.data).toMatchObject({ text: '다시', version: 2 });
  expect((await call('PUT', '/posts', { ...article(), postSequence, version })).status).toBe(409);
  expect((await call('DELETE', `/posts?postSequence=${postSequence}`)).status).toBe(200);
  expect((await server.call({ url: `/posts/${postSequence}`, token: author.token })).status).toBe(404);
});

test('what a manager does to the post of another stands in the audit log; what they do to their own does not', async () => {
  const entries = async () =>
    server.database.transaction(
      tenantId,
      async (transaction) =>
        (
          await transaction.execute(
            `select action, member_id from audit_entries where action like 'post%' order by entry_sequence`,
            [],
          )
        ).rows,
    );
  const before = (await entries()).length;
  const post = await makePost(server, author);
  await put(post, { text: '운영자가 고친 글' }, manager);
  await server.call({ method: 'DELETE', url: `${POSTS}/${post.postSequence}`, token: manager.token });
  await put(await makePost(server, manager), { text: '내 글' }, manager);
  expect((await entries()).slice(before)).toEqual([
    { action: 'postChanged', member_id: author.memberId },
    { action: 'postDeleted', member_id: author.memberId },
  ]);
});

test('minutes follow from the length of an article and the time of a film', () => {
  const words = (text: string) => minutesOf({ contentType: '0001', text, runningSeconds: 9000 });
  expect([words(''), words('가 '.repeat(500)), words('가'.repeat(4100))]).toEqual([1, 1, 8]);
  const film = (runningSeconds: number | null) => minutesOf({ contentType: '0002', text: '', runningSeconds });
  expect([film(null), film(10), film(1084)]).toEqual([null, 1, 18]);
});
