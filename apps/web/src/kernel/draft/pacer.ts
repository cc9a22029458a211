const QUIET_MS = 2_000;
const MAX_WAIT_MS = 10_000;
const RETRY_MS = [3_000, 10_000, 30_000, 60_000] as const;

/** Says when to save: after a pause in typing, at the latest ten seconds after its first key, and again after a failure. */
export class Pacer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;
  #failures = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  soon(): void {
    this.#since ??= Date.now();
    this.#in(Math.max(0, Math.min(QUIET_MS, this.#since + MAX_WAIT_MS - Date.now())));
  }

  /** After a failure: each time later, and not before the server wants it (`retryAfter`, in seconds). */
  later(retryAfter = 0): void {
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? QUIET_MS;
    this.#failures += 1;
    this.#in(Math.max(wait, retryAfter * 1000));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What was waited for is on its way. */
  begin(): void {
    this.stop();
    this.#since = undefined;
  }

  /** The server took it: the next failure is a first one. */
  succeed(): void {
    this.#failures = 0;
  }

  #in(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#save, milliseconds);
  }
}
