import type { Clock } from '../clock.ts';

/** Takes one piece after the other, for as long as each was as large as it may be. `take` answers how much it took. */
export async function inBatches(most: number, take: (most: number) => Promise<number>): Promise<void> {
  while ((await take(most)) === most);
}

/**
 * The same for work that nobody waits for. Between pieces it rests, so that it takes no more than `share` (0 to 1) of the time:
 * others are answered meanwhile.
 */
export const inPacedBatches = (
  clock: Pick<Clock, 'rest'>,
  most: number,
  share: number,
  take: (most: number) => Promise<number>,
): Promise<void> =>
  inBatches(most, async (size) => {
    const began = performance.now();
    const taken = await take(size);
    const took = performance.now() - began;
    if (taken === size) await clock.rest(took / share - took);
    return taken;
  });
