import { setTimeout as wait } from 'node:timers/promises';

/** Takes one piece after the other, for as long as each was as large as it may be. `take` answers how much it took. */
export async function inBatches(most: number, take: (most: number) => Promise<number>): Promise<void> {
  while ((await take(most)) === most);
}

/**
 * The same for work that nobody waits for. Between pieces it rests, so that it takes no more than `share` (0 to 1) of the time:
 * others are answered meanwhile. `rest` waits some milliseconds.
 */
export const inPacedBatches = (
  most: number,
  share: number,
  take: (most: number) => Promise<number>,
  rest: (milliseconds: number) => Promise<unknown> = wait,
): Promise<void> =>
  inBatches(most, async (size) => {
    const began = performance.now();
    const taken = await take(size);
    const took = performance.now() - began;
    if (taken === size) await rest(took / share - took);
    return taken;
  });
