/** Reads and writes one local-storage key as JSON. Without local storage (private mode, full) nothing is kept. */
export function localStore<T>(key: string) {
  return {
    read(): T | undefined {
      try {
        const kept = localStorage.getItem(key);
        return kept === null ? undefined : (JSON.parse(kept) as T);
      } catch {
        return undefined;
      }
    },
    /** Whether it is kept. */
    write(value: T): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // What cannot be kept is asked for again.
        return false;
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
