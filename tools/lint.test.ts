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

const component = (lines: number) =>
  `export function Pane() {\n  return (\n    <ul>\n${'      <li>x</li>\n'.repeat(lines - 6)}    </ul>\n  );\n}\n`;
const importing = (count: number) => {
  const names = Array.from({ length: count }, (_, at) => `part${at}`);
  const imports = names.map((name) => `import type { Part as ${name} } from './${name}.ts';\n`);
  return `${imports.join('')}export interface All {\n${names.map((name) => `  ${name}: ${name};\n`).join('')}}\n`;
};

test('a component of the grading workspace has at most 120 lines and imports at most 15 modules, types included', async () => {
  for (const place of ['features/grading/grading/queue', 'screens/club-dashboard/grading']) {
    const file = `apps/web/src/${place}/Pane.tsx`;
    expect(await lint(file, component(121))).toContain('max-lines-per-function');
    expect(await lint(file, importing(16))).toContain('max-dependencies');
    expect(await lint(file, component(120))).toContain('0 errors');
    expect(await lint(file, importing(15))).toContain('0 errors');
  }
});
