import { afterEach } from 'vitest';

if (typeof window !== 'undefined') {
  // What React Aria asks of a browser and jsdom has not: it escapes a name before it looks for it.
  globalThis.CSS ??= { escape: String, supports: () => false } as unknown as typeof CSS;
  // What stays shown goes on with its timers after the document is gone.
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
