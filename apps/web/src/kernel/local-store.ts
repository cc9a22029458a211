/** The keys that were looked for while the server renders a page, which knows nothing of the device. */
let sought: Set<string> | undefined;

/** Renders as on a device that keeps nothing, and names what the browser has to look for before it takes that over. */
export function asIfNothingWereKept<T>(render: () => T): { readonly shown: T; readonly sought: readonly string[] } {
  const keys = new Set<string>();
  sought = keys;
  try {
    return { shown: render(), sought: [...keys] };
  } finally {
    sought = undefined;
  }
}

/** Reads and writes one local-storage key as JSON. Without local storage (private mode, full) nothing is kept. */
export function localStore<T>(key: string) {
  return {
    read(): T | undefined {
      sought?.add(key);
      if (sought) return undefined;
      try {
        const kept = localStorage.getItem(key);
        return kept === null ? undefined : (JSON.parse(kept) as T);
      } catch {
        return undefined;
      }
    },
    /** Whether it is kept. */
    write(value: T): boolean {
      if (sought) return true;
      try {
        localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // What cannot be kept is asked for again.
        return false;
      }
    },
    clear(): void {
      if (sought) return;
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
