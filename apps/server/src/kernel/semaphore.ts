import { FairQueue } from './jobs/fair-queue.ts';

/** For whom work is done: an organisation, and a person in it; empty for the organisation itself. */
export interface Owner {
  readonly tenantId: string;
  readonly memberId: string;
}

interface Line {
  readonly owner: Owner;
  underWay: number;
  /** `since` counts in the order in which the work came. */
  readonly waiting: { readonly since: Date; readonly begin: () => void }[];
}

const NOBODY: Owner = { tenantId: '', memberId: '' };
const keyOf = ({ tenantId, memberId }: Owner) => `${tenantId}/${memberId}`;

/**
 * Lets so many pieces of work run at a time. The others wait for their turn: by organisation, then by person
 * (`FairQueue`). Those of one person go in the order in which they came, and so does what has no owner.
 */
export class Semaphore {
  #free: number;
  #came = 0;
  readonly #queue = new FairQueue();
  readonly #lines = new Map<string, Line>();

  constructor(count: number) {
    this.#free = count;
  }

  /** How many pieces of work wait. */
  get waiting(): number {
    return this.#lines.values().reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  async take<T>(work: () => Promise<T>, { tenantId, memberId }: Owner = NOBODY): Promise<T> {
    // An owner may be a unit of work, whose names are no properties of its own.
    const owner = { tenantId, memberId };
    const line = this.#lines.get(keyOf(owner)) ?? { owner, underWay: 0, waiting: [] };
    this.#lines.set(keyOf(owner), line);
    await new Promise<void>((begin) => {
      line.waiting.push({ since: new Date(++this.#came), begin });
      this.#next();
    });
    try {
      return await work();
    } finally {
      line.underWay -= 1;
      this.#free += 1;
      // A turn passes on from hand to hand: nobody who comes just now takes it before those who wait.
      this.#next();
      if (line.underWay === 0 && line.waiting.length === 0) this.#lines.delete(keyOf(owner));
    }
  }

  #next(): void {
    if (this.#free === 0) return;
    const claimants = [...this.#lines.values()].map(({ owner, underWay, waiting: [first] }) => ({
      ...owner,
      underWay,
      next: first ? { id: keyOf(owner), since: first.since } : null,
    }));
    const chosen = this.#queue.choose(claimants, Infinity);
    if (!chosen) return;
    const line = this.#lines.get(keyOf(chosen))!;
    this.#free -= 1;
    line.underWay += 1;
    line.waiting.shift()!.begin();
  }
}
