/**
 * What a client may expect after a crash. Of each thing it is the value acknowledged last, or one that was sent after
 * it and never answered. `null` stands for nothing.
 */
export class Ledger {
  readonly #possible = new Map<string, Set<string | null>>();
  readonly #contradictions: object[] = [];
  /** How many writes were acknowledged. */
  acknowledged = 0;

  /** Whether it is certain that this is there: it was acknowledged, or found. */
  isCertain(key: string, value: string): boolean {
    const possible = this.#possible.get(key);
    return possible?.size === 1 && possible.has(value);
  }

  /** What was found: it must be possible, and is the only possibility from now on. */
  found(key: string, value: string | null): void {
    const possible = this.#possible.get(key);
    if (possible && !possible.has(value)) this.#contradictions.push({ key, found: value, possible: [...possible] });
    this.#possible.set(key, new Set([value]));
  }

  /** Sends one write that changes some things; where it is not acknowledged, both states of each stay possible. */
  async write<T>(changes: Readonly<Record<string, string | null>>, send: () => Promise<T>): Promise<T> {
    for (const [key, value] of Object.entries(changes)) {
      this.#possible.set(key, (this.#possible.get(key) ?? new Set([null])).add(value));
    }
    const answer = await send();
    for (const [key, value] of Object.entries(changes)) this.#possible.set(key, new Set([value]));
    this.acknowledged += 1;
    return answer;
  }

  /** What was found at any time and cannot be; `all` is everything that is there now. */
  contradictions(all: ReadonlyMap<string, string>): object[] {
    for (const key of this.#possible.keys()) this.found(key, all.get(key) ?? null);
    return this.#contradictions;
  }
}
