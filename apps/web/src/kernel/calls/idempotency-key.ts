import { useRef } from 'react';

/**
 * Keys for a call that creates. The same content, sent again after a lost answer, keeps its key and so runs once; other
 * content gets a new one. `used` ends a key, so that the same words can be said twice on purpose.
 */
export function useIdempotencyKey() {
  const kept = useRef<{ readonly content: string; readonly key: string }>(undefined);
  return {
    of(content: string): string {
      if (kept.current?.content !== content) kept.current = { content, key: crypto.randomUUID() };
      return kept.current.key;
    },
    used(): void {
      kept.current = undefined;
    },
  };
}
