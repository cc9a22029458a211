// What React Aria asks of a browser and jsdom has not: it escapes a name before it looks for it.
if (typeof window !== 'undefined') {
  globalThis.CSS ??= { escape: String, supports: () => false } as unknown as typeof CSS;
}
