/** Lets so many pieces of work be under way at a time; the others wait for their turn, in the order in which they came. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // A turn passes on from hand to hand: nobody who comes just now takes it before those who wait.
      if (next) next();
      else this.#free += 1;
    }
  }
}
