import { CONTENT_TYPE, CONTENT_TYPES } from '@dure/contract/authoring/contents/content-type';
import type {
  ContentItem,
  ContentPassage,
  ContentView,
  UsingQuiz,
} from '@dure/contract/authoring/contents/contents.views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, placeOf, submitPre } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { sendContent, uploadContent } from './contents.test-help.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '한지우');
});
afterAll(() => server.services.jobs.stop());

const call = async <T>(who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) => {
  const { status, body } = await server.call({ method, url, token: who.token });
  return { status, code: body.code, data: body.data as T };
};
const viewOf = (who: Person, sequence: number) => call<ContentView>(who, 'GET', `/api/v1/contents/${sequence}`);
const mine = async (who: Person, query = '') =>
  (await call<{ contents: ContentItem[]; totalElements: number }>(who, 'GET', `/api/v1/my/contents${query}`)).data;
const writePassage = (contentSequence: number, versionNo: number, text: string) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('content_passages').values({
        tenant_id: tenantId,
        content_sequence: contentSequence,
        version_no: versionNo,
        position: 1,
        heading: '',
        text,
      }),
    ),
  );
/** Lets quizzes rest on a content, as authoring does. */
const useIn = (contentSequence: number, quizSequences: readonly number[]) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('quizzes')
        .set({ content_sequence: contentSequence })
        .where('tenant_id', '=', tenantId)
        .where('quiz_sequence', 'in', quizSequences),
    ),
  );

test.each(CONTENT_TYPES.filter((type) => type !== CONTENT_TYPE.uploaded))(
  'a content of type %s lies at a URL',
  async (contentType) => {
    const contentUrl = 'https://example.org/seminar';
    const { status, body } = await sendContent(server, author, { contentType, title: 'At a URL', contentUrl });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ contentType, contentUrl, kind: 'LINK', file: null });
    const { contentSequence } = body.data as { contentSequence: number };
    expect((await viewOf(author, contentSequence)).data).toMatchObject({ contentType, contentUrl });
    const refused = await sendContent(server, author, { contentType, title: 'At no URL' });
    expect(refused.body.code).not.toBe('0000');
  },
);

test('an uploaded file is a content that waits for its reader, named like the file', async () => {
  const made = await uploadContent(server, author, '5강 교안.md');
  expect(made).toMatchObject({
    contentType: '0320',
    title: '5강 교안.md',
    kind: 'MD',
    versionNo: 1,
    file: { name: '5강 교안.md' },
    reading: { state: 'WAITING', reason: null },
    usedByCount: 0,
  });
});

test('a picture has no text to wait for', async () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const picture = { name: '그림.png', content: new Uint8Array(pixel) };
  const { body } = await sendContent(server, author, { contentType: '0320' }, picture);
  expect(body.data).toMatchObject({ kind: 'IMAGE', reading: { state: 'NONE' } });
});

test('a link is kept with its address until the page says its name', async () => {
  const contentUrl = 'https://www.postgresql.org/docs/current/using-explain.html';
  const { body } = await sendContent(server, author, { contentType: '0001', contentUrl });
  expect(body.data).toMatchObject({ kind: 'LINK', title: contentUrl, contentUrl, file: null });
});

test.each([
  ['no type', {}, 400, '0422', '지식콘텐츠 유형을 선택하세요.'],
  ['an empty type', { contentType: '' }, 400, '0422', '지식콘텐츠 유형을 선택하세요.'],
  ['a type but no address', { contentType: '0001' }, 400, '0422', '콘텐츠 URL을 입력해주세요.'],
  ['a file that is not there', { contentType: '0320' }, 400, '0422', '파일을 선택해 주세요.'],
  [
    'no address of the web',
    { contentType: '0001', contentUrl: 'ftp://a.example' },
    400,
    '0413',
    '올바른 URL이 아닙니다.',
  ],
  ['a script', { contentType: '0001', contentUrl: 'javascript:alert(1)' }, 400, '0413', '올바른 URL이 아닙니다.'],
  ['a name in it', { contentType: '0001', contentUrl: 'https://a@b.example' }, 400, '0413', '올바른 URL이 아닙니다.'],
])('%s is refused', async (_, request, status, code, message) => {
  const answer = await sendContent(server, author, request);
  expect([answer.status, answer.body.code, answer.body.errors?.[0]?.message]).toEqual([status, code, message]);
});

