import { afterAll, afterEach, vi } from 'vitest';

if (typeof window !== 'undefined') {
  // What React Aria asks of a browser and jsdom has not: it escapes a name before it looks for it.
  globalThis.CSS ??= { escape: String, supports: () => false } as unknown as typeof CSS;
  // A window of no width.
  globalThis.matchMedia ??= (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  await import('./pace/light-styles.ts');
  await import('./pace/short-misses.ts');
  await import('./pace/without-owner-stacks.ts');
  // What stays shown goes on with its timers after the document is gone.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  // Files share their document as well. What reads sentences out is made once for all of them.
  afterAll(() => {
    document.body.replaceChildren(...document.querySelectorAll('body > [data-live-announcer]'));
    delete document.documentElement.dataset['theme'];
    localStorage.clear();
  });
}

// Nor is what one put in the place of the browser's own any business of the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
