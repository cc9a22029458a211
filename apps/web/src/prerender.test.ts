import { beforeEach, expect, test, vi } from 'vitest';
import { FIRST_VIEWS } from '../first-views.ts';
import type { Boot } from './kernel/session.ts';
import { bootOf, tenantOf, type Who } from './testing/boot.ts';
import { clubOf } from './testing/clubs.ts';
import { answersOf, firstPagesOf } from './testing/first-pages.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
/** Copies of the app are loaded from their sources. */
const TIMEOUT_MS = 120_000;
const PATHS = [
  '/',
  '/quiz',
  '/quiz/12',
  '/account/login',
  '/my-clubs',
  ...new Set(firstPagesOf('').map(({ path }) => path)),
];

/** A boot in which everything that a page shows bears the person's mark. */
function bootWith(mark: string, who: Who, timeZone: string): Boot {
  const boot = bootOf(who, { memberId: `id-${mark}`, ...(who !== 'guest' && { memberName: `name-${mark}` }) });
  const club = clubOf({ clubName: `club-${mark}`, clubImageUrl: `/images/${mark}`, isFavorite: true, myProgress: 40 });
  return {
    ...boot,
    tenant: tenantOf({ tenantName: `tenant-${mark}`, logoUrl: `/logo-${mark}.svg`, timeZone, colorPreset: mark }),
    answers: {
      '/api/v1/clubs?page=1&size=12': { contents: [club], totalElements: 1 },
      '/api/v1/codes': { jobGroups: [{ code: '0300', name: `group-${mark}` }], jobs: [], jobLevels: [] },
      '/api/v1/my/due-quizzes': { contents: [] },
      ...Object.assign({}, ...firstPagesOf(mark).map(answersOf)),
      '/api/v1/accounts/demo': { password: `password-${mark}`, accounts: [] },
    },
  };
}
const people = {
  anna: bootWith('anna', 'member', 'Asia/Seoul'),
  bora: bootWith('bora', 'instructor', 'America/Los_Angeles'),
  dana: bootWith('dana', 'manager', 'Asia/Seoul'),
  chul: bootWith('chul', 'guest', 'Europe/Berlin'),
};
const pages = Object.entries(people).flatMap(([mark, boot]) => PATHS.map((path) => ({ mark, boot, path })));

async function newProgram() {
  vi.resetModules();
  return (await import('./prerender.tsx')).prerender;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});

test(
  'pages rendered at the same time are byte for byte those of an app that knows nobody else',
  async () => {
    const alone: string[] = [];
    for (const boot of Object.values(people)) {
      const prerender = await newProgram();
      for (const path of PATHS) alone.push((await prerender(path, boot, NOW)).markup);
    }
    // Nothing is left to the browser: what cannot be rendered here moves the page when it comes.
    expect(alone.filter((markup) => markup.includes('<!--$!-->'))).toEqual([]);
    const prerender = await newProgram();
    for (const order of [pages, pages.toReversed(), pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))]) {
      const markups = (await Promise.all(order.map(({ boot, path }) => prerender(path, boot, NOW)))).map(
        ({ markup }) => markup,
      );
      for (const [index, one] of order.entries()) {
        expect(markups[index]).toBe(alone[pages.indexOf(one)]);
        const others = Object.keys(people).filter((mark) => mark !== one.mark);
        expect(others.filter((mark) => markups[index]!.includes(`-${mark}`))).toEqual([]);
      }
    }
    expect(alone.filter((markup) => markup.includes('name-anna')).length).toBeGreaterThan(3);
  },
  TIMEOUT_MS,
);

test('a page names the parts that its state shows, each of which a first view counts', async () => {
  const prerender = await newProgram();
  const rooms = firstPagesOf('anna').filter(({ path }) => path === '/quiz/12/quizzes/31');
  const parts: (readonly string[])[] = [];
  for (const room of rooms) {
    const boot = { ...bootOf('member'), answers: answersOf(room) };
    parts.push((await prerender(room.path, boot, NOW)).parts);
  }
  const editor = 'features/answering/answers/writing/AnswerEditor.tsx';
  expect(parts).toEqual([[editor], [editor], ['features/answering/answers/own/AfterFinal.tsx']]);
  const counted = FIRST_VIEWS.flatMap(({ modules }) => modules);
  for (const part of parts.flat()) expect(counted).toContain(part);
});

test('a render leaves nobody behind, not even when it fails', async () => {
  const prerender = await newProgram();
  const { currentSession } = await import('./kernel/session.ts');
  const { queryClient } = await import('./kernel/query-client.ts');
  await prerender('/quiz', people.anna, NOW);
  expect(() => currentSession()).toThrow('startSession comes first');
  await expect(prerender('/', { ...people.anna, tenant: null } as never, NOW)).rejects.toThrow();
  expect(() => currentSession()).toThrow('startSession comes first');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect((await prerender('/', people.bora, NOW)).markup).toContain('name-bora');
});
