import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { placeOfRun } from './place.ts';
import { endProcessesOf } from './processes.ts';

const PATIENCE_MS = 15_000;

/** Files that git sees as new or changed; none where there is no git. */
export function changedFiles(checkout: string): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: checkout, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/**
 * Begins a run of the tests: from now on programs find a folder of its own for temporary things, which tells them from others.
 * What it answers ends the run and names what that run left: processes, files in the checkout.
 */
export function beginRun(checkout: string): () => Promise<string[]> {
  const before = new Set(changedFiles(checkout));
  const folder = mkdtempSync(path.join(realpathSync(placeOfRun()), 'dure-run-'));
  // Open to all, as such folders are: where the tests run as root, some of what they start runs as another account.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return async () => {
    const processes = await endProcessesOf(folder, PATIENCE_MS);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    const files = changedFiles(checkout).filter((line) => !before.has(line));
    return [...processes.map(({ pid, command }) => `process ${pid}: ${command}`), ...files];
  };
}
