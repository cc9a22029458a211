import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { DatabaseUnusable } from '../../postgres/unusable.ts';
import { withClient } from '../client.ts';
import { connectionOf, type Connection } from '../connection.ts';
import { usingDatabase } from './unusable.ts';

let cluster: Connection;
beforeAll(() => {
  cluster = inject('testCluster').owner;
});

const tellOf = (work: () => unknown) =>
  usingDatabase('The database of DATABASE_URL', work).then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseUnusable);
      return (error as Error).message;
    },
  );
const asking = (sql: string, more: object = {}) =>
  tellOf(() => withClient({ ...cluster, ...more }, (one) => one.query(sql)));

test('an address whose certificate is not there names the file', async () => {
  expect(await tellOf(() => connectionOf('postgresql://a@localhost/b?sslrootcert=/not/there.pem'))).toBe(
    "The database of DATABASE_URL cannot be used (ENOENT: no such file or directory, open '/not/there.pem'): a file that the address names is not there: correct the path of the certificate, key or socket.",
  );
});

test('a database that is away is told as such', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await asking('', { host: '127.0.0.1', port })).toContain('start the database, or correct the address');
});

test('one that hangs, or hangs up, is told as such', async () => {
  let answer: 'nothing' | 'goodbye' = 'nothing';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer === 'goodbye' && socket.end());
    onTestFinished(() => void socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const there = { host: '127.0.0.1', port, connectionTimeoutMillis: 200 };
  expect(await asking('', there)).toContain('it does not answer: see to the network');
  answer = 'goodbye';
  expect(await asking('', { ...there, connectionTimeoutMillis: 10_000 })).toContain('it ended the connection');
});

test('what PostgreSQL refuses is told with what to do', async () => {
  expect(await asking('', { database: 'not_there' })).toContain('there is no such database: create it');
  expect(await asking('', { user: 'nobody_known' })).toMatch(/correct them|see its pg_hba.conf/);
  expect(await asking('begin read only; create table x ()')).toContain('name the primary instead of its replica');
  expect(await asking('', { ssl: true })).toContain('it does not speak TLS');
});

const answered = (code: string, message = 'words of PostgreSQL') =>
  tellOf(() => {
    throw Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });
  });

test.each([
  ['42501', 'DATABASE_APP_URL where it may not make roles'],
  ['53100', 'its disk is full'],
  ['53300', 'raise its max_connections'],
  ['57P03', 'start again once it takes connections'],
  ['XX000', 'see what its log says'],
])('%s of PostgreSQL is one sentence', async (code, advice) => {
  expect(await answered(code)).toContain(advice);
  expect(await answered(code)).toMatch(
    /^The database of DATABASE_URL cannot be used \(words of PostgreSQL\): [^\n]+\.$/,
  );
});

test.each([
  'unsupported startup parameter: options',
  'prepared statement "S_1" does not exist',
  'transaction blocks not allowed in statement pooling mode',
])('what a pooler says (%s) names the way around it', async (message) => {
  expect(await answered('08P01', message)).toContain('name PostgreSQL itself');
});

test('what is about something else stays what it is', async () => {
  const other = new TypeError('of our own');
  await expect(usingDatabase('The database', () => Promise.reject(other))).rejects.toBe(other);
});
