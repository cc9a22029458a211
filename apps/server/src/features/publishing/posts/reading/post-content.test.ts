import type { ContentItem, ContentPassage, ContentView } from '@dure/contract/authoring/contents/contents.views';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { submitPre } from '../../../../testing/answers.ts';
import { clubForm, day, makeClub, quizForm, submitClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { sendContent } from '../../../authoring/contents/contents.test-help.ts';
import { readingJob } from '../../../authoring/contents/reading/reading.jobs.ts';
import { postContentsJob } from '../posts.jobs.ts';
import { article, makePost, POSTS } from '../posts.test-help.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let tenantId: string;
let author: Person;
let teacher: Person;
let member: Person;
beforeAll(async () => {
  server = await startTestServer();
  const context = { services: server.services, log: server.app.log };
  await server.services.jobs.start([readingJob.define(context)]);
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor');
  teacher = await makePerson(server, tenantId, 'instructor');
  member = await makePerson(server, tenantId, 'member');
});
afterAll(() => server.services.jobs.stop());

const call = async <T>(who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const { status, body } = await server.call({ method, url, token: who.token, ...(payload && { payload }) });
  return { status, errors: body.errors, data: body.data as T };
};
const take = (who: Person, { postSequence }: PostView) =>
  call<ContentItem>(who, 'POST', `${POSTS}/${postSequence}/content`);
const view = (who: Person, { contentSequence }: Pick<ContentItem, 'contentSequence'>) =>
  call<ContentView>(who, 'GET', `/api/v1/contents/${contentSequence}`);
const change = async (post: PostView, part: object) => {
  const { data } = await call<PostView>(author, 'GET', `${POSTS}/${post.postSequence}`);
  const body = { ...article(), text: data.text, contentsName: data.contentsName, version: data.version, ...part };
  return call<PostView>(author, 'PUT', `${POSTS}/${post.postSequence}`, body);
};
const passagesOf = async (who: Person, { contentSequence }: ContentItem) =>
  (await call<{ contents: ContentPassage[] }>(who, 'GET', `/api/v1/contents/${contentSequence}/passages`)).data
    .contents;
const untilSays = (who: Person, content: ContentItem, words: string) =>
  vi.waitFor(async () => expect((await passagesOf(who, content)).map(({ text }) => text).join()).toContain(words), {
    timeout: 30_000,
    interval: 200,
  });

test('a published article becomes a content of the library once, and is read like every other', async () => {
  const post = await makePost(server, author);
  const [first, second] = await Promise.all([take(teacher, post), take(teacher, post)]);
  expect(first.data).toMatchObject({
    kind: 'POST',
    contentType: '0001',
    title: post.contentsName,
    contentUrl: `/explore/${post.postSequence}`,
  });
  expect(second.data.contentSequence).toBe(first.data.contentSequence);
  expect((await take(author, post)).data.contentSequence).not.toBe(first.data.contentSequence);
  await untilSays(teacher, first.data, '가장 안쪽부터 읽어요.');
  expect((await view(teacher, first.data)).data.post).toEqual({
    postSequence: post.postSequence,
    text: post.text,
    isPublished: true,
  });
});

test('nobody takes what is not published or no article, not even their own draft', async () => {
  const draft = await makePost(server, author, { isPublished: false });
  const scheduled = await makePost(server, author, { publishAt: day(1).toISOString() });
  const film = await makePost(server, author, { contentType: '0002', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  for (const post of [draft, scheduled, film])
    for (const who of [author, teacher]) expect((await take(who, post)).status).toBe(404);
});

test('another text of the article is a new version, another title none; a withdrawn one keeps its last words', async () => {
  const post = await makePost(server, author, { contentsName: '처음 제목', text: '처음 글이에요.' });
  const { data: content } = await take(teacher, post);
  await change(post, { contentsName: '새 제목' });
  expect((await view(teacher, content)).data).toMatchObject({ title: '새 제목', versionNo: 1 });
  await change(post, { text: '고친 글이에요.' });
  expect((await view(teacher, content)).data).toMatchObject({ versionNo: 2, post: { text: '고친 글이에요.' } });
  await untilSays(teacher, content, '고친 글이에요.');
  await change(post, { isPublished: false, text: '아직 남이 보면 안 되는 글이에요.' });
  const withdrawn = await view(teacher, content);
  expect(withdrawn.data).toMatchObject({ versionNo: 2, post: { text: '고친 글이에요.', isPublished: false } });
  await call(author, 'DELETE', `${POSTS}/${post.postSequence}`);
  expect((await view(teacher, content)).data.post).toMatchObject({ text: '고친 글이에요.', isPublished: false });
  expect((await passagesOf(teacher, content)).map(({ text }) => text).join()).toContain('고친 글이에요.');
});

test('a content is no way around the article: it is neither renamed nor given another text', async () => {
  const { data: content } = await take(teacher, await makePost(server, author));
  for (const [body, path] of [
    [{ title: '내 제목' }, 'title'],
    [{ pastedText: '내 글' }, 'contentUrl'],
    [{ contentUrl: 'https://example.com/a' }, 'contentUrl'],
  ] as const) {
    const url = `/api/v1/my/contents/${content.contentSequence}`;
    const changed = await sendContent(server, teacher, body, undefined, { method: 'PUT', url });
    expect([changed.status, changed.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  }
});

const renew = () => postContentsJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});

test('what is written for later reaches the quizzes when its time has come', async () => {
  const post = await makePost(server, author, { text: '오늘의 글이에요.' });
  const { data: content } = await take(teacher, post);
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  await change(post, { text: '다음에 낼 글이에요.', publishAt: later.toISOString() });
  expect((await view(teacher, content)).data.post).toMatchObject({ text: '오늘의 글이에요.', isPublished: false });
  await renew();
  expect((await view(teacher, content)).data.versionNo).toBe(1);
  server.clock.set(later);
  await renew();
  expect((await view(teacher, content)).data).toMatchObject({
    versionNo: 2,
    post: { text: '다음에 낼 글이에요.', isPublished: true },
  });
});

/** Lets a quiz rest on a content, as authoring does. */
const useIn = ({ contentSequence }: ContentItem, quiz: number) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('quizzes')
        .set({ content_sequence: contentSequence })
        .where('tenant_id', '=', tenantId)
        .where('quiz_sequence', '=', quiz),
    ),
  );

test('members read it after their pre-answer, and the article leads to the quiz from then on', async () => {
  const post = await makePost(server, author, { text: '잠금은 이렇게 풀려요.' });
  const { data: content } = await take(teacher, post);
  const club = await makeClub(server, tenantId, {
    creator: teacher,
    members: [member],
    quizzes: [{ question: '왜요?' }],
  });
  const quiz = club.quizSequences[0]!;
  await useIn(content, quiz);
  const related = async () =>
    (await call<PostView>(member, 'GET', `${POSTS}/${post.postSequence}`)).data.relatedQuizzes.map(
      ({ quizSequence }) => quizSequence,
    );
  expect([(await view(member, content)).status, await related()]).toEqual([404, []]);
  await submitPre(server, member, { club: club.clubSequence, quiz });
  expect((await view(member, content)).data.post).toMatchObject({ text: '잠금은 이렇게 풀려요.' });
  expect(await related()).toEqual([quiz]);
  const stranger = await makePerson(server, tenantId, 'member');
  expect((await view(stranger, content)).status).toBe(404);
});

test('a copy of a quiz takes the article along, with what was read of it', async () => {
  const post = await makePost(server, author, { contentsName: '함께 읽는 글', text: '복사해도 읽혀요.' });
  const { data: content } = await take(teacher, post);
  await untilSays(teacher, content, '복사해도 읽혀요.');
  const question = '이 글을 읽고 답하는 문항';
  const quizzes = [{ question, quizStatus: 'PUBLIC' as const }];
  const [quiz] = (await makeClub(server, tenantId, { creator: teacher, quizzes })).quizSequences;
  await useIn(content, quiz!);
  const copy = quizForm({
    question,
    sourceQuizSequence: quiz!,
    contentTitle: '함께 읽는 글',
    contentUrl: `/explore/${post.postSequence}`,
  });
  const submitted = await submitClub(server, author, clubForm({ quizzes: [copy] }));
  expect([submitted.status, submitted.body.errors]).toEqual([200, undefined]);
  const club = submitted.body.data as { quizzes: { contentSequence: number | null }[] };
  const own = { contentSequence: club.quizzes[0]!.contentSequence! };
  expect(own.contentSequence).not.toBe(content.contentSequence);
  const copied = await view(author, own);
  expect(copied.data).toMatchObject({ kind: 'POST', reading: { state: 'READ' }, post: { text: '복사해도 읽혀요.' } });
  await change(post, { text: '복사한 것도 새로 읽어요.' });
  expect((await view(author, own)).data).toMatchObject({ versionNo: 2, post: { text: '복사한 것도 새로 읽어요.' } });
});
