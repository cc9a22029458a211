import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { withClient } from '../kernel/database/client.ts';
import { connectionOf } from '../kernel/database/connection.ts';
import { startEmbeddedPostgres } from '../kernel/postgres/embedded.ts';
import { startProgram } from '../testing/child.ts';
import { logIn } from '../testing/crash/writers.ts';
import { restoreFirstRelease } from '../testing/releases/first-release.ts';
import { copyDemoData } from '../testing/run/demo-data.ts';
import { hasOwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts';
import { rowHashes } from '../testing/row-hashes.ts';

const SCRIPTS = fileURLToPath(new URL('../../../../deploy', import.meta.url));

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-restore-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Starts the program, lets somebody log in, and ends it. */
async function serveOnce(dataDirectory: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { url, child, ended } = await startProgram(dataDirectory, env);
  await logIn(url, 'member1@dure.test');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

async function fileHashes(dataDirectory: string): Promise<Record<string, string>> {
  const entries = await readdir(join(dataDirectory, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hashes = files.toSorted().map(async (path) => {
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    return [path.slice(dataDirectory.length), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

async function embeddedHashes(dataDirectory: string) {
  const postgres = await startEmbeddedPostgres({ directory: join(dataDirectory, 'postgres'), log: () => {} });
  try {
    return await withClient(postgres.connection('dure'), rowHashes);
  } finally {
    await postgres.stop();
  }
}

test('a copy of the data folder brings the embedded database and the files back as they were', async () => {
  const place = await folder();
  const data = join(place, 'data');
  await mkdir(data);
  copyDemoData(data);
  await serveOnce(data);
  const [rows, files] = [await embeddedHashes(data), await fileHashes(data)];
  expect(Number(rows['answers']!.split(' ')[0])).toBeGreaterThan(100);
  expect(Object.keys(files).length).toBeGreaterThan(0);
  execFileSync('cp', ['-a', data, join(place, 'backup')]);
  await rm(data, { recursive: true });
  await rename(join(place, 'backup'), data);
  expect(await embeddedHashes(data)).toEqual(rows);
  expect(await fileHashes(data)).toEqual(files);
  await serveOnce(data);
}, 120_000);

test.runIf(hasOwnPostgres)(
  'backup and restore by the scripts bring a PostgreSQL of your own and the files back as they were, elsewhere and in place',
  async () => {
    const place = await folder();
    const own = await startOwnPostgres(['dure', 'elsewhere']);
    onTestFinished(async () => {
      await own.stop();
      await rm(own.directory, { recursive: true, force: true });
    });
    const [data, otherData] = [join(place, 'data'), join(place, 'other')];
    const script = (name: string, args: string[], database: string, dataDirectory: string) =>
      execFileSync('bash', [join(SCRIPTS, name), ...args], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: own.addressOf(database), DATA_DIR: dataDirectory },
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim();
    const hashes = (database: string) => withClient(connectionOf(own.addressOf(database)), rowHashes);

    // What an earlier release left is brought up to date by the first start, quicker than demo data is loaded.
    await withClient(connectionOf(own.addressOf('dure')), async (client) => {
      await client.query('create role dure_app');
      await restoreFirstRelease(client, 'dure_app');
    });
    await mkdir(join(data, 'files'), { recursive: true });
    await writeFile(join(data, 'files', 'kept'), '파일');
    await serveOnce(data, { DATABASE_URL: own.addressOf('dure') });
    const [rows, files] = [await hashes('dure'), await fileHashes(data)];
    expect(Number(rows['answers']!.split(' ')[0])).toBeGreaterThan(100);
    expect(Object.keys(files)).toEqual(['/files/kept']);
    const backup = script('backup.sh', [join(place, 'backups')], 'dure', data);

    script('restore.sh', [backup], 'elsewhere', otherData);
    expect(await hashes('elsewhere')).toEqual(rows);
    expect(await fileHashes(otherData)).toEqual(files);
    await serveOnce(otherData, { DATABASE_URL: own.addressOf('elsewhere') });

    await withClient(connectionOf(own.addressOf('dure')), async (client) => {
      await client.query('delete from replies; update answers set pre_text = $$x$$; drop table idempotency_keys');
    });
    expect(() => script('restore.sh', [backup], 'dure', data)).toThrow('add --replace to overwrite it');
    script('restore.sh', [backup, '--replace'], 'dure', data);
    expect(await hashes('dure')).toEqual(rows);
    expect(await fileHashes(data)).toEqual(files);
    await serveOnce(data, { DATABASE_URL: own.addressOf('dure') });
  },
  180_000,
);
