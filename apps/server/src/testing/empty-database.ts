import pg from 'pg';
import { inject, onTestFinished } from 'vitest';

/** An empty database of its own for one test, reached as an owner whom row security binds. */
export async function emptyDatabase(): Promise<{ owner: pg.Client; serverRole: string }> {
  const { owner: superuser, server } = inject('testCluster');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(superuser);
  await admin.connect();
  await admin.query(`create role ${name} login password '${name}' nosuperuser nobypassrls`);
  await admin.query(`create database ${name} owner ${name}`);
  const owner = new pg.Client({ ...superuser, user: name, password: name, database: name });
  onTestFinished(async () => {
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
  await owner.connect();
  return { owner, serverRole: server.user };
}
