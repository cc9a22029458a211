import { readFile } from './read-file.ts';
import { gatherReading, type OnProgress, type ReadingResult } from './reader.ts';
import type { ReaderTask } from './reader-words.ts';

/** Reads a file that means no harm in this process: it takes the reader's own longer to start than to read. */
export async function readHere(task: ReaderTask, onProgress?: OnProgress): Promise<ReadingResult> {
  const gather = gatherReading(onProgress);
  return gather(await readFile(task, async (word) => void gather(structuredClone(word))))!;
}
