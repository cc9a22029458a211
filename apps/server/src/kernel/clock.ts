import { setTimeout } from 'node:timers/promises';

/** The one source of time. Tests set it; the server reads the machine's. */
export interface Clock {
  now(): Date;
  /** Lets some milliseconds pass. */
  rest(milliseconds: number): Promise<void>;
}

/** Lets real time pass, whatever a clock reads. */
export const restReally: Clock['rest'] = (milliseconds) => setTimeout(milliseconds);

export const systemClock: Clock = { now: () => new Date(), rest: restReally };

/** A clock that stands still until it is set: nobody waits by it, others only get their turn. */
export class FixedClock implements Clock {
  #now: Date;

  constructor(now: Date | string) {
    this.#now = new Date(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  rest(): Promise<void> {
    return setTimeout(0);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
