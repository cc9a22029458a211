import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { myQuizPath, openRoom, placeOf, quizPath, uploadDraftFile, type Place } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const HANGUL = /\p{Script=Hangul}/u;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let server: TestServer;
let author: Person;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'member');
  at = placeOf(await makeClub(server, tenantId, { members: [author], quizzes: [{}] }));
});

const BOUNDARY = 'boundary';
const part = (header: string, content: string) => `--${BOUNDARY}\r\n${header}\r\n\r\n${content}\r\n`;
const disposition = (parameters: string) => `Content-Disposition: form-data; ${parameters}`;
const textFile = (field: string, name: string) => part(disposition(`name="${field}"; filename="${name}"`), '내용');
const END = `--${BOUNDARY}--\r\n`;

const sendRaw = (payload: string, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  server.call({
    method: 'POST',
    url: `${myQuizPath(at)}/answer/files`,
    token: author.token,
    payload,
    headers: { 'content-type': type },
  });
const filesOfDraft = async () => {
  const { body } = await openRoom(server, author, at);
  return (body.data as { draft: { files: { key: string; name: string }[] } }).draft.files;
};

/** Uploads and takes back; answers the name that was kept and the headers of the download. */
async function throughUpload(name: string, content: string | Uint8Array<ArrayBuffer> = '내용') {
  const { status, body } = await uploadDraftFile(server, author, at, { name, content });
  if (status !== 200) return { status, body, name: '', headers: {} as Record<string, unknown>, raw: Buffer.alloc(0) };
  const file = body.data as { key: string; name: string };
  const { headers, raw } = await server.call({
    url: `/api/v1/download/files?fileKeys=${file.key}`,
    token: author.token,
  });
  expect((await server.call({ url: `/images/${file.key}` })).status).toBe(404);
  await server.call({ method: 'DELETE', url: `${myQuizPath(at)}/answer/files/${file.key}`, token: author.token });
  return { status, body, name: file.name, headers, raw };
}

test.each<[string, string, string?]>([
  ['without a boundary', 'x', 'multipart/form-data'],
  ['with an empty boundary', 'x', 'multipart/form-data; boundary='],
  ['of another kind', '{}', 'application/json'],
  ['that is no multipart body', 'garbage'],
  ['that is empty', ''],
  ['that ends inside a header', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="fi`],
  ['that ends inside a file', textFile('file', 'a.txt')],
  ['with a part without a name', part(disposition('filename="a.txt"'), 'x') + END],
  ['with a part without a disposition', part('X-Part: y', 'x') + END],
  ['with a part of another name', textFile('other', 'a.txt') + END],
  ['with a part of a name of every object', textFile('__proto__', 'a.txt') + END],
  ['with a constructor for a part', textFile('constructor', 'a.txt') + END],
  ['with one file too many', textFile('file', 'a.txt') + textFile('file', 'b.txt') + END],
  ['with ten thousand fields', part(disposition('name="x"'), '1').repeat(10_000) + END],
  ['with ten thousand files', textFile('file', 'a.txt').repeat(10_000) + END],
  ['with a broken request', part(disposition('name="request"'), '{') + textFile('file', 'a.txt') + END],
  ['with a huge request', part(disposition('name="request"'), ' '.repeat(3_000_000)) + END],
])('an upload %s is refused in Korean and keeps nothing', async (_, payload, type) => {
  const { status, body } = await sendRaw(payload, type);
  expect([400, 413, 415]).toContain(status);
  expect(body.message).toMatch(HANGUL);
  for (const error of body.errors ?? []) {
    expect(error).toEqual({ path: expect.any(String) as string, message: expect.stringMatching(HANGUL) as string });
  }
  expect(await filesOfDraft()).toEqual([]);
});

test.each([
  ['a field beside the part `request`', part(disposition('name="text"'), '글') + END, 'text'],
  ['nothing', END, 'request'],
  ['a part `request` that is no JSON', part(disposition('name="request"'), '글') + END, 'request'],
  ['a part `request` with a field amiss', part(disposition('name="request"'), '{"text":""}') + END, 'text'],
  ['a file of another name', textFile('other', 'a.txt') + END, 'other'],
])('a body of parts with %s names what is at fault', async (_, payload, path) => {
  const { status, body } = await server.call({
    method: 'POST',
    url: `${quizPath(at)}/preanswer`,
    token: author.token,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  expect([status, body.code]).toEqual([400, '0422']);
  expect(body.errors).toEqual([{ path, message: expect.stringMatching(HANGUL) as string }]);
});

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\boot.txt', 'boot.txt'],
  ['a\0b.txt', 'ab.txt'],
  ['evil\u202Etxt.exe.txt', 'eviltxt.exe.txt'],
  ['한글.txt'.normalize('NFD'), '한글.txt'],
  ['따옴표 "a"; b=c%0d%0a.txt', undefined],
])('the file name %j neither leads elsewhere nor breaks a header', async (given, kept) => {
  const { status, name, headers } = await throughUpload(given);
  expect(status).toBe(200);
  if (kept !== undefined) expect(name).toBe(kept);
  const header = String(headers['content-disposition']);
  const [, ascii, encoded] = /^attachment; filename="([^"\\%]*)"; filename\*=UTF-8''([\w.~!#$&+^`|%-]+)$/.exec(header)!;
  expect(ascii).toMatch(/^[\x20-\x7e]+$/);
  expect(decodeURIComponent(encoded!)).toBe(name);
});

