import type { NestedPostReplyView, PostReplyView } from '@dure/contract/publishing/posts/post-replies.endpoints';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { disagreements } from '../../../../testing/invariants.ts';
import { notificationsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { organisationOf, rulesForm, saveRules } from '../../../tenancy/organisation/organisation.test-help.ts';
import { openSeminar } from '../../seminars/seminars.test-help.ts';
import { makePost, POSTS } from '../posts.test-help.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
let manager: Person;
let ann: Person;
let ben: Person;
let post: number;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '글쓴이');
  manager = await makePerson(server, tenantId, 'manager', '살림꾼');
  ann = await makePerson(server, tenantId, 'member', '안나');
  ben = await makePerson(server, tenantId, 'member', '벤');
});
beforeEach(async () => {
  post = (await makePost(server, author)).postSequence;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, { token }: Person, rest: string, payload?: object) =>
  server.call({ method, url: `${POSTS}/${post}/replies${rest}`, token, ...(payload && { payload }) });
const say = (person: Person, body: string) => call('POST', person, '', { body });
const nest = (person: Person, to: number, body: string) => call('POST', person, `/${to}/reply`, { body });
const idOf = ({ body }: { body: { data: unknown } }) => (body.data as NestedPostReplyView).answerReplySequence;
const said = async (person: Person, body: string) => idOf(await say(person, body));

async function thread(person = author) {
  const { body } = await call('GET', person, '');
  const data = body.data as { contents: PostReplyView[]; replyCount: number };
  const shown = data.contents
    .flatMap((one) => [one, ...one.nestedReplies])
    .filter((one) => one.postReplyStatus === '0001');
  // The counter is what is to be seen, on the page of the post too.
  const { replyCount } = (await server.call({ url: `${POSTS}/${post}`, token: person.token })).body.data as PostView;
  expect([data.replyCount, replyCount]).toEqual([shown.length, shown.length]);
  return data.contents;
}
const told = async (person: Person) =>
  (await notificationsOf(server, tenantId, person)).filter(({ detail }) => (detail as { post?: number }).post === post);

test('members talk under a post in two levels, and each hears once of what concerns them', async () => {
  const first = await said(ann, '가장 안쪽이란 어디인가요?');
  const second = idOf(await nest(author, first, '들여쓰기가 가장 깊은 줄이에요.'));
  await nest(ben, second, '저도 궁금했어요.');
  await say(author, '덧붙일게요.');
  const [top, other] = await thread(ben);
  expect(top).toMatchObject({ postSequence: post, nickname: '안나', isMine: false, isReadable: true });
  expect(top!.nestedReplies).toMatchObject([
    { nickname: '글쓴이', addressee: null },
    { nickname: '벤', addressee: '글쓴이', isMine: true, postSequence: post },
  ]);
  expect(other).toMatchObject({ nickname: '글쓴이', nestedReplies: [] });
  expect(await told(author)).toMatchObject([
    { kind: 'postReply', actor_id: ann.memberId, club_sequence: null, detail: { post, reply: first } },
    { kind: 'nestedReply', actor_id: ben.memberId },
  ]);
  expect(await told(ann)).toMatchObject([{ kind: 'nestedReply', actor_id: author.memberId }]);
  const bell = await server.call({ url: '/api/v1/activity/alarms', token: ann.token });
  expect(JSON.stringify(bell.body.data)).toContain(`"post":${post}`);
});

test('one edits and deletes one’s own alone; a deleted one keeps its place for what stands under it', async () => {
  const first = await said(ann, '처음');
  const under = idOf(await nest(ben, first, '답'));
  expect((await call('PUT', ben, `/${first}`, { body: '남의 말' })).status).toBe(403);
  expect((await call('DELETE', ben, `/${first}`)).status).toBe(403);
  expect((await call('PUT', ann, `/${first}`, { body: '고친 말' })).body.data).toMatchObject({ isEdited: true });
  expect((await call('DELETE', ann, `/${first}`)).body.data).toEqual({ replyCount: 1 });
  expect(await thread()).toMatchObject([{ postReplyStatus: '0003', body: '', nestedReplies: [{ body: '답' }] }]);
  expect((await nest(ann, first, '늦은 답')).body.code).toBe('0409');
  await call('DELETE', ben, `/${under}`);
  expect(await thread()).toEqual([]);
});

test('who may edit the post hides a reply; its author and they still read it', async () => {
  const reply = await said(ann, '거친 말');
  for (const person of [ann, ben]) {
    expect((await call('PUT', person, `/${reply}/hide`, { reason: '거칠어요' })).status).toBe(403);
  }
  const stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
  expect((await call('PUT', stranger, `/${reply}/hide`, { reason: '거칠어요' })).status).toBe(403);
  expect((await call('PUT', author, `/${reply}/hide`, { reason: '거칠어요' })).body.data).toEqual({ replyCount: 0 });
  expect(await thread(ben)).toMatchObject([
    { isReadable: false, body: '', nickname: '알 수 없음', hiddenReason: null },
  ]);
  for (const person of [ann, author, manager]) {
    expect(await thread(person)).toMatchObject([{ isReadable: true, body: '거친 말', hiddenReason: '거칠어요' }]);
  }
  expect((await call('PUT', manager, `/${reply}/show`)).body.data).toEqual({ replyCount: 1 });
  expect(await thread(ben)).toMatchObject([{ body: '거친 말' }]);
});

test('where the organisation takes none nothing is said anew, and one’s own can still be taken away', async () => {
  const reply = await said(ann, '그때 한 말');
  const now = await organisationOf(server, manager);
  await saveRules(server, manager, { ...rulesForm(now), usePostReplies: false });
  for (const refused of [
    await say(ben, '새 말'),
    await nest(ben, reply, '답'),
    await call('PUT', ann, `/${reply}`, { body: '고침' }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { message: '여기에는 댓글을 달 수 없습니다.' } });
  const page = await server.call({ url: `${POSTS}/${post}`, token: ben.token });
  expect(page.body.data).toMatchObject({ replyCount: 1, can: { reply: false } });
  expect(await thread(ben)).toMatchObject([{ body: '그때 한 말' }]);
  expect((await call('DELETE', ann, `/${reply}`)).body.data).toEqual({ replyCount: 0 });
  await saveRules(server, manager, { ...rulesForm(await organisationOf(server, manager)), usePostReplies: true });
});

test('a draft has no thread for others, a seminar none at all, and a reply of another post is not found', async () => {
  const reply = await said(ann, '여기의 말');
  const elsewhere = post;
  post = (await makePost(server, author)).postSequence;
  expect((await nest(ben, reply, '옮겨 온 답')).status).toBe(404);
  expect((await call('PUT', ann, `/${reply}`, { body: '고침' })).status).toBe(404);
  expect((await call('PUT', author, `/${reply}/hide`, { reason: '이유' })).status).toBe(404);
  post = (await makePost(server, author, { isPublished: false })).postSequence;
  for (const person of [ann, ben]) expect((await call('GET', person, '')).status).toBe(404);
  expect((await say(ann, '먼저')).status).toBe(404);
  expect((await say(author, '나에게')).body.code).toBe('0409');
  post = await openSeminar(server, { holder: author, manager });
  expect((await say(ann, '세미나에서')).status).toBe(404);
  post = elsewhere;
  const other = await makePerson(server, await makeTenant(server, 'elsewhere'), 'member', '남');
  expect((await call('GET', other, '')).status).toBe(401);
  expect((await say(other, '안녕')).status).toBe(401);
});

test('twenty at once are counted each, a reply to a post earns nothing, and goes with the post', async () => {
  const first = await said(ann, '처음');
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? say(ben, `말 ${n}`) : nest(ann, first, `답 ${n}`))),
  );
  expect((await thread()).flatMap((one) => [one, ...one.nestedReplies])).toHaveLength(21);
  const owner = new pg.Client(server.owner);
  await owner.connect();
  try {
    expect(await disagreements(owner, tenantId)).toEqual({});
    const replies = () => owner.query('select from replies where post_sequence = $1', [post]);
    expect((await replies()).rowCount).toBe(21);
    const { status } = await server.call({ method: 'DELETE', url: `${POSTS}/${post}`, token: author.token });
    expect(status).toBe(200);
    expect((await replies()).rowCount).toBe(0);
  } finally {
    await owner.end();
  }
});

test('the longest, the empty and the hostile', async () => {
  expect((await say(ann, ' ')).status).toBe(400);
  expect((await say(ann, '가'.repeat(2001))).status).toBe(400);
  await say(ann, '<img src=x onerror=alert(1)> **굵게**');
  expect(await thread(ben)).toMatchObject([{ body: '<img src=x onerror=alert(1)> **굵게**' }]);
});
