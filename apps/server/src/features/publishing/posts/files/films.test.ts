import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../../testing/answers.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makePost, POSTS } from '../posts.test-help.ts';
import { postFilesJob } from '../posts.jobs.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
let member: Person;
let film: Uint8Array<ArrayBuffer>;

/** A box of MP4: its length, its name and what it holds. */
const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor');
  member = await makePerson(server, tenantId, 'member');
  const kind = box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1'));
  film = new Uint8Array(
    Buffer.concat([kind, box('mdat', Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251)))]),
  );
});

async function upload(
  path: string,
  part: string,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  who = author,
) {
  const { payload, headers } = await multipart(undefined, [{ name, content }], part);
  return server.call({
    method: 'POST',
    url: `/api/v1/post/${path}`,
    token: who.token,
    payload: payload!,
    headers: headers!,
  });
}
const keyOf = ({ body }: { body: { data: unknown } }, name: string) => (body.data as Record<string, string>)[name]!;

async function filmed() {
  const videoKey = keyOf(await upload('videos', 'video', '색인.mp4', film), 'videoKey');
  const captionsKey = keyOf(
    await upload('captions', 'captions', '색인.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n안녕하세요'),
    'captionsKey',
  );
  return makePost(server, author, { contentType: '0002', text: '', videoKey, captionsKey });
}

test('a film is read whole and in parts, its captions beside it', async () => {
  const post = await filmed();
  expect(post).toMatchObject({ hasVideoFile: true, hasCaptions: true });
  const ask = (range?: string) =>
    server.app.inject({
      url: `${POSTS}/${post.postSequence}/video`,
      headers: { host: 'localhost', authorization: `Bearer ${member.token}`, ...(range && { range }) },
    });
  const whole = await ask();
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(whole.rawPayload.equals(film)).toBe(true);
  const part = await ask('bytes=100-199');
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 100-199/${film.length}`,
    '100',
  ]);
  expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true);
  const beyond = await ask(`bytes=${film.length}-`);
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${film.length}`]);
  const captions = await server.app.inject({
    url: `${POSTS}/${post.postSequence}/captions`,
    headers: { host: 'localhost', authorization: `Bearer ${member.token}` },
  });
  expect([captions.headers['content-type'], captions.payload]).toEqual([
    'text/vtt; charset=utf-8',
    expect.stringContaining('안녕하세요'),
  ]);
});

test('the film of a draft is read by its author alone', async () => {
  const videoKey = keyOf(await upload('videos', 'video', 'a.mp4', film), 'videoKey');
  const { postSequence } = await makePost(server, author, {
    contentType: '0002',
    text: '',
    videoKey,
    isPublished: false,
  });
  const url = `${POSTS}/${postSequence}/video`;
  expect((await server.call({ url, token: member.token })).status).toBe(404);
  const own = await server.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${author.token}` } });
  expect(own.statusCode).toBe(200);
});

test('what is no film, no captions and no picture is refused', async () => {
  expect((await upload('videos', 'video', 'a.mp4', '글')).status).toBe(415);
  expect((await upload('captions', 'captions', 'a.vtt', '1\n00:00:01,000')).status).toBe(415);
  expect((await upload('videos', 'video', 'a.mp4', 'WEBVTT\n')).status).toBe(415);
  expect((await upload('images', 'image', 'a.png', film)).status).toBe(415);
});

test('a file of somebody else is none for the form', async () => {
  const other = await makePerson(server, tenantId, 'instructor');
  const videoKey = keyOf(await upload('videos', 'video', 'a.mp4', film, other), 'videoKey');
  const { status, body } = await server.call({
    method: 'POST',
    url: POSTS,
    token: author.token,
    payload: { contentType: '0002', contentsName: '남의 영상', videoKey },
  });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['videoKey']]);
});

test('the night removes what no post has, and keeps what one does', async () => {
  const picture = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#1d3fae' } })
    .png()
    .toBuffer();
  const kept = keyOf(await upload('images', 'image', 'a.png', new Uint8Array(picture)), 'imageKey');
  const unused = keyOf(await upload('images', 'image', 'b.png', new Uint8Array(picture)), 'imageKey');
  const post = await makePost(server, author, { imageKey: kept });
  expect(post).toMatchObject({ imageUrl: `/images/${kept}`, imageUrl2: `/images/${kept}?w=480` });
  const films = await filmed();
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update files set created_at = created_at - interval '2 days'`, []),
  );
  const { run } = postFilesJob.define({ services: server.services, log: server.app.log });
  await run({}, async () => {});
  expect((await server.call({ url: `/images/${kept}` })).status).toBe(200);
  expect((await server.call({ url: `/images/${unused}` })).status).toBe(404);
  await expect(server.services.files.get(`${tenantId}/${unused}`)).rejects.toThrow();
  const still = await server.app.inject({
    url: `${POSTS}/${films.postSequence}/video`,
    headers: { host: 'localhost', authorization: `Bearer ${member.token}` },
  });
  expect(still.statusCode).toBe(200);
});