test('a name that is too long keeps its end, and no half character', async () => {
  const { name } = await throughUpload(`${'a😀'.repeat(150)}.txt`);
  expect([...name]).toHaveLength(200);
  expect(name.isWellFormed()).toBe(true);
  expect(name.endsWith('😀.txt')).toBe(true);
});

test.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
  ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['SVG called a picture', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', 'a.html', '<!doctype html><script>alert(1)</script>'],
  ['HTML called a document', 'a.pdf', '<!doctype html><script>alert(1)</script>'],
  ['a program called a document', 'a.pdf', new Uint8Array([0x4d, 0x5a, ...new Uint8Array(200)])],
  ['a program called text', 'a.txt', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, ...new Uint8Array(200)])],
  ['bytes called text', 'a.txt', new Uint8Array([0x00, 0x01, 0x02])],
  ['a file without a kind', 'a', 'x'],
  ['half a character of UTF-16', 'a.txt', new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x20, 0x00])],
  ['bytes of no encoding', 'a.txt', new Uint8Array([0xc7, 0xff, 0xff, 0xff])],
])('%s is refused by what it is, not by what it is called', async (_, name, content) => {
  const { status, body } = await throughUpload(name, content);
  expect([status, body.code]).toEqual([415, '0415']);
  expect(await filesOfDraft()).toEqual([]);
});

test.each([
  ['a picture with a page behind it', 'a.html', Buffer.concat([PNG, Buffer.from('<script>1</script>')]), 'image/png'],
  ['a page called text', 'a.txt', Buffer.from('<script>1</script>'), 'text/plain; charset=utf-8'],
])('%s leaves as an attachment of its true kind that no browser opens as a page', async (_, name, content, type) => {
  const { headers, raw } = await throughUpload(name, Uint8Array.from(content));
  expect(headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringMatching(/^attachment;/) as string,
  });
  expect(raw.equals(content)).toBe(true);
});

test.each([
  ['CP949', 'euc-kr', new Uint8Array([0xc8, 0xb7, 0xb7, 0xce])],
  ['syllables that EUC-KR lacks', 'euc-kr', new Uint8Array([0x8c, 0x63])],
  ['UTF-16', 'utf-16le', new Uint8Array([0xff, 0xfe, 0x5c, 0xd6, 0x5c, 0xb8])],
])('a Korean text in %s is kept as it is and named so', async (_, charset, content) => {
  const { headers, raw } = await throughUpload('메모.txt', content);
  expect(headers['content-type']).toBe(`text/plain; charset=${charset}`);
  expect(raw.equals(content)).toBe(true);
});

test('a document that unpacks into a gigabyte is looked at without unpacking it', async () => {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
  const name = Buffer.from('[Content_Types].xml');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(2 ** 30, 22);
  header.writeUInt16LE(name.length, 26);
  const before = process.memoryUsage().rss;
  const { status } = await throughUpload('bomb.docx', Uint8Array.from(Buffer.concat([header, name, packed])));
  expect([200, 415]).toContain(status);
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
});

test('a file of exactly the largest size is kept, one byte more is refused by name', async () => {
  const largest = new Uint8Array(20 * 1024 * 1024).fill(97);
  expect((await throughUpload('a.txt', largest)).status).toBe(200);
  const { status, body } = await throughUpload('a.txt', new Uint8Array(largest.length + 1).fill(97));
  expect([status, body.code]).toEqual([413, '0416']);
  expect(body.errors?.[0]?.message).toContain('a.txt');
});

test('an upload that breaks off leaves nothing behind', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      `POST ${myQuizPath(at)}/answer/files HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${author.token}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length: 1000000',
      '',
      textFile('file', 'a.txt').trimEnd(),
    ].join('\r\n'),
  );
  await expect.poll(() => readdir(server.stagingDirectory)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(server.stagingDirectory)).toEqual([]);
  expect(await filesOfDraft()).toEqual([]);
});

test('whatever became of the uploads, the staging folder is empty', async () => {
  await sendRaw(textFile('file', 'a.txt'));
  await throughUpload('a.txt');
  expect(await readdir(server.stagingDirectory)).toEqual([]);
});