test('a content is a file or an address and not both, and a text is pasted for a link alone', async () => {
  const contentUrl = 'https://a.example/';
  const file = { name: '둘 다.md', content: '글' };
  const { contentSequence } = await uploadContent(server, author, '파일.md');
  const at = { method: 'PUT' as const, url: `/api/v1/my/contents/${contentSequence}` };
  const both = '파일과 URL 가운데 하나만 보내 주세요.';
  for (const [request, sent, where, message] of [
    [{ contentType: '0320', contentUrl }, file, undefined, both],
    [{ contentType: '0001', contentUrl }, file, undefined, both],
    [{ contentUrl }, file, at, both],
    [{ contentUrl, pastedText: '글' }, undefined, at, both],
    [{ contentUrl: 'ftp://a.example' }, undefined, at, '올바른 URL이 아닙니다.'],
    [{ pastedText: '글' }, undefined, at, '글은 링크에만 붙여 넣을 수 있어요.'],
  ] as const) {
    const { status, body } = await sendContent(server, author, request, sent, where);
    expect([status, body.errors?.[0]?.message], JSON.stringify(request)).toEqual([400, message]);
  }
  expect((await viewOf(author, contentSequence)).data).toMatchObject({ versionNo: 1, kind: 'MD' });
});

test('what is neither a document nor a text is refused, and so is a program under a text name', async () => {
  for (const file of [
    { name: 'a.zip', content: new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]) },
    { name: 'a.exe', content: 'MZ' },
    { name: 'a.txt', content: new Uint8Array([0x4d, 0x5a, 0, 0, 1]) },
  ]) {
    const { status } = await sendContent(server, author, { contentType: '0320' }, file);
    expect(status, file.name).toBe(415);
  }
});

test('the list is the own library, found by title, by kind and by what was read', async () => {
  const me = await makePerson(server, tenantId, 'instructor');
  const first = await uploadContent(server, me, '가나다.md');
  const second = await uploadContent(server, me, '정규화 ABC.txt');
  await writePassage(first.contentSequence, 1, '선택도가 낮은 Index 조건');
  expect((await mine(me)).contents.map(({ title }) => title)).toEqual(['정규화 ABC.txt', '가나다.md']);
  expect((await mine(me, '?sort=title')).contents.map(({ title }) => title)).toEqual(['가나다.md', '정규화 ABC.txt']);
  const found = async (query: string) => (await mine(me, query)).contents.map((one) => one.contentSequence);
  expect(await found('?kind=MD')).toEqual([first.contentSequence]);
  expect(await found(`?keyword=${encodeURIComponent('index 조건')}`)).toEqual([first.contentSequence]);
  expect(await found('?keyword=abc')).toEqual([second.contentSequence]);
  expect(await found('?keyword=100%25')).toEqual([]);
  expect(await mine(me, '?size=1&page=2')).toMatchObject({ totalElements: 2, contents: [{ title: '가나다.md' }] });
  expect((await mine(author)).contents.map(({ title }) => title)).not.toContain('가나다.md');
});

test('a new file is a new version, and the one before stays for its author', async () => {
  const { contentSequence, file } = await uploadContent(server, author, '교안 1.md', '하나');
  await writePassage(contentSequence, 1, '첫 판의 글');
  const at = { method: 'PUT' as const, url: `/api/v1/my/contents/${contentSequence}` };
  const { body } = await sendContent(server, author, {}, { name: '교안 2.md', content: '둘' }, at);
  const view = body.data as ContentView;
  expect(view).toMatchObject({ title: '교안 1.md', versionNo: 2, file: { name: '교안 2.md' } });
  expect(view.versions.map((one) => [one.versionNo, one.file?.name])).toEqual([
    [2, '교안 2.md'],
    [1, '교안 1.md'],
  ]);
  const old = await server.call({ url: `/api/v1/download/files?fileKeys=${file!.key}`, token: author.token });
  expect(old.raw.toString()).toContain('하나');
  const passages = await call<{ contents: ContentPassage[] }>(
    author,
    'GET',
    `/api/v1/contents/${contentSequence}/passages?versionNo=1`,
  );
  expect(passages.data.contents).toMatchObject([{ text: '첫 판의 글' }]);
  await sendContent(server, author, { title: '새 이름' }, undefined, at);
  expect((await viewOf(author, contentSequence)).data).toMatchObject({ title: '새 이름', versionNo: 2 });
});

test("another instructor's content is unknown by every call; a manager may do all", async () => {
  const { contentSequence, file } = await uploadContent(server, author, '내 것.md');
  const other = await makePerson(server, tenantId, 'instructor');
  const manager = await makePerson(server, tenantId, 'manager');
  const own = `/api/v1/my/contents/${contentSequence}`;
  const open = `/api/v1/contents/${contentSequence}`;
  for (const [method, url] of [
    ['GET', open],
    ['GET', `${open}/passages`],
    ['GET', `${open}/used-by-quiz`],
    ['POST', `${open}/like`],
    ['PUT', `${own}/read`],
    ['DELETE', own],
    ['GET', `/api/v1/download/files?fileKeys=${file!.key}`],
  ] as const) {
    expect([method, url, (await call(other, method, url)).status]).toEqual([method, url, 404]);
  }
  const renamed = await sendContent(server, other, { title: '남이' }, undefined, { method: 'PUT', url: own });
  expect(renamed.status).toBe(404);
  expect((await viewOf(manager, contentSequence)).data).toMatchObject({ isMine: false, can: { edit: true } });
  expect((await call(manager, 'DELETE', own)).status).toBe(200);
  expect((await viewOf(author, contentSequence)).status).toBe(404);
});

