import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from './config.ts';
import { DatabaseUnusable } from './kernel/postgres/unusable.ts';
import { startFailure } from './start-failure.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => startFailure(error),
  );

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'dure-start-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('what the system refuses is told with its place and what to do', async () => {
  const directory = await folder();
  const file = join(directory, 'file');
  await writeFile(file, '');
  expect(await failureOf(mkdir(file))).toBe(
    `${file} is a file: it must be a folder, so move it away, or choose another with DATA_DIR.`,
  );
  expect(await failureOf(mkdir(join(file, 'below')))).toContain(`${join(file, 'below')} lies below a file`);
  expect(await failureOf(writeFile(join(directory, 'not', 'there'), ''))).toContain('is not there: put it back');
  expect(await failureOf(writeFile(directory, ''))).toContain(`${directory} is a folder where a file is expected`);
  expect(await failureOf(symlink(directory, file))).not.toContain('\n');
});

test('a port in use is told as such', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const second = createServer().listen(port, '127.0.0.1');
  expect(startFailure((await once(second, 'error'))[0])).toContain('The port is in use');
});

const fault = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: of the system`), { code, ...more });

test.each([
  [fault('ENOSPC', { path: '/data' }), 'The disk of /data is full: make room and start again.'],
  [fault('EDQUOT'), 'This user may write no more on the disk of DATA_DIR'],
  [fault('EROFS', { path: '/data' }), '/data is on a disk that cannot be written to'],
  [fault('EACCES', { path: '/data' }), '/data may not be used by this user: give it the right to'],
  [fault('EACCES', { syscall: 'listen', port: 80 }), 'Port 80 may not be used by this user'],
  [fault('EPERM', { path: '/data' }), '/data belongs to another user'],
  [fault('EMFILE'), 'raise the limit (ulimit -n)'],
  [fault('ENOMEM'), 'There is no memory left'],
  [fault('ENOTFOUND', { syscall: 'getaddrinfo' }), 'HOST is no address of this machine'],
  [new Error('outer', { cause: new ConfigError('PORT is not valid.') }), 'PORT is not valid.'],
  [new Error('outer', { cause: fault('ENOSPC', { path: '/data' }) }), 'The disk of /data is full'],
  [new AggregateError([fault('EADDRINUSE')]), 'The port is in use'],
  [new DatabaseUnusable('The database\n  is away.'), 'The database is away.'],
  [new TypeError('of nobody knows what'), 'The server cannot go on (of nobody knows what): LOG_LEVEL=debug tells'],
  ['a text', 'The server cannot go on (a text)'],
])('%o is one sentence on one line, without a stack', (error, sentence) => {
  expect(startFailure(error)).toContain(sentence);
  expect(startFailure(error)).toMatch(/^[^\n]+\.$/);
  expect(startFailure(error)).not.toMatch(/\bat .*:\d+:\d+/);
});

test('who looks for the place of a fault is told it', () => {
  expect(startFailure(new Error('unexpected'), true)).toMatch(/^The server cannot go on \(unexpected\).*\n.*\n *at /);
});
