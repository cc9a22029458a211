import type { Change, TenantChange } from './change.ts';

/** One open stream. */
export interface Listener {
  readonly tenantId: string;
  readonly memberId: string;
  /** Events as JSON. */
  hear(events: readonly string[]): void;
  recheck(): void;
  end(): void;
}

/** Carries changes to the other servers of the installation. */
export interface Bus {
  send(changes: readonly TenantChange[]): void;
}

/** Changes are gathered for so long: a storm of likes reaches a page as a few events. */
const GATHER_MS = 100;
const MAX_GATHERED = 1000;
/** Of a storm a page hears that there was one; it asks for the whole once instead of for each thing. */
const MAX_AT_ONCE = 30;
const RESYNC = JSON.stringify({ kind: 'resync', isMine: false });

/** Who listens to what on this server. Topics of two tenants never meet: each is kept under its tenant's id. */
export class Live {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #streams = new Map<string, Set<Listener>>();
  #gathered = new Map<string, TenantChange>();
  #timer: NodeJS.Timeout | undefined;
  bus: Bus | undefined;
  streamCount = 0;

  /** Tells this server's listeners and the other servers, soon. The same change said twice is told once. */
  announce(tenantId: string, changes: readonly Change[]): void {
    for (const change of changes) {
      const told = { ...change, tenantId };
      this.#gathered.set(JSON.stringify(told), told);
    }
    if (this.#gathered.size >= MAX_GATHERED) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  /** Tells at once what was gathered. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changes = [...this.#gathered.values()];
    this.#gathered = new Map();
    if (changes.length === 0) return;
    this.deliver(changes);
    this.bus?.send(changes);
  }

  /** Tells this server's listeners alone. */
  deliver(changes: readonly TenantChange[]): void {
    const heard = new Map<Listener, string[]>();
    for (const { tenantId, topics, event, actorId } of changes) {
      const text = JSON.stringify({ ...event, isMine: false });
      const listeners = new Set(topics.flatMap((topic) => [...(this.#listeners.get(`${tenantId}/${topic}`) ?? [])]));
      for (const listener of listeners) {
        if (!event) listener.recheck();
        else {
          const events = heard.get(listener) ?? [];
          heard.set(listener, events);
          events.push(listener.memberId === actorId ? JSON.stringify({ ...event, isMine: true }) : text);
        }
      }
    }
    for (const [listener, events] of heard) listener.hear(events.length > MAX_AT_ONCE ? [RESYNC] : events);
  }

  /** Something may have been missed: every page asks anew, and may no longer be one that may ask. */
  resync(): void {
    for (const stream of [...this.#streams.values()].flatMap((all) => [...all])) {
      stream.hear([RESYNC]);
      stream.recheck();
    }
  }

  /** How many streams the member has open on this server. */
  streamsOf({ tenantId, memberId }: Pick<Listener, 'tenantId' | 'memberId'>): number {
    return this.#streams.get(`${tenantId}/${memberId}`)?.size ?? 0;
  }

  /** Keeps a stream until the answered function is called; `listen` says which topics it hears from now on. */
  add(listener: Listener): { listen: (topics: readonly string[]) => void; remove: () => void } {
    const owner = `${listener.tenantId}/${listener.memberId}`;
    let keys: string[] = [];
    let isRemoved = false;
    const leave = () => {
      for (const key of keys) drop(this.#listeners, key, listener);
      keys = [];
    };
    keep(this.#streams, owner, listener);
    this.streamCount += 1;
    return {
      listen: (topics) => {
        leave();
        // A check that was under way when the stream ended comes back with its topics.
        if (isRemoved) return;
        keys = topics.map((topic) => `${listener.tenantId}/${topic}`);
        for (const key of keys) keep(this.#listeners, key, listener);
      },
      remove: () => {
        isRemoved = true;
        leave();
        if (drop(this.#streams, owner, listener)) this.streamCount -= 1;
      },
    };
  }

  /** Ends all streams: their pages find another server. */
  end(): void {
    for (const stream of [...this.#streams.values()].flatMap((all) => [...all])) stream.end();
    clearTimeout(this.#timer);
  }
}

function keep(map: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const all = map.get(key);
  if (all) all.add(listener);
  else map.set(key, new Set([listener]));
}

function drop(map: Map<string, Set<Listener>>, key: string, listener: Listener): boolean {
  const all = map.get(key);
  const isDropped = all?.delete(listener) ?? false;
  if (all?.size === 0) map.delete(key);
  return isDropped;
}
