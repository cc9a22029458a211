import type { Clock } from '../clock.ts';

/** Takes one piece after the other, for as long as each was as large as it may be. `take` answers how much it took. */
export async function inBatches(most: number, take: (most: number) => Promise<number>): Promise<void> {
  while ((await take(most)) === most);
}

export interface Pace {
  /** Of the time, 0 to 1, that the work takes at most. */
  readonly share: number;
  /** Between two pieces: on a slow machine the work takes more than its share, and is done some day. */
  readonly longestRestMs: number;
}

/** The same for work that nobody waits for. Between pieces it rests, so that others are answered meanwhile. */
export const inPacedBatches = (
  clock: Pick<Clock, 'rest'>,
  most: number,
  { share, longestRestMs }: Pace,
  take: (most: number) => Promise<number>,
): Promise<void> =>
  inBatches(most, async (size) => {
    const began = performance.now();
    const taken = await take(size);
    const took = performance.now() - began;
    if (taken === size) await clock.rest(Math.min(took / share - took, longestRestMs));
    return taken;
  });
