import { localStore } from '../local-store.ts';
import { currentSession } from '../session.ts';
import { createStore, type Store } from '../store.ts';
import type { KeptCopy } from './draft.ts';

/** The beginning of the keys under which this device keeps what the present member writes, apart for each tenant. */
export function ownDrafts(): string {
  const { tenantUri, memberId } = currentSession();
  return `draft:${tenantUri}:${memberId ?? ''}:`;
}

/** What this device keeps of the present member's draft at one place. */
export const keptCopy = <T>(place: string): KeptCopy<T> => localStore(ownDrafts() + place);

type Values<T> = Readonly<Record<string, T>>;

/** Several values under one key of local storage, shared by the tabs of this browser. */
export class KeptValues<T> {
  readonly store: Store<Values<T>>;
  readonly #kept: KeptCopy<Values<T>>;

  constructor(name: string) {
    this.#kept = localStore<Values<T>>(name);
    this.store = createStore(this.#kept.read() ?? {});
    // The server, which renders pages, hears of no other tab.
    if (typeof document === 'undefined') return;
    addEventListener('storage', ({ key }) => {
      if (key === name) this.store.set(this.#kept.read() ?? {});
    });
  }

  /** Keeps a value, or forgets it. */
  put(key: string, value: T | undefined): void {
    // Another tab may have written since; where nothing can be kept, the page's own copy is all there is.
    const all = { ...this.#kept.read(), ...this.store.get() };
    const { [key]: _, ...others } = all;
    const next = value === undefined ? others : { ...all, [key]: value };
    if (Object.keys(next).length > 0) this.#kept.write(next);
    else this.#kept.clear();
    this.store.set(next);
  }
}
