import type { Entry, ZipFile } from 'yauzl';
import { decodeSheetText } from '../../../../../kernel/spreadsheet/read-csv.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { unpack, zipEntries } from '../../../../../kernel/spreadsheet/zip-entries.ts';

/** Unpacked bytes of one document within a package, and of all of them together. */
const MAX_PART_BYTES = 24 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
const MAX_ENTRIES = 20_000;

/** A file as its content shows it: an archive, XML, or another text. Its name says nothing. */
export type QuestionFile =
  | { readonly kind: 'zip'; readonly path: string; readonly archive: Archive }
  | { readonly kind: 'xml'; readonly bytes: Buffer }
  | { readonly kind: 'text'; readonly bytes: Buffer; readonly text: string };

/** The files of an archive, unpacked one by one within bounds. */
export class Archive {
  readonly #file: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  private constructor(file: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  static async open(bytes: Buffer): Promise<Archive> {
    const { file, entries } = await zipEntries(bytes);
    if (entries.size > MAX_ENTRIES) throw new UnreadableSheet('tooLarge');
    return new Archive(file, entries);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  async bytes(name: string): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new UnreadableSheet('broken');
    const pieces: Buffer[] = [];
    for await (const piece of unpack(this.#file, entry, MAX_PART_BYTES)) {
      this.#unpacked += piece.length;
      if (this.#unpacked > MAX_UNPACKED_BYTES) throw new UnreadableSheet('tooLarge');
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }
}

const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
/** Looked at without its zeros, so that UTF-16 is seen as well. */
const isXml = (bytes: Buffer) =>
  /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|!--|!DOCTYPE|quiz|questestinterop|POOL|assessmentItem|qti-)/i.test(
    bytes.toString('latin1', 0, 400).replaceAll('\0', ''),
  );

export async function openFile(path: string, bytes: Buffer): Promise<QuestionFile> {
  if (isZip(bytes)) return { kind: 'zip', path, archive: await Archive.open(bytes) };
  if (isXml(bytes)) return { kind: 'xml', bytes };
  return { kind: 'text', bytes, text: decodeSheetText(bytes).replace(/^\ufeff/, '') };
}
