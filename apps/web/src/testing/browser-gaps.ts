import { afterAll, afterEach, beforeEach, vi } from 'vitest';

if (typeof window !== 'undefined') {
  // What React Aria asks of a browser and jsdom has not: it escapes a name before it looks for it.
  globalThis.CSS ??= { escape: String, supports: () => false } as unknown as typeof CSS;
  // A window of no width.
  globalThis.matchMedia ??= (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  await import('./light-styles.ts');
  await import('./light-diagnostics.ts');
  // What stays shown goes on with its timers after the document is gone.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  const { interruption } = await import('../kernel/interruptions.ts');
  const { typedAddress } = await import('../features/tenancy/accounts/typed-address.ts');
  // Tests share their document, and one that fails leaves it as it stood. What reads sentences out is made once for all.
  const clear = () => {
    interruption.set(null);
    typedAddress.keep('');
    document.body.replaceChildren(...document.querySelectorAll('body > [data-live-announcer]'));
    for (const name of document.body.getAttributeNames()) document.body.removeAttribute(name);
    for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
  };
  beforeEach(clear);
  afterAll(clear);
}

// Nor is what one put in the place of the browser's own any business of the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
