import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { groupByEnvironment } from './by-environment.ts';

test('files of one environment stand together, each project by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dure-environments-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const placed = async (project: string, name: string, text = '') => {
    const moduleId = join(folder, name);
    await writeFile(moduleId, text);
    return { project: { name: project }, moduleId };
  };
  const files = [
    await placed('server', 'a'),
    await placed('web', 'b', '// @vitest-environment jsdom\n'),
    await placed('web', 'c'),
    await placed('web', 'd', '// @vitest-environment jsdom\n'),
    await placed('web', 'e'),
  ];
  const names = groupByEnvironment(files).map(({ moduleId }) => moduleId.at(-1));
  expect(names.join('')).toBe('abdce');
});
