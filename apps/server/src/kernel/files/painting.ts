import sharp from 'sharp';

/** A picture of 40 megapixels takes up to 180 MB while it is painted: two of them use two cores, and a third one waits. */
const MAX_AT_ONCE = 2;

// Kept pixels would not be asked for again, and threads within a picture take more memory than time.
sharp.cache(false);
sharp.concurrency(1);

let painting = 0;
const waiting: (() => void)[] = [];

/** Runs work that unpacks a picture once its turn has come, so that many pictures at once take no more memory than a few. */
export async function paint<T>(work: () => Promise<T>): Promise<T> {
  if (painting < MAX_AT_ONCE) painting += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // Whoever waited longest takes over the place.
    const next = waiting.shift();
    if (next) next();
    else painting -= 1;
  }
}
