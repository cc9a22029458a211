import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../../../kernel/database/client.ts';
import { operatorCookie } from '../../../../testing/operator/operators.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { backupJob, runBackup } from './backup.jobs.ts';

let server: TestServer;
let directory: string;
let headers: { readonly cookie: string; readonly origin: string };

beforeAll(async () => {
  server = await startTestServer();
  directory = await mkdtemp(join(tmpdir(), 'dure-backup-'));
  await server.services.jobs.start([backupJob.define({ services: server.services, log: server.app.log })]);
  headers = { cookie: await operatorCookie(server, 'operator@dure.test'), origin: 'http://localhost' };
});
afterAll(async () => {
  await server.services.jobs.stop();
  await rm(directory, { recursive: true, force: true });
});

async function script(name: string, text: string): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o700);
  return path;
}
const begin = () => server.call({ method: 'POST', url: '/api/operator/v1/backups', headers });
async function backup() {
  const { body } = await server.call({ url: '/api/operator/v1/installation', headers });
  return (body.data as { backup: { canBegin: boolean; runningSeconds: number | null; failure: string | null } }).backup;
}

test('a backup is begun on the page, once at a time, and its end is told', async () => {
  expect(await backup()).toEqual({ canBegin: false, runningSeconds: null, failure: null });
  expect((await begin()).status).toBe(409);
  const go = join(directory, 'go');
  const waiting = await script('waits', `until [ -e ${go} ]; do sleep 0.1; done`);
  Object.assign(server.services, { backupCommand: [waiting] });
  expect((await begin()).status).toBe(200);
  expect((await backup()).runningSeconds).not.toBeNull();
  expect((await begin()).status).toBe(409);
  await writeFile(go, '');
  await expect.poll(async () => (await backup()).runningSeconds).toBeNull();
  const rows = await withClient(
    server.owner,
    async (client) => (await client.query(`select actor from operator_entries where action = 'backupBegun'`)).rows,
  );
  expect(rows).toEqual([{ actor: '나운영' }]);
});

test('one that fails says why in its last line', async () => {
  await expect(runBackup([await script('fails', 'echo first >&2; echo No room left. >&2; exit 1')])).rejects.toThrow(
    'No room left.',
  );
  await expect(runBackup(undefined)).rejects.toThrow('BACKUP_COMMAND is not set.');
});
