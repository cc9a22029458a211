import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** Files as a package, in their order. */
export function packaged(files: Iterable<readonly [name: string, content: string]>): Readable {
  const archive = new yazl.ZipFile();
  for (const [name, content] of files) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return archive.outputStream as Readable;
}
