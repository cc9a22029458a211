import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { FIRST_VIEWS, type FirstView } from '../../apps/web/first-views.ts';
import { costOf, routesOf, type Build } from './routes.ts';

/**
 * Scripts of a page's first view, kilobytes of brotli and files. The first page counts all that it needs, each further
 * one what it adds to the first, including what it fetches by itself. Where a page is above its goal, its figure is a
 * ceiling that only gets lower.
 */
const FIRST = '/';
const GOALS = { first: [123, 15], further: [40, 15] } as const;
const CEILINGS: Partial<Record<FirstView['path'], readonly [kilobytes: number, files: number]>> = {
  // With the addresses of seminars: each page adds its own to what all begin with.
  '/': [124, 15],
  // One reducer with its commands costs what its hooks did not.
  '/quiz-dashboard/{clubSequence}/grading': [43, 15],
  // With the way to what there is to read and to watch.
  '/studyroom': [42, 15],
  // Within their bytes or a kilobyte above, in a few more files.
  '/quiz-dashboard/{clubSequence}/progress': [40, 18],
  '/lecture-dashboard/{clubSequence}': [41, 17],
  '/lecture/{clubSequence}/studies/{studySequence}': [40, 16],
  '/lecture-dashboard/{clubSequence}/edit': [40, 16],
  '/system/admin/audit': [42, 15],
  '/system/admin/brand': [41, 15],
  // Its mail is drawn with Markdown, as its readers get it.
  '/system/admin/notices/new': [43, 15],
};

let build: Build;
beforeAll(async () => {
  build = await routesOf(new URL('../../apps/web/dist/', import.meta.url));
});

test.each(FIRST_VIEWS)('$name keeps its budget of scripts', ({ name, path }) => {
  const [kilobytes, files] = costOf(build, name, FIRST);
  const [most, mostFiles] = CEILINGS[path] ?? GOALS[path === FIRST ? 'first' : 'further'];
  // In whole kilobytes: how the build groups what pages share moves each by some hundred bytes.
  expect(Math.round(kilobytes)).toBeLessThanOrEqual(most);
  expect(files).toBeLessThanOrEqual(mostFiles);
});

test('a page whose body comes after itself is refused for the body', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'budget-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, '.vite'));
  const chunk = (name: string, imports: readonly string[] = []) => ({ file: `${name}.js`, imports });
  const manifest = { 'src/First.tsx': chunk('first'), 'src/Page.tsx': chunk('page'), 'src/Body.tsx': chunk('body') };
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'index.html'), '');
  const kilobytes = { first: 1, page: 2, body: 60 };
  for (const [name, size] of Object.entries(kilobytes))
    await writeFile(join(dist, `${name}.js`), ' '.repeat(size * 1024));
  const views = [
    { name: '/', modules: ['First.tsx'] },
    { name: '/page', modules: ['Page.tsx', 'Body.tsx'] },
  ];
  const made = await routesOf(pathToFileURL(`${dist}/`), views);
  expect(costOf(made, '/page', '/')).toEqual([62, 2]);
  expect(costOf(made, '/page', '/')[0]).toBeGreaterThan(GOALS.further[0]);
});

test('files of the build import each other in no ring: a module would run before what it needs', () => {
  expect(build.ring).toBeUndefined();
});
