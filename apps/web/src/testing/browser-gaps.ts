import { afterAll, afterEach, vi } from 'vitest';

if (typeof window !== 'undefined') {
  // What React Aria asks of a browser and jsdom has not: it escapes a name before it looks for it.
  globalThis.CSS ??= { escape: String, supports: () => false } as unknown as typeof CSS;
  // What stays shown goes on with its timers after the document is gone.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}

// Files share their modules: what one put in the place of the browser's own is no business of the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
