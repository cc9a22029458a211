import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3-store.ts';
import { FileMissing, FilesAway, type FileStore } from './store.ts';

const KEY = '01900000-0000-7000-8000-000000000001/01900000-0000-7000-8000-000000000002';
let directory: string;
let bucket: Server;
const objects = new Map<string, Buffer>();

/** The calls of S3 that the store uses, by path style. */
async function answerAsS3(
  url: string,
  method: string,
  body: AsyncIterable<Buffer>,
): Promise<[number, string | Buffer]> {
  const path = url.split('?')[0]!;
  if (method === 'PUT') {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    objects.set(path, Buffer.concat(chunks));
    return [200, ''];
  }
  if (method === 'DELETE') return objects.delete(path) ? [204, ''] : [204, ''];
  const listed = new URL(url, 'http://s3').searchParams;
  if (listed.get('list-type') === '2') {
    const keys = [...objects.keys()]
      .map((key) => key.replace('/dure/', ''))
      .filter((key) => key.startsWith(listed.get('prefix')!));
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return [200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`];
  }
  const found = objects.get(path);
  return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-store-'));
  await writeFile(join(directory, 'source'), '한글 내용');
  bucket = createServer((request, response) => {
    void answerAsS3(request.url!, request.method!, request).then(([status, body]) =>
      response.writeHead(status).end(body),
    );
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
  await rm(directory, { recursive: true, force: true });
});

const storeAt = (endpoint: string) =>
  new S3Store({ endpoint, region: 'auto', bucket: 'dure', accessKeyId: 'id', secretAccessKey: 'secret' });

const makers: [string, () => FileStore][] = [
  ['disk', () => new DiskStore(join(directory, 'files'))],
  ['S3', () => storeAt(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}`)],
];

describe.each(makers)('%s', (_, make) => {
  test('what was put is what is got, until it is deleted', async () => {
    const store = make();
    await store.put(KEY, join(directory, 'source'), 'text/plain');
    expect(await text(await store.get(KEY))).toContain('한글 내용');
    await store.delete(KEY);
    await store.delete(KEY);
    await expect(store.get(KEY)).rejects.toBeInstanceOf(FileMissing);
  });

  test('all files of a tenant go at once, and nobody else’s', async () => {
    const store = make();
    const other = KEY.replace('0001/', '0009/');
    for (const key of [KEY, KEY.replace(/2$/, '3'), other])
      await store.put(key, join(directory, 'source'), 'text/plain');
    await store.deleteAll(KEY.split('/')[0]!);
    await expect(store.get(KEY)).rejects.toBeInstanceOf(FileMissing);
    await expect(store.get(KEY.replace(/2$/, '3'))).rejects.toBeInstanceOf(FileMissing);
    expect(await text(await store.get(other))).toContain('한글 내용');
  });

  test('a key that was never put is missing', async () => {
    await expect(make().get(KEY.replace(/2$/, '9'))).rejects.toBeInstanceOf(FileMissing);
  });
});

test('a key that points out of the folder is missing on disk', async () => {
  for (const key of ['../../etc/passwd', 'a/../../b', 'a/b/c', '']) {
    await expect(makers[0]![1]().get(key), key).rejects.toBeInstanceOf(FileMissing);
  }
});

test('a put that fails leaves no half file behind', async () => {
  const root = join(directory, 'failing');
  await expect(new DiskStore(root).put(KEY, join(directory, 'no-such-source'))).rejects.toThrow();
  const left = await readdir(root, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

test('an object storage that is away, or refuses this server, is told as such by every call', async () => {
  const codes: [number, string][] = [
    [503, 'SlowDown'],
    [403, 'InvalidAccessKeyId'],
    [404, 'NoSuchBucket'],
  ];
  for (const [status, code] of codes) {
    const refusing = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`));
    });
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
    const store = storeAt(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
    await expect(store.put(KEY, join(directory, 'source'), 'text/plain'), code).rejects.toBeInstanceOf(FilesAway);
    await expect(store.get(KEY), code).rejects.toBeInstanceOf(FilesAway);
    await expect(store.delete(KEY), code).rejects.toBeInstanceOf(FilesAway);
    await expect(store.reach(), code).rejects.toBeInstanceOf(FilesAway);
    refusing.closeAllConnections();
    await new Promise((resolve) => refusing.close(resolve));
    await expect(store.reach(), 'nobody listens').rejects.toBeInstanceOf(FilesAway);
  }
});

test('an object storage that answers is reached', async () => {
  for (const [, make] of makers) await expect(make().reach()).resolves.toBeUndefined();
});
