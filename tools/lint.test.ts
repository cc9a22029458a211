import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What the lint of this project says of one file at that place. */
async function lint(place: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dure-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  await mkdir(join(folder, dirname(place)), { recursive: true });
  await writeFile(join(folder, place), text);
  return spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--quiet'], { cwd: folder, encoding: 'utf8' }).stdout;
}

const NUMBER = "export const number = new Intl.NumberFormat('ko-KR');\n";
const DATE = "export const date = new Intl.DateTimeFormat('ko-KR');\n";

test('the web writes no number and no date by Intl, whose first use takes a slow phone a moment', async () => {
  expect(await lint('apps/web/src/ui/text/a.ts', NUMBER)).toContain('number-format');
  expect(await lint('apps/web/src/ui/dates/a.ts', DATE)).toContain('wall-clock');
  for (const text of [NUMBER, DATE]) {
    expect(await lint('apps/web/src/ui/text/a.test.ts', text)).toContain('0 errors');
    expect(await lint('apps/server/src/a.ts', text)).toContain('0 errors');
  }
});
