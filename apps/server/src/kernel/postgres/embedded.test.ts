import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { DataDirectoryInUse } from './owner-lock.ts';
import { isAlive } from './process-table.ts';
import {
  folder,
  folderWithData,
  kill,
  killed,
  note,
  notes,
  openParents,
  ordinaryUser,
  otherServer,
  pidOf,
  query,
  started,
} from './embedded.test-help.ts';

// A database is made, killed and recovered, perhaps beside other work.
vi.setConfig({ testTimeout: 60_000 });

const soon = { timeout: 10_000, interval: 20 };
const canTieToParent = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
const isRoot = process.getuid?.() === 0;
const uid = ordinaryUser();

describe('the data', () => {
  test('sorts Hangul in ga-na-da order and is UTF-8, in a folder whose name holds Hangul and spaces', async () => {
    const postgres = await started(folder());
    const rows = await query<{ word: string }>(
      postgres.connection('postgres'),
      `select word from unnest(array['하늘', '나비', '가나', '각', '가']) word order by word`,
    );
    expect(rows.map((row) => row.word)).toEqual(['가', '가나', '각', '나비', '하늘']);
    const [database] = await query(postgres.connection('postgres'), 'show server_encoding');
    expect(database).toEqual({ server_encoding: 'UTF8' });
  });

  test('is there again after a stop and a start', async () => {
    const directory = await folderWithData();
    const first = await started(directory);
    await note(first.connection('postgres'), '남는다');
    await first.stop();
    const second = await started(directory);
    expect(await notes(second.connection('postgres'))).toEqual(['남는다']);
  });

  test('keeps what was acknowledged when the database is killed, and the database comes back by itself', async () => {
    const directory = await folderWithData();
    const postgres = await started(directory);
    await note(postgres.connection('postgres'), '남는다');
    const before = pidOf(directory);
    kill(before ?? 0);
    await vi.waitFor(async () => {
      expect(pidOf(directory)).not.toBe(before);
      expect(await notes(postgres.connection('postgres'))).toEqual(['남는다']);
    }, soon);
  });

  test('of another major version is refused with the way to upgrade', async () => {
    const directory = folder();
    mkdirSync(path.join(directory, 'data'), { recursive: true });
    writeFileSync(path.join(directory, 'data', 'PG_VERSION'), '17\n');
    await expect(started(directory)).rejects.toThrow(
      /is of PostgreSQL 17 and this Dure brings 18: dump it .* and restore/,
    );
  });

  test('is made anew when the first making was interrupted', async () => {
    const directory = folder();
    mkdirSync(path.join(directory, 'data.new', 'base'), { recursive: true });
    const postgres = await started(directory);
    expect(await query(postgres.connection('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('privacy', () => {
  test('neither the data nor the socket is open to other users, and nothing listens on the network', async () => {
    const directory = await folderWithData();
    const postgres = await started(directory);
    const { host } = postgres.connection('postgres');
    for (const place of [directory, path.join(directory, 'data'), host])
      expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(await query(postgres.connection('postgres'), 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  test.runIf(isRoot)('root starts the database as a user without rights', async () => {
    const directory = await folderWithData();
    await started(directory);
    const owner = statSync(path.join(directory, 'data')).uid;
    expect(owner).not.toBe(0);
    const status = readFileSync(`/proc/${pidOf(directory)}/status`, 'utf8');
    expect(status).toMatch(new RegExp(`^Uid:\t${owner}\t${owner}\t${owner}\t${owner}$`, 'm'));
    expect(status).toMatch(/^Groups:\s*$/m);
    expect(status).toMatch(/^CapEff:\s*0+$/m);
  });

  test.runIf(uid)('an ordinary user runs it, and afterwards root on the same data without taking it away', async () => {
    const directory = folder();
    openParents(directory);
    const theirs = await otherServer(directory, { uid });
    expect(theirs.said.refused).toBeUndefined();
    expect(statSync(path.join(directory, 'data')).uid).toBe(uid);
    await killed(theirs);
    const postgres = await started(directory);
    await note(postgres.connection('postgres'), '루트');
    await postgres.stop();
    const again = await otherServer(directory, { uid });
    expect(await notes(again.said)).toEqual(['루트']);
  });

  test('over TCP only the password opens it', async () => {
    const postgres = await started(folder(), { transport: 'tcp' });
    const connection = postgres.connection('postgres');
    expect(connection.host).toBe('127.0.0.1');
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
  });
});

describe('one owner', () => {
  test('a second server is refused with a sentence that names the first, which keeps its database', async () => {
    const directory = await folderWithData();
    const first = await started(directory);
    await expect(started(directory)).rejects.toThrow(DataDirectoryInUse);
    const other = await otherServer(directory);
    expect(other.said.refused).toMatch(`is in use by another Dure server (process ${process.pid})`);
    expect(await query(first.connection('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('an owner whose number another process has now does not count', async () => {
    const directory = await folderWithData();
    writeFileSync(path.join(directory, 'owner.lock'), JSON.stringify({ pid: process.ppid, started: 'long ago' }));
    const postgres = await started(directory);
    expect(pidOf(directory)).toBeGreaterThan(0);
    await postgres.stop();
  });

  test('a database whose number another process has now is started', async () => {
    const directory = await folderWithData();
    const first = await started(directory);
    await first.stop();
    writeFileSync(
      path.join(directory, 'data', 'postmaster.pid'),
      `${process.ppid}\n/x\n0\n5432\n/tmp/x\n\n0 0\nready\n`,
    );
    const postgres = await started(directory);
    expect(await query(postgres.connection('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('the end of the server', () => {
  test('a stop ends the database and leaves neither socket nor lock', async () => {
    const directory = await folderWithData();
    const postgres = await started(directory);
    const pid = pidOf(directory) ?? 0;
    const { host } = postgres.connection('postgres');
    await Promise.all([postgres.stop(), postgres.stop()]);
    expect(isAlive(pid)).toBe(false);
    expect(statSync(host, { throwIfNoEntry: false })).toBeUndefined();
    expect(statSync(path.join(directory, 'owner.lock'), { throwIfNoEntry: false })).toBeUndefined();
  });

  test.runIf(canTieToParent)('a killed server takes the database with it', async () => {
    const directory = await folderWithData();
    const server = await otherServer(directory);
    const pid = pidOf(directory) ?? 0;
    await killed(server);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), soon);
  });

  test('a start right after a killed server finds everything, whether the database still runs or not', async () => {
    const directory = await folderWithData();
    const server = await otherServer(directory);
    await note(server.said, '남는다');
    await killed(server);
    const next = await started(directory);
    expect(await notes(next.connection('postgres'))).toEqual(['남는다']);
  });

  test('a database that outlived its server is taken over, looked after and ended', async () => {
    const directory = await folderWithData();
    // Without the program that ties the database to its server.
    const server = await otherServer(directory, { env: { PATH: '/nowhere' } });
    await note(server.said, '남는다');
    const pid = pidOf(directory) ?? 0;
    await killed(server);
    const next = await started(directory);
    expect(pidOf(directory)).toBe(pid);
    expect(await notes(next.connection('postgres'))).toEqual(['남는다']);
    kill(pid);
    await vi.waitFor(async () => expect(await notes(next.connection('postgres'))).toEqual(['남는다']), soon);
    const successor = pidOf(directory) ?? 0;
    await next.stop();
    expect(isAlive(successor)).toBe(false);
  });
});
