import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether it is given, and how many gave it. */
export interface Toggled {
  readonly on: boolean;
  readonly count: number;
}
/** Sends the wanted state; what the server answers of it counts. */
export type SendToggle = (on: boolean) => Promise<Partial<Toggled> | void>;

/**
 * One like, one-pick or favourite. A click shows at once; only one request runs at a time, and after it only the last
 * wish is sent, if it still differs. A refusal goes back to what the server last confirmed.
 */
export class ToggleQueue {
  #confirmed: Toggled;
  #wanted: boolean;
  #running: Promise<void> | undefined;
  #shown: Toggled;
  readonly #listeners = new Set<() => void>();

  constructor(confirmed: Toggled) {
    this.#confirmed = confirmed;
    this.#wanted = confirmed.on;
    this.#shown = confirmed;
  }

  /** What to show now. */
  readonly shown = (): Toggled => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get isIdle(): boolean {
    return this.#running === undefined && this.#listeners.size === 0;
  }

  /** Takes over what a newer answer of the server says, unless a click is under way. */
  confirm(state: Toggled): void {
    if (this.#running) return;
    this.#confirmed = state;
    this.#wanted = state.on;
    this.#publish();
  }

  /**
   * Toggles it. Resolves with the confirmed state once nothing is left to send, or rejects with the refusal. A click
   * that joins a running request resolves at once with nothing, so that each outcome is reported once.
   */
  async flip(send: SendToggle): Promise<Toggled | undefined> {
    this.#wanted = !this.#wanted;
    this.#publish();
    if (this.#running) return undefined;
    this.#running = this.#settle(send).finally(() => {
      this.#running = undefined;
      this.#publish();
    });
    await this.#running;
    return this.#confirmed;
  }

  async #settle(send: SendToggle): Promise<void> {
    while (this.#wanted !== this.#confirmed.on) {
      const on = this.#wanted;
      try {
        const answer = await send(on);
        this.#confirmed = { on, count: this.#guess(on).count, ...answer };
      } catch (error) {
        this.#wanted = this.#confirmed.on;
        throw error;
      }
    }
  }

  #guess(on: boolean): Toggled {
    const step = Number(on) - Number(this.#confirmed.on);
    return { on, count: Math.max(0, this.#confirmed.count + step) };
  }

  #publish(): void {
    const next = this.#guess(this.#wanted);
    if (next.on === this.#shown.on && next.count === this.#shown.count) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Queues by key, so that one thing shown twice, or shown again after a page turn, still is one queue. */
const queues = new Map<string, ToggleQueue>();

function queueOf(key: string, state: Toggled): ToggleQueue {
  // The server renders for everybody, one after the other, and keeps nobody's state.
  if (typeof document === 'undefined') return new ToggleQueue(state);
  let queue = queues.get(key);
  if (!queue) {
    queue = new ToggleQueue(state);
    queues.set(key, queue);
  }
  return queue;
}

export interface OptimisticToggle extends Toggled {
  readonly key: string;
  readonly send: SendToggle;
  /** The confirmed state, for the caches that show it elsewhere. */
  readonly onSettled?: (state: Toggled) => void;
  /** The refusal, after the roll-back. */
  readonly onRefused: (error: unknown) => void;
}

/** The state to show and the click, for one like, one-pick or favourite. `key` names the thing: `favorite:12`. */
export function useOptimisticToggle({ key, on, count, send, onSettled, onRefused }: OptimisticToggle) {
  const queue = queueOf(key, { on, count });
  // The same object where it says the same: another would have every button of a page that came rendered drawn again.
  const [asRendered] = useState<Toggled>(() => {
    const now = queue.shown();
    return now.on === on && now.count === count ? now : { on, count };
  });
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, () => asRendered);
  useEffect(() => queue.confirm({ on, count }), [queue, on, count]);
  useEffect(
    () => () => {
      if (queue.isIdle) queues.delete(key);
    },
    [queue, key],
  );
  const toggle = () => queue.flip(send).then((state) => state && onSettled?.(state), onRefused);
  return { ...shown, toggle };
}
