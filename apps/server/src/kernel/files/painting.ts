import sharp from 'sharp';
import { Semaphore } from '../semaphore.ts';

/** A picture of 40 megapixels takes up to 180 MB while it is painted: two of them use two cores, and a third one waits. */
const MAX_AT_ONCE = 2;

// Kept pixels would not be asked for again, and threads within a picture take more memory than time.
sharp.cache(false);
sharp.concurrency(1);

const semaphore = new Semaphore(MAX_AT_ONCE);

/** Runs work that unpacks a picture once its turn has come, so that many pictures at once take no more memory than a few. */
export const paint = <T>(work: () => Promise<T>): Promise<T> => semaphore.take(work);
