// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The page as it starts: what its program remembers is new, what the tab remembers is not. */
async function load() {
  vi.resetModules();
  return { ...(await import('./reload-for-new-version.ts')), ...(await import('./load-failure.ts')) };
}
const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockClear();
});

test('the page is loaded anew once for its version, after what is said can be read', async () => {
  const before = await load();
  before.reloadForNewVersion();
  before.reloadForNewVersion();
  expect(reload).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  const after = await load();
  after.reloadForNewVersion();
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that can remember nothing is not loaded anew by itself', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  const page = await load();
  page.reloadForNewVersion();
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['its file is gone', new Response(null, { status: 404 }), 'replaced'],
  ['a page stands in its place', new Response(null, { headers: { 'content-type': 'text/html' } }), 'replaced'],
  ['an answer of the API does', new Response(null, { headers: { 'content-type': 'application/json' } }), 'replaced'],
  ['its file is there', new Response(null, { headers: { 'content-type': 'text/javascript' } }), 'failed'],
  ['the server is overloaded', new Response(null, { status: 429 }), 'failed'],
  ['nothing answers', undefined, 'away'],
] as const)('the program is asked for: %s', async (_, answer, failure) => {
  const asked = vi.fn(() => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'))));
  vi.stubGlobal('fetch', asked);
  const { findLoadFailure, programFile } = await load();
  expect(await findLoadFailure()).toBe(failure);
  expect(asked).toHaveBeenCalledWith(programFile, { method: 'HEAD', cache: 'no-store' });
});
