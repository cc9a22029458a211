import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { withoutTail } from '../files/zip-tail.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Entries are taken one by one, and no more bytes come out of one than it says.
    fromBuffer(withoutTail(bytes), { lazyEntries: true, validateEntrySizes: true }, (error, file) =>
      error ? reject(new UnreadableSheet('broken')) : resolve(file),
    );
  });

/** The directory of a ZIP, by name. Nothing is unpacked. */
export async function zipEntries(bytes: Buffer): Promise<{ file: ZipFile; entries: ReadonlyMap<string, Entry> }> {
  const file = await opened(bytes);
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    file.on('error', () => reject(new UnreadableSheet('broken')));
    file.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      file.readEntry();
    });
    file.on('end', () => resolve({ file, entries }));
    file.readEntry();
  });
}

/** Unpacks one file of a ZIP piece by piece; what turns out larger than allowed ends there. */
export async function* unpack(file: ZipFile, entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new UnreadableSheet('tooLarge');
  const stream = await new Promise<NodeJS.ReadableStream & AsyncIterable<Buffer>>((resolve, reject) => {
    file.openReadStream(entry, (error, opening) =>
      error ? reject(new UnreadableSheet('broken')) : resolve(opening as never),
    );
  });
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new UnreadableSheet('tooLarge');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('broken');
  }
}
