import type { Readable } from 'node:stream';
import yazl from 'yazl';

export interface ArchiveEntry {
  readonly name: string;
  readonly modifiedAt: Date;
  readonly open: () => Promise<Readable>;
}

/** A name that every system can unpack into a folder. */
function safeEntryName(name: string): string {
  const safe = name.replace(/[\\/:*?"<>|]/g, '_');
  return /^\.*$/.test(safe) ? `file${safe}` : safe;
}

/** Names that differ without regard to case, as some systems need it: `a.txt`, `a (2).txt`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeEntryName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let unique = safe;
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${stem} (${n})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Streams a ZIP of the entries; each is opened only when the one before has been sent. */
export function zip(entries: readonly ArchiveEntry[]): Readable {
  const archive = new yazl.ZipFile();
  const output = archive.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  archive.on('error', fail);
  const names = uniqueNames(entries.map((entry) => entry.name));
  for (const [index, { open, modifiedAt }] of entries.entries()) {
    archive.addReadStreamLazy(names[index]!, { mtime: modifiedAt }, (pass) => {
      open().then((stream) => pass(null, stream.on('error', fail)), fail);
    });
  }
  archive.end();
  return output;
}
