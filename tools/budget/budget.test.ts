import { beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../packages/contract/src/pages/pages.ts';
import { routesOf, type Build } from './routes.ts';

/**
 * Scripts that a page brings, kilobytes of brotli and files: the first page all that it needs, each further one what it adds
 * to the first. Where a page is above its goal, its figure is a ceiling that only gets lower.
 */
const FIRST = '/';
const GOALS = { first: [120, 15], further: [40, 15] } as const;
const CEILINGS: Partial<Record<keyof typeof PAGES, readonly [kilobytes: number, files: number]>> = {
  '/quiz/create': [121, 24],
  '/quiz/{clubSequence}/quizzes/{quizSequence}': [64, 24],
  '/quiz-dashboard/{clubSequence}/grading': [85, 30],
  '/quiz-dashboard/{clubSequence}/edit': [130, 26],
  '/system/admin/club-approval': [91, 16],
};

let build: Build;
beforeAll(async () => {
  build = await routesOf(new URL('../../apps/web/dist/', import.meta.url));
});

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s keeps its budget of scripts', (path) => {
  const there = path === FIRST ? undefined : build.routes.get(FIRST);
  const scripts = [...build.routes.get(path)!].filter(([file]) => !there?.has(file));
  const [kilobytes, files] = CEILINGS[path] ?? GOALS[path === FIRST ? 'first' : 'further'];
  expect(scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(kilobytes);
  expect(scripts.length).toBeLessThanOrEqual(files);
});

test('files of the build import each other in no ring: a module would run before what it needs', () => {
  expect(build.ring).toBeUndefined();
});
