import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromBuffer, open as openZip, type Entry, type ZipFile } from 'yauzl';
import { withoutTail } from '../../../../kernel/files/zip-tail.ts';
import { READING_LIMITS } from './limits.ts';
import { Unreadable } from './unreadable.ts';

export interface Heard {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Without its prefix: programs choose their own. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Entries are taken one by one, and no more bytes come out of one than it says. */
const OPTIONS = { lazyEntries: true, validateEntrySizes: true, autoClose: false } as const;

const zipAt = (path: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    openZip(path, OPTIONS, (failed, file) => (failed ? reject(failed) : resolve(file)));
  });
const zipIn = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, OPTIONS, (failed, file) => (failed ? reject(failed) : resolve(file)));
  });

/** The directory of a ZIP. */
async function opened(path: string): Promise<{ file: ZipFile; entries: ReadonlyMap<string, Entry> }> {
  const file = await zipAt(path).catch(async () => zipIn(withoutTail(await readFile(path))));
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    file.on('error', reject);
    file.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      file.readEntry();
    });
    file.on('end', () => resolve({ file, entries }));
    file.readEntry();
  });
}

/** The parts of a document that is a ZIP of XML. What unpacks to more than it may ends there. */
export class Package {
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  static async open(path: string): Promise<Package> {
    const { file, entries } = await opened(path);
    return new Package(file, entries);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  async *bytes(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new Unreadable('broken');
    if ((entry.generalPurposeBitFlag & 1) === 1) throw new Unreadable('encrypted');
    // More than it says does not come out of it.
    if (this.#unpacked + entry.uncompressedSize > READING_LIMITS.unpackedBytes) throw new Unreadable('tooLarge');
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      this.#file.openReadStream(entry, (error, opening) => (error ? reject(error) : resolve(opening)));
    });
    for await (const chunk of stream) {
      this.#unpacked += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  }

  /** Listens to a part. The parser passes declarations over and knows no entities beyond XML's five. */
  async read(name: string, { open, text, close }: Heard): Promise<void> {
    const parser = new SaxesParser();
    let depth = 0;
    parser.on('opentag', ({ name: tag, attributes }: SaxesTagPlain) => {
      depth += 1;
      if (depth > READING_LIMITS.xmlDepth) throw new Unreadable('broken');
      open?.(local(tag), attributes);
    });
    if (text) {
      parser.on('text', text);
      parser.on('cdata', text);
    }
    parser.on('closetag', ({ name: tag }) => {
      depth -= 1;
      close?.(local(tag));
    });
    const decoder = new TextDecoder();
    for await (const piece of this.bytes(name)) parser.write(decoder.decode(piece, { stream: true }));
    parser.close();
  }

  /** Targets of a part's relations by their id, as names of parts. */
  async relations(name: string): Promise<ReadonlyMap<string, string>> {
    const { dir, base } = posix.parse(name);
    const found = new Map<string, string>();
    const path = posix.join(dir, '_rels', `${base}.rels`);
    if (!this.has(path)) return found;
    await this.read(path, {
      open: (tag, { Id, Target }) => {
        if (tag !== 'Relationship' || !Id || !Target) return;
        found.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target));
      },
    });
    return found;
  }
}
