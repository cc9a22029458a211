import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { readConfig } from '../../config.ts';
import type { Connection } from './connection.ts';
import { readyDatabase } from './connect.ts';

const id = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
const database = `own_${id}`;
const owner = `owner_${id}`;
const PASSWORD = 'only-for-tests';
let cluster: Connection;

async function onCluster(...statements: string[]): Promise<void> {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The host stands among the parameters: the embedded database listens on a socket, whose path is no host name. */
const address = (user: string) =>
  `postgresql://${user}:${PASSWORD}@localhost:${cluster.port}/${database}?host=${encodeURIComponent(cluster.host)}`;

const ready = (environment: Record<string, string> = {}) =>
  readyDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: address(owner), ...environment }), ['cleaning'], {
    log: () => {},
    tell: () => {},
  });

beforeAll(async () => {
  cluster = inject('testCluster').owner;
  await onCluster(
    `create role ${owner} login createrole password '${PASSWORD}'`,
    `create role super_${id} login superuser password '${PASSWORD}'`,
    `create database ${database} owner ${owner}`,
  );
});

afterAll(() =>
  onCluster(
    `drop database ${database} with (force)`,
    `drop role if exists ${database}_app`,
    `drop role super_${id}`,
    `drop role ${owner}`,
  ),
);

test('servers that start together on a database of an owner without superuser rights all come up', async () => {
  const all = await Promise.all([ready(), ready(), ready()]);
  expect(new Set(all.map(({ server }) => server.user))).toEqual(new Set([`${database}_app`]));
});

test('a second start on a database of an owner without superuser rights comes up', async () => {
  await ready();
  await expect(ready()).resolves.toBeDefined();
});

test('a log-in that row security does not bind is refused', async () => {
  await expect(ready({ DATABASE_APP_URL: address(`super_${id}`) })).rejects.toThrow('DATABASE_APP_URL');
  await expect(ready({ DATABASE_APP_URL: address(owner) })).rejects.toThrow('DATABASE_APP_URL');
});