test('a member sees a content and its file once the room shows it, and never its versions or uses', async () => {
  const member = await makePerson(server, tenantId, 'member');
  const stranger = await makePerson(server, tenantId, 'member');
  const club = await makeClub(server, tenantId, { creator: author, members: [member], quizzes: [{}, {}] });
  const { contentSequence } = await uploadContent(server, author, '읽을거리.md');
  const at = { method: 'PUT' as const, url: `/api/v1/my/contents/${contentSequence}` };
  await sendContent(server, author, {}, { name: '둘째 판.md', content: '글' }, at);
  await useIn(contentSequence, [club.quizSequences[0]!]);
  expect((await viewOf(member, contentSequence)).status).toBe(404);
  await submitPre(server, member, placeOf(club));
  const { data } = await viewOf(member, contentSequence);
  expect(data).toMatchObject({ versionNo: 2, usedByCount: 0, can: { edit: false, delete: false, like: true } });
  expect(data.versions.map(({ versionNo }) => versionNo)).toEqual([2]);
  const passages = `/api/v1/contents/${contentSequence}/passages`;
  expect((await call(member, 'GET', passages)).status).toBe(200);
  expect((await call(member, 'GET', `${passages}?versionNo=1`)).status).toBe(404);
  expect((await viewOf(stranger, contentSequence)).status).toBe(404);
  const room = await call<{ content: { contentSequence: number } }>(
    member,
    'GET',
    `/api/v1/my/clubs/${club.clubSequence}/quizzes/${club.quizSequences[0]!}/answer`,
  );
  expect(room.data.content.contentSequence).toBe(contentSequence);
});

test('a like counts once, can be taken back, and is not for the own content', async () => {
  const member = await makePerson(server, tenantId, 'member');
  const club = await makeClub(server, tenantId, { creator: author, members: [member], quizzes: [{}] });
  const { contentSequence } = await uploadContent(server, author, '좋은 글.md');
  await useIn(contentSequence, club.quizSequences);
  await answerFully(server, member, placeOf(club));
  const url = `/api/v1/contents/${contentSequence}/like`;
  const like = async (method: 'POST' | 'DELETE') => (await call(member, method, url)).data;
  expect(await like('POST')).toEqual({ isLiked: true, likeCount: 1 });
  expect(await like('POST')).toEqual({ isLiked: true, likeCount: 1 });
  expect((await viewOf(member, contentSequence)).data).toMatchObject({ isLiked: true, likeCount: 1 });
  expect(await like('DELETE')).toEqual({ isLiked: false, likeCount: 0 });
  expect(await like('DELETE')).toEqual({ isLiked: false, likeCount: 0 });
  expect(await call(author, 'POST', url)).toMatchObject({ status: 409, code: '0409' });
});

test('a content that a quiz rests on is not deleted, not even where the quiz is; the list says which', async () => {
  const club = await makeClub(server, tenantId, {
    clubName: '데이터베이스',
    creator: author,
    quizzes: [{ question: '왜?' }],
  });
  const { contentSequence, file } = await uploadContent(server, author, '쓰이는 글.md');
  await useIn(contentSequence, club.quizSequences);
  const url = `/api/v1/my/contents/${contentSequence}`;
  expect(await call(author, 'DELETE', url)).toMatchObject({ status: 409, code: '0409' });
  expect((await viewOf(author, contentSequence)).data).toMatchObject({ usedByCount: 1, can: { delete: false } });
  const { data } = await call<{ contents: UsingQuiz[] }>(
    author,
    'GET',
    `/api/v1/contents/${contentSequence}/used-by-quiz`,
  );
  expect(data.contents).toEqual([
    {
      quizSequence: club.quizSequences[0],
      question: '왜?',
      quizStatus: 'PRIVATE',
      clubs: [{ clubSequence: club.clubSequence, clubName: '데이터베이스' }],
    },
  ]);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('quizzes').set({ content_sequence: null }).where('content_sequence', '=', contentSequence),
    ),
  );
  expect((await call(author, 'DELETE', url)).status).toBe(200);
  await expect(server.services.files.get(`${tenantId}/${file!.key}`)).rejects.toThrow();
});
