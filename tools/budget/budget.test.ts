import { beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../packages/contract/src/pages/pages.ts';
import { routesOf, type Build } from './routes.ts';

/**
 * Scripts of each page: kilobytes of brotli and files, for somebody who comes there first. Goals are 120 KB and 15 files for the first
 * page, 40 KB for each further one; where a page is above, its figure is a ceiling that only gets lower.
 */
const GOAL = [120, 15] as const;
const CEILINGS: Partial<Record<keyof typeof PAGES, readonly [kilobytes: number, files: number]>> = {
  '/account/login': [134, 8],
  '/quiz': [123, 8],
  '/quiz/create': [238, 35],
  '/quiz/{clubSequence}': [131, 8],
  '/quiz/{clubSequence}/quizzes/{quizSequence}': [173, 33],
  '/quiz-dashboard/{clubSequence}': [183, 20],
  '/quiz-dashboard/{clubSequence}/quizzes': [230, 36],
  '/quiz-dashboard/{clubSequence}/grading': [235, 46],
  '/quiz-dashboard/{clubSequence}/gradebook': [201, 26],
  '/quiz-dashboard/{clubSequence}/progress': [189, 24],
  '/quiz-dashboard/{clubSequence}/evaluation': [189, 23],
  '/quiz-dashboard/{clubSequence}/members': [192, 25],
  '/quiz-dashboard/{clubSequence}/edit': [247, 40],
  '/quiz-make/contents': [191, 20],
  '/my-clubs': [127, 8],
  '/account/my/replies': [122.1, 10],
  '/account/my/alarms': [122, 10],
  '/account/my/alarms/settings': [126, 11],
  '/system/admin/club-approval': [210, 20],
  '/system/admin/ai': [221, 26],
};

let build: Build;
beforeAll(async () => {
  build = await routesOf(new URL('../../apps/web/dist/', import.meta.url));
});

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s keeps its budget of scripts', (path) => {
  const scripts = [...build.routes.get(path)!.values()];
  const [kilobytes, files] = CEILINGS[path] ?? GOAL;
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(kilobytes);
  expect(scripts.length).toBeLessThanOrEqual(files);
});

test('files of the build import each other in no ring: a module would run before what it needs', () => {
  expect(build.ring).toBeUndefined();
});
