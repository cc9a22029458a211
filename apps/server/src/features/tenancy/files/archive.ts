import type { Readable } from 'node:stream';
import yazl from 'yazl';
import { archivePaths, type ArchivePlace } from './archive-names.ts';

export interface ArchiveEntry extends ArchivePlace {
  readonly modifiedAt: Date;
  /** Text shrinks; pictures, documents and archives are packed already. */
  readonly isText: boolean;
  readonly open: () => Promise<Readable>;
}

/** Streams a ZIP of the entries; each is opened only when the one before has been sent, and none once nobody reads on. */
export function zip(entries: readonly ArchiveEntry[]): Readable {
  const archive = new yazl.ZipFile();
  const output = archive.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: Error) => output.destroy(error);
  const pass = (stream: Readable, next: (error: null, stream: Readable) => void) => {
    current = stream.on('error', fail);
    if (output.destroyed) current.destroy();
    else next(null, current);
  };
  archive.on('error', fail);
  output.on('close', () => current?.destroy());
  const paths = archivePaths(entries);
  for (const [index, { open, modifiedAt, isText }] of entries.entries()) {
    archive.addReadStreamLazy(paths[index]!, { mtime: modifiedAt, compress: isText }, (next) => {
      open().then((stream) => pass(stream, next), fail);
    });
  }
  archive.end();
  return output;
}
