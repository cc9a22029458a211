import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  folder,
  folderWithData,
  kill,
  killed,
  note,
  notes,
  otherServer,
  pidOf,
  started,
} from './embedded.test-help.ts';
import { isAlive, startOf } from './process-table.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A folder whose server and database were killed at once, and what its socket's folder was. */
async function powerCut(text: string): Promise<{ directory: string; socket: string }> {
  const directory = await folderWithData();
  const server = await otherServer(directory);
  await note(server.said, text);
  const pid = pidOf(directory) ?? 0;
  kill(pid);
  await killed(server);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 20 });
  return { directory, socket: readlinkSync(path.join(directory, 'socket')) };
}

function copyOf(directory: string): string {
  const copy = folder();
  mkdirSync(path.dirname(copy), { recursive: true });
  execFileSync('cp', ['-a', directory, copy]);
  return copy;
}

test('it starts after a power cut that emptied the folder for temporary things, and nothing is lost', async () => {
  const { directory, socket } = await powerCut('남는다');
  rmSync(socket, { recursive: true, force: true });
  const postgres = await started(directory);
  expect(await notes(postgres.connection('postgres'))).toEqual(['남는다']);
  await postgres.stop();
  expect(lstatSync(path.join(directory, 'socket'), { throwIfNoEntry: false })).toBeUndefined();
});

test('a database that ended after the folder of its socket was removed comes back to the same place', async () => {
  const directory = await folderWithData();
  const postgres = await started(directory);
  await note(postgres.connection('postgres'), '남는다');
  const pid = pidOf(directory) ?? 0;
  rmSync(postgres.connection('postgres').host, { recursive: true });
  kill(pid);
  await vi.waitFor(async () => expect(await notes(postgres.connection('postgres'))).toEqual(['남는다']), {
    timeout: 30_000,
    interval: 50,
  });
});

test('it starts where a file lies in the place of the link to its socket', async () => {
  const directory = await folderWithData();
  writeFileSync(path.join(directory, 'socket'), '');
  const postgres = await started(directory);
  await note(postgres.connection('postgres'), '남는다');
  expect(await notes(postgres.connection('postgres'))).toEqual(['남는다']);
});

test('a copy of the data elsewhere starts beside what it was copied from, each with a socket of its own', async () => {
  const { directory } = await powerCut('함께');
  const copy = copyOf(directory);
  const first = await started(directory);
  const second = await started(copy);
  expect(second.connection('postgres').host).not.toBe(first.connection('postgres').host);
  await note(second.connection('postgres'), '사본');
  expect(await notes(first.connection('postgres'))).toEqual(['함께']);
  expect(await notes(second.connection('postgres'))).toEqual(['사본', '함께']);
  await second.stop();
  expect(await notes(first.connection('postgres'))).toEqual(['함께']);
});

test('an owner of the folder that this one was copied from does not count', async () => {
  const directory = await folderWithData();
  const theirs = { pid: process.pid, started: startOf(process.pid), place: 'elsewhere' };
  writeFileSync(path.join(directory, 'owner.lock'), JSON.stringify(theirs));
  await started(directory);
  expect(pidOf(directory)).toBeGreaterThan(0);
});
